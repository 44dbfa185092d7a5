import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fecharAcessosDoDia } from './acessos.ts'
import {
  alguem,
  amanhecer,
  aprovada,
  comunicar,
  feito,
  HOJE,
  obter,
  semCausa,
  verificar,
} from '../../test/demissoes.ts'
import {
  ausenciasDe,
  coberturasDe,
  doenca,
  homologar,
  informar,
  livresPara,
  poucosDias,
} from '../../test/afastamentos.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { alguemDeFerias, aprovada as feriasAprovadas, saldoDe } from '../../test/ferias.ts'
import { alguemAPromover, pedida as promocaoPedida } from '../../test/promocoes.ts'
import { abrirVagas, alguemARemanejar, pedidoDe, pedir } from '../../test/remanejamentos.ts'
import { noiteDe } from '../../test/clock.ts'

const empresa = abrirEmpresa()

const statusDe = async (id: number) => {
  const { rows } = await sql<{ status: string }>`select status from processo where id = ${id}`.execute(
    empresa.rh.db,
  )
  return rows[0]?.status
}

describe('the slot', () => {
  it('is free from the day after the end on, and offered with the admission that takes it', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(
      rh,
      semCausa({ aviso: 'trabalhado', substituir: true }),
    )
    await comunicar(rh, registro.id)
    const { reposicao } = await obter(empresa.cliente, registro.id)
    expect(reposicao).toMatchObject({ desde: '2026-12-21' })
    const vagas = await rh.as('vagas')
    const { demissao } = await vagas.call('GET /api/demissao/vaga', { query: { colaborador: colaboradorId } })
    expect(demissao).toEqual({
      id: registro.id,
      numero: registro.numero,
      status: 'em_aviso',
      comunicacao: HOJE,
      desligamento: '2026-12-20',
      vagaLivreEm: '2026-12-21',
      substituir: true,
    })
  })
})

describe('what rested on the bond', () => {
  it('ends with it: days of a vacation to come go back to the period', async () => {
    const { rh } = empresa
    const pessoa = await alguemDeFerias(rh)
    const { registro: ferias } = await feriasAprovadas(rh, empresa.cliente, {}, pessoa)
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(0)
    const { registro } = await aprovada(rh, semCausa(), pessoa.id)
    expect(registro.simulacao?.diasVencidos).toBe(30)
    await comunicar(rh, registro.id)
    expect(await statusDe(ferias.id)).toBe('cancelada')
    expect(await saldoDe(rh.db, pessoa.periodoId)).toBe(30)
    const { rows } = await sql`select from ausencia where processo_id = ${ferias.id}`.execute(rh.db)
    expect(rows).toEqual([])
  })

  it('ends with it: a promotion that was asked for is cancelled, and says why', async () => {
    const { rh } = empresa
    const { pessoa, registro: promocao } = await promocaoPedida(rh, empresa.cliente)
    const { pendencias } = await verificar(empresa.cliente, pessoa.id, semCausa())
    expect(pendencias.find(({ codigo }) => codigo === 'processo_em_andamento')?.mensagem).toBe(
      `Há outro processo em andamento: Promoção ${promocao.numero}.`,
    )
    const { registro } = await aprovada(rh, semCausa(), pessoa.id)
    await comunicar(rh, registro.id)
    expect(await statusDe(promocao.id)).toBe('cancelada')
    const { eventos } = await (
      await rh.as('cadastro')
    ).call('GET /api/promocao/obter/:id', { params: { id: promocao.id } })
    expect(eventos.at(-1)).toMatchObject({
      nome: 'cancelar',
      autor: null,
      motivo: expect.stringContaining('DEM-'),
    })
  })

  it('ends with it: a leave with its cover, told to who sends people, and one that was to begin', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const [cobertura] = await livresPara(rh, id)
    const atestado = { ...poucosDias().atestado, dias: 11 }
    const dados = poucosDias({ fim: '2026-11-30', atestado, cobertura })
    const licenca = await informar(await rh.as('coordenador'), id, dados)
    await homologar(await rh.as('sesmt'), licenca.id)
    const aVir = await informar(await rh.as('cadastro'), id, { motivo: 'J-CASAMENTO', inicio: '2026-12-07' })
    await homologar(await rh.as('coordenador'), aVir.id, 'departamento_pessoal')
    const pedido = semCausa({ causa: '07', aviso: 'dispensado', desligamento: HOJE })
    const { registro } = await aprovada(rh, pedido, id)
    await comunicar(rh, registro.id)
    expect([await statusDe(licenca.id), await statusDe(aVir.id)]).toEqual(['encerrado', 'cancelado'])
    expect([await ausenciasDe(rh.db, licenca.id), await ausenciasDe(rh.db, aVir.id)]).toEqual([
      [[HOJE, HOJE, true]],
      [],
    ])
    expect(await coberturasDe(rh.db, licenca.id)).toEqual([[cobertura, HOJE, HOJE]])
    const { rows } = await sql<{ tipo: string }>`
      select tipo from efeito where processo_id in (${licenca.id}, ${aVir.id}) order by id`.execute(rh.db)
    expect(rows.map(({ tipo }) => tipo)).toContain('afastamento.encerrado')
    const { rows: avisos } = await sql<{ texto: string }>`
      select texto from notificacao where processo_id = ${licenca.id} and texto like 'Cobertura desfeita%'`.execute(
      rh.db,
    )
    expect(avisos[0]?.texto).toContain('terminou em 20/11/2026')
  })

  it('ends with it: a transfer that was asked for is cancelled', async () => {
    const { rh } = empresa
    const pessoa = await alguemARemanejar(rh.db)
    const destino = await abrirVagas(rh.db, pessoa, 1)
    const pedido = await pedir(await rh.as('coordenador.operacional'), pessoa.id, pedidoDe(destino))
    const { registro } = await aprovada(rh, semCausa(), pessoa.id)
    await comunicar(rh, registro.id)
    expect(await statusDe(pedido.id)).toBe('cancelado')
  })

  it('ends with it: a leave that waited for the return exam keeps its last day, and the statement its amounts', async () => {
    const { rh } = empresa
    const pessoa = await alguem(rh.db)
    const licenca = await informar(await rh.as('coordenador'), pessoa, doenca('2026-07-20', '2026-08-31'))
    await homologar(await rh.as('sesmt'), licenca.id)
    const { registro } = await aprovada(rh, semCausa(), pessoa)
    const conta = async () => (await obter(await rh.as('cadastro'), registro.id)).simulacao
    const antes = await conta()
    await comunicar(rh, registro.id)
    expect(await statusDe(licenca.id)).toBe('encerrado')
    expect(await conta()).toEqual(antes)
    const { rows } = await sql`
      select fim, retorno from afastamento where processo_id = ${licenca.id}`.execute(rh.db)
    expect(rows).toEqual([{ fim: '2026-08-31', retorno: '2026-09-01' }])
  })

  it('ends with it: login and sessions on the next day, transport from it on', async () => {
    const { rh } = empresa
    const { id } = await alguemAPromover(rh.db)
    const { rows } = await sql<{ id: number; nome: string }>`
      update usuario set vinculo_id = ${id} where usuario = 'sem.grupo' returning id, usuario as nome`.execute(
      rh.db,
    )
    const sessao = await rh.as('sem.grupo')
    await sql`insert into vale_transporte (vinculo_id, desde, optante) values (${id}, '2024-01-01', true)
      on conflict (vinculo_id, desde) do update set optante = true`.execute(rh.db)
    const { registro } = await aprovada(rh, semCausa(), id)
    await comunicar(rh, registro.id)
    await fecharAcessosDoDia.executar(rh.deps)
    expect((await sessao.try('GET /api/auth/me', {})).status).toBe(200)
    const { rows: vales } = await sql<{ desde: string; optante: boolean }>`
      select desde, optante from vale_transporte where vinculo_id = ${id} order by desde desc limit 1`.execute(
      rh.db,
    )
    expect(vales).toEqual([{ desde: '2026-11-21', optante: false }])
    await amanhecer(rh, '2026-11-21')
    expect((await sessao.try('GET /api/auth/me', {})).status).toBe(401)
    const { rows: usuarios } = await sql<{ ativo: boolean; motivo: string }>`
      select ativo, desativado_motivo as motivo from usuario where id = ${rows[0]?.id}`.execute(rh.db)
    expect(usuarios).toEqual([{ ativo: false, motivo: 'Desligamento em 20/11/2026' }])
  })

  it('asks Rh before the person is hired again, where Rh said so', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    await comunicar(rh, registro.id)
    const cadastro = await rh.as('cadastro')
    const { versao } = await obter(cadastro, registro.id)
    await feito(
      cadastro.try('POST /api/demissao/recontratacao', {
        body: {
          id: registro.id,
          versao,
          dados: { recontratacao: 'nao', recontratacaoMotivo: 'Faltas repetidas.' },
        },
      }),
    )
    expect((await obter(empresa.cliente, registro.id)).dados).not.toHaveProperty('recontratacao')
    const { rows } = await sql<{ cpf: string }>`
      select pe.cpf from pessoa pe join vinculo v on v.pessoa_id = pe.id where v.id = ${colaboradorId}`.execute(
      rh.db,
    )
    rh.clock.irPara(noiteDe('2026-12-01'))
    const gestor = await rh.as('gestor')
    const { pendencias } = await gestor.call('POST /api/admissao/cpf', { body: { cpf: rows[0]?.cpf ?? '' } })
    expect(pendencias.map(({ codigo }) => codigo)).toContain('consultar_rh')
  })
})

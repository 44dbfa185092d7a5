import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fecharAcessosDoDia } from './acessos.ts'
import {
  alguem,
  amanhecer,
  anexar,
  aprovada,
  comunicar,
  feito,
  HOJE,
  obter,
  semCausa,
  tentarMover,
  tentarOpinar,
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
import { abrirVagas, alguemARemanejar, deixarVagas, pedidoDe, pedir } from '../../test/remanejamentos.ts'
import { noiteDe } from '../../test/clock.ts'
import type { Client } from '../../test/harness.ts'
import { ateQue } from '../../test/ate-que.ts'
import { aoMesmoTempo } from '../../test/travas.ts'

const empresa = abrirEmpresa()

const statusDe = async (id: number) => {
  const { rows } = await sql<{ status: string }>`select status from processo where id = ${id}`.execute(
    empresa.rh.db,
  )
  return rows[0]?.status
}

/** The pieces that a dismissal asks about, as the form of their parecer has them. */
const pecasDe = async (quem: Client, id: number) => (await obter(quem, id)).pecas ?? []

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

const prorrogar = async (id: number, avisoAte: string | null, alertasAceitos: string[] = []) => {
  const cadastro = await empresa.rh.as('cadastro')
  const { versao } = await obter(cadastro, id)
  return cadastro.try('POST /api/demissao/prorrogacao', {
    body: { id, versao, dados: { ...(avisoAte !== null && { avisoAte }) }, alertasAceitos },
  })
}

const fimDe = async (vinculoId: number) => {
  const { rows } = await sql<{ fim: string | null; posto: string | null; pagarAte: string }>`
    select v.data_desligamento as fim, al.fim as posto, d.pagar_ate from vinculo v
      join alocacao al on al.vinculo_id = v.id join demissao d on d.vinculo_id = v.id
     where v.id = ${vinculoId}`.execute(empresa.rh.db)
  return rows[0]
}

/** In a worked notice until 20/12/2026, and ill from 23/11 on: INSS pays from 08/12. */
async function doenteNoAviso(fim: string | undefined, pessoa?: number) {
  const { rh } = empresa
  const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }), pessoa)
  await comunicar(rh, registro.id)
  rh.clock.irPara(noiteDe('2026-11-23'))
  const licenca = await informar(
    await rh.as('coordenador.operacional'),
    colaboradorId,
    doenca('2026-11-23', fim),
  )
  await homologar(await rh.as('sesmt'), licenca.id)
  return { colaboradorId, id: registro.id, licencaId: licenca.id }
}

const codigosDe = (body: unknown): string[] =>
  ((body as { pendencias?: { codigo: string }[] }).pendencias ?? []).map(({ codigo }) => codigo)

describe('a leave during the notice', () => {
  it('of days that the company pays moves nothing', async () => {
    const { id } = await doenteNoAviso('2026-12-07')
    await amanhecer(empresa.rh, '2026-12-21')
    expect((await obter(await empresa.rh.as('cadastro'), id)).status).toBe('desligado')
  })

  it('is told to Rh, who moves the last day, the slot and the clock to what the law gives', async () => {
    const { rh } = empresa
    const { colaboradorId, id } = await doenteNoAviso('2027-01-10')
    const cadastro = await rh.as('cadastro')
    const { pendencias, dados } = await obter(cadastro, id)
    expect(pendencias.find(({ codigo }) => codigo === 'AVISO_A_PRORROGAR')).toMatchObject({
      severidade: 'bloqueio',
      dados: { de: '2026-12-20', ate: '2027-01-23', dias: 34 },
    })
    expect(dados['avisoAte']).toBeUndefined()
    expect(codigosDe((await prorrogar(id, '2027-01-22')).body)).toContain('AVISO_CURTO')
    expect(codigosDe((await prorrogar(id, '2027-01-23')).body)).toContain('AVISO_PRORROGADO')
    const depois = await feito(prorrogar(id, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(depois).toMatchObject({
      status: 'em_aviso',
      simulacao: { dtDeslig: '2027-01-23', avisoTrabalhados: 30, fimProjetado: '2027-01-29' },
      agenda: { transicao: 'desligar', para: '2027-01-24' },
      relogio: { estado: 'antes', pagarAte: '2027-02-02' },
    })
    expect(depois.pendencias.map(({ codigo }) => codigo)).not.toContain('AVISO_A_PRORROGAR')
    expect(await fimDe(colaboradorId)).toEqual({
      fim: '2027-01-23',
      posto: '2027-01-23',
      pagarAte: '2027-02-02',
    })
    const ato = depois.eventos.at(-1)
    expect([ato?.nome, ato?.autor?.nome !== undefined, ato?.alertas[0]?.mensagem]).toEqual([
      'prorrogacao',
      true,
      expect.stringContaining('passa de 20/12/2026 para 23/01/2027'),
    ])
    await amanhecer(rh, '2026-12-21')
    expect((await obter(await rh.as('cadastro'), id)).status).toBe('em_aviso')
    await amanhecer(rh, '2027-01-24')
    expect((await obter(await rh.as('cadastro'), id)).status).toBe('desligado')
  })

  it('holds the end on its day where nobody moved it, and tells who may', async () => {
    const { rh } = empresa
    const { colaboradorId, id } = await doenteNoAviso(undefined)
    await amanhecer(rh, '2026-12-21')
    const cadastro = await rh.as('cadastro')
    const { status, eventos, pendencias } = await obter(cadastro, id)
    expect([status, eventos.at(-1)?.tipo]).toEqual(['em_aviso', 'agenda'])
    expect(pendencias.map(({ codigo }) => codigo)).toContain('AVISO_SUSPENSO')
    expect(codigosDe((await prorrogar(id, '2027-02-10')).body)).toContain('AVISO_SUSPENSO')
    const { rows } = await sql<{ texto: string }>`
      select n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where n.processo_id = ${id} and u.usuario = 'cadastro' order by n.id desc limit 1`.execute(rh.db)
    expect(rows[0]?.texto).toContain('o sistema não pôde desligar no dia marcado')
    expect(await fimDe(colaboradorId)).toMatchObject({ fim: '2026-12-20' })
  })

  it('by an accident of work undoes the dismissal: Gerente Rh takes it back without the other signature', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    await comunicar(rh, registro.id)
    rh.clock.irPara(noiteDe('2026-11-23'))
    const acidente = doenca('2026-11-23', '2027-01-10', { motivo: '01', acidente: { data: '2026-11-23' } })
    const licenca = await informar(await rh.as('coordenador.operacional'), colaboradorId, acidente)
    await homologar(await rh.as('sesmt'), licenca.id)
    const gerente = await rh.as('gerente.rh')
    const { pendencias } = await obter(gerente, registro.id)
    expect(pendencias.map(({ codigo }) => codigo)).toContain('ESTABILIDADE_NO_AVISO')
    const motivo = 'Acidente de trabalho no aviso: a dispensa perdeu o efeito.'
    const { status } = await feito(tentarMover(gerente, registro.id, 'reconsiderar', { motivo }))
    expect(status).toBe('cancelada')
    expect(await fimDe(colaboradorId)).toMatchObject({ fim: null, posto: null })
  })

  it('is taken back though the slot is full after a day on which the person left it anyway', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const { rows } = await sql<{ postoId: number }>`
      update alocacao set fim = '2027-01-09' where vinculo_id = ${id} returning posto_id`.execute(rh.db)
    const { id: demissaoId } = await doenteNoAviso('2027-01-10', id)
    await feito(prorrogar(demissaoId, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(await fimDe(id)).toMatchObject({ fim: '2027-01-23', posto: '2027-01-09' })
    await deixarVagas(rh.db, rows[0]?.postoId ?? 0, 0, '2027-01-24')
    const gerente = await rh.as('gerente.rh')
    await anexar(gerente, demissaoId, 'RECONSIDERACAO')
    const motivo = 'As duas partes querem continuar.'
    const { status } = await feito(tentarMover(gerente, demissaoId, 'reconsiderar', { motivo }))
    expect(status).toBe('cancelada')
  })

  it('is no reason to move a notice where there is none', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    await comunicar(rh, registro.id)
    expect(codigosDe((await prorrogar(registro.id, '2027-01-23')).body)).toContain('AVISO_SEM_SUSPENSAO')
  })

  it('brings back, with the last day that moved, what was to begin before it', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
      select ${id}::int, al.posto_id, d.inicio::date, d.fim::date, 'substituto' from alocacao al,
             (values ('2027-01-05', '2027-01-30'), ('2027-02-01', '2027-02-01')) as d(inicio, fim)
       where al.vinculo_id = ${id}`.execute(rh.db)
    const dias = async () => {
      const { rows } = await sql<{ inicio: string; fim: string | null }>`
        select inicio, fim from alocacao where vinculo_id = ${id} order by inicio`.execute(rh.db)
      return rows.map(({ inicio, fim }) => [inicio, fim])
    }
    const { id: demissaoId } = await doenteNoAviso('2027-01-10', id)
    expect(await dias()).toEqual([['2024-03-04', '2026-12-20']])
    await feito(prorrogar(demissaoId, '2027-01-23', ['AVISO_PRORROGADO', 'vaga_ocupada']))
    expect(await dias()).toEqual([
      ['2024-03-04', '2027-01-23'],
      ['2027-01-05', '2027-01-23'],
    ])
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

  it('charges what did not come back as a discount, line by line', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const { pecas, simulacao, dados, causa } = await obter(almoxarifado, registro.id)
    expect([simulacao?.totalBruto, causa, dados['causa']]).toEqual([null, null, undefined])
    const [primeira, ...outras] = pecas ?? []
    const lista = [
      { entregaId: primeira?.entregaId, situacao: 'nao_devolvido', valorCentavos: 3_800 },
      ...outras.map(({ entregaId }) => ({ entregaId, situacao: 'gasto' })),
    ]
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    const { simulacao: depois } = await obter(await rh.as('cadastro'), registro.id)
    expect(depois?.outrosDescontos).toBe(3_800)
    const { rows } = await sql<{ estado: string }>`
      select devolucao_estado as estado from uniforme_entrega where id = ${primeira?.entregaId}`.execute(
      rh.db,
    )
    expect(rows).toEqual([{ estado: 'nao_devolvido' }])
  })

  it('brings what came back in good condition into the stock, and takes it out again where that was wrong', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const movimentos = async () => {
      const { rows } = await sql<{ tipo: string; soma: number }>`
        select m.tipo, sum(m.quantidade)::int as soma from estoque_movimento m
          join uniforme_entrega e on e.id = m.entrega_id
          join processo p on p.vinculo_id = e.vinculo_id
         where p.id = ${registro.id} group by m.tipo order by m.tipo`.execute(rh.db)
      return rows
    }
    const { pecas } = await obter(almoxarifado, registro.id)
    const [primeira] = pecas ?? []
    await almoxarifado.call('POST /api/colaborador/uniformes/devolver', {
      body: {
        id: colaboradorId,
        entregaId: primeira?.entregaId ?? 0,
        versao: 1,
        devolvidoEm: HOJE,
        estado: 'bom',
      },
    })
    expect(await movimentos()).toEqual([{ tipo: 'devolucao', soma: 1 }])
    // Seen again: the first one is damaged, and the other one has come too.
    const lista = (pecas ?? []).map(({ entregaId }) => ({
      entregaId,
      situacao: entregaId === primeira?.entregaId ? 'danificado' : 'bom',
    }))
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    expect(await movimentos()).toEqual([
      { tipo: 'ajuste', soma: -1 },
      { tipo: 'devolucao', soma: 2 },
    ])
  })

  it('takes what came back wrong out of the place that it came back to', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const { id: localId } = await almoxarifado.call('POST /api/product/locais', {
      body: { nome: 'Depósito da devolução', contratoId: null, padrao: false },
    })
    const pecas = await pecasDe(almoxarifado, registro.id)
    const [primeira] = pecas
    await almoxarifado.call('POST /api/product/devolver', {
      body: {
        colaboradorId,
        localId,
        devolvidoEm: HOJE,
        pecas: [{ entregaId: primeira?.entregaId ?? 0, versao: 1, quantidade: 1, estado: 'bom' }],
      },
    })
    const locais = async () => {
      const { rows } = await sql<{ soma: number; daqui: boolean }>`
        select m.local_id = ${localId} as daqui, sum(m.quantidade)::int as soma from estoque_movimento m
         where m.entrega_id = ${primeira?.entregaId} group by 1`.execute(rh.db)
      return rows
    }
    expect(await locais()).toEqual([{ daqui: true, soma: 1 }])
    const lista = pecas.map(({ entregaId }) => ({
      entregaId,
      situacao: entregaId === primeira?.entregaId ? 'danificado' : 'nao_devolvido',
    }))
    await feito(tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista }))
    expect(await locais()).toEqual([{ daqui: true, soma: 0 }])
  })

  it('takes what came back on an earlier day with the rest, and keeps that day and who took it', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const [primeira] = await pecasDe(almoxarifado, registro.id)
    const entregaId = primeira?.entregaId ?? 0
    await almoxarifado.call('POST /api/colaborador/uniformes/devolver', {
      body: { id: colaboradorId, entregaId, versao: 1, devolvidoEm: HOJE, estado: 'bom' },
    })
    rh.clock.irPara(noiteDe('2026-11-23'))
    const depois = await rh.as('almoxarifado')
    // What the record shows is what its form sends.
    const lista = (await pecasDe(depois, registro.id)).map((peca) => ({
      entregaId: peca.entregaId,
      situacao: peca.entregaId === entregaId ? 'danificado' : 'bom',
    }))
    await feito(tentarOpinar(depois, registro.id, 'devolucoes', { pecas: lista }))
    const { rows } = await sql<{ dia: string; estado: string; daqui: boolean }>`
      select devolvido_em as dia, devolucao_estado as estado, id = ${entregaId} as daqui from uniforme_entrega
       where id = any (${lista.map((peca) => peca.entregaId)}::int[]) order by id <> ${entregaId}, id limit 2`.execute(
      rh.db,
    )
    expect(rows).toEqual([
      { dia: HOJE, estado: 'danificado', daqui: true },
      { dia: '2026-11-23', estado: 'bom', daqui: false },
    ])
  })

  it('counts a piece once that two people take back at the same moment', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    const almoxarifado = await rh.as('almoxarifado')
    const pecas = await pecasDe(almoxarifado, registro.id)
    const entregaId = pecas[0]?.entregaId ?? 0
    const body = { id: colaboradorId, entregaId, versao: 1, devolvidoEm: HOJE, estado: 'bom' as const }
    const lista = pecas.map((peca) => ({ entregaId: peca.entregaId, situacao: 'bom' }))
    const esperarUm = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(rh.db)
      expect(rows.length).toBeGreaterThan(0)
    }
    await aoMesmoTempo(rh.db, sql`lock table estoque_saldo in share row exclusive mode`, [
      async () => (await almoxarifado.try('POST /api/colaborador/uniformes/devolver', { body })).status,
      async () => {
        // The one of the file is first in the line.
        await ateQue(esperarUm)
        return (await tentarOpinar(almoxarifado, registro.id, 'devolucoes', { pecas: lista })).status
      },
    ])
    const { rows } = await sql<{ soma: number }>`
      select sum(quantidade)::int as soma from estoque_movimento
       where entrega_id = ${entregaId} and tipo = 'devolucao'`.execute(rh.db)
    expect(rows).toEqual([{ soma: 1 }])
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

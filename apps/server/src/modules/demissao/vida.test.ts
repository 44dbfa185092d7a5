import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anexar } from '../../test/demissoes.ts'
import {
  alguem,
  amanhecer,
  aprovada,
  comunicar,
  encerrar,
  feito,
  HOJE,
  obter,
  pedir,
  semCausa,
  tentarMover,
  tentarOpinar,
  tentarPedir,
  verificar,
} from '../../test/demissoes.ts'
import { abrirVagas, alguemARemanejar, aprovado, deixarVagas, pedidoDe } from '../../test/remanejamentos.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { comecar, dias, esperado, imprimir, papeisDeCada, visto, viver } from '../../test/mes-de-demissoes.ts'

const empresa = abrirEmpresa()

const RETORNO = '2027-01-10'

const vinculoDe = async (id: number) => {
  const { rows } = await sql<{ desligamento: string | null; fins: (string | null)[] }>`
    select v.data_desligamento as desligamento,
           (select array_agg(al.fim::text order by al.id) from alocacao al where al.vinculo_id = v.id) as fins
      from vinculo v where v.id = ${id}`.execute(empresa.rh.db)
  return rows[0]
}

/** Every slot and cover of a person, whole. */
const todasDe = async (vinculoId: number) => {
  const { rows } = await sql<{ postoId: number; inicio: string; fim: string | null }>`
    select * from alocacao where vinculo_id = ${vinculoId} order by inicio, id`.execute(empresa.rh.db)
  return rows
}

/** Sends somebody to a free slot of a full post that is not theirs. */
async function cobrir(vinculoId: number, inicio: string, fim: string): Promise<void> {
  const { rows } = await sql<{ postoId: number }>`
    insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
    select ${vinculoId}::int, al.posto_id, ${inicio}::date, ${fim}::date, 'substituto' from alocacao al
     where al.tipo = 'titular' and al.fim is null and al.posto_id not in (
             select meu.posto_id from alocacao meu where meu.vinculo_id = ${vinculoId})
     order by al.id limit 1
    returning posto_id`.execute(empresa.rh.db)
  await deixarVagas(empresa.rh.db, rows[0]?.postoId ?? 0, 0)
}

async function alguemSemVaga(): Promise<number> {
  const id = await alguem(empresa.rh.db)
  await sql`delete from alocacao where vinculo_id = ${id}`.execute(empresa.rh.db)
  return id
}

/** Gives somebody a slot of a post, which is locked as by whoever takes one. */
const tomando = (vinculoId: number, postoId: number) => sql`
  insert into alocacao (vinculo_id, posto_id, inicio)
  select ${vinculoId}, po.id, ${RETORNO}::date from (select id from posto where id = ${postoId} for update) po`

/** Dismisses somebody with a worked notice. Answers what takes it back. */
async function avisado(vinculoId: number) {
  const { rh } = empresa
  const { rows } = await sql<{ postoId: number }>`
    select posto_id from alocacao where vinculo_id = ${vinculoId} and tipo = 'titular'`.execute(rh.db)
  for (const { postoId } of rows) await deixarVagas(rh.db, postoId, 1)
  const { registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }), vinculoId)
  await comunicar(rh, registro.id)
  const gerente = await rh.as('gerente.rh')
  await anexar(gerente, registro.id, 'RECONSIDERACAO')
  return () =>
    tentarMover(gerente, registro.id, 'reconsiderar', { motivo: 'As duas partes querem continuar.' })
}

const tentarReconsiderar = async (vinculoId: number) => (await avisado(vinculoId))()

const codigos = (body: unknown): string[] =>
  ((body as { pendencias?: { codigo: string }[] }).pendencias ?? []).map(({ codigo }) => codigo)

// prova: entidade.demissao, /api/demissao
describe('02, the notice indemnified', () => {
  it('goes through every sector in one day, and ends the bond at once', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa())
    expect(registro).toMatchObject({ status: 'aprovada', causa: { codigo: '02' }, visao: 'valores' })
    const { status, simulacao, relogio } = await comunicar(rh, registro.id)
    expect(status).toBe('desligado')
    expect(simulacao).toMatchObject({ avisoDias: 36, dtDeslig: HOJE, fimProjetado: '2026-12-26' })
    expect(relogio).toMatchObject({ estado: 'antes', pagarAte: '2026-11-30' })
    expect(await vinculoDe(colaboradorId)).toEqual({ desligamento: HOJE, fins: [HOJE] })
    const final = await encerrar(rh, registro.id, HOJE)
    expect(final).toMatchObject({ status: 'finalizada', relogio: { estado: 'pago' } })
  })
})

describe('02, the notice worked', () => {
  it('has the person leave on the thirtieth day, which the system makes on the next', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    const comunicada = await comunicar(rh, registro.id, { reducao: '7_dias' })
    expect(comunicada).toMatchObject({
      status: 'em_aviso',
      comunicadoEm: HOJE,
      agenda: { transicao: 'desligar', para: '2026-12-21' },
      simulacao: { ultimoDiaTrabalhado: '2026-12-13', dtDeslig: '2026-12-20', avisoIndenizados: 6 },
    })
    expect(await vinculoDe(colaboradorId)).toEqual({ desligamento: '2026-12-20', fins: ['2026-12-20'] })
    const { results } = await empresa.cliente.call('GET /api/colaborador/listar', {
      query: { situacao: 'em_aviso', busca: 'Demitido de Teste' },
    })
    expect(results.map(({ id }) => id)).toContain(colaboradorId)
    await amanhecer(rh, '2026-12-20')
    expect((await obter(await rh.as('cadastro'), registro.id)).status).toBe('em_aviso')
    await amanhecer(rh, '2026-12-21')
    const { status, eventos } = await obter(await rh.as('cadastro'), registro.id)
    expect([status, eventos.at(-1)?.nome, eventos.at(-1)?.autor]).toEqual(['desligado', 'desligar', null])
    expect((await encerrar(rh, registro.id, '2026-12-21')).status).toBe('finalizada')
  })

  it('is taken back by Gerente Rh with both signatures: bond and slot as they were', async () => {
    const { rh } = empresa
    const { colaboradorId, registro } = await aprovada(rh, semCausa({ aviso: 'trabalhado' }))
    await comunicar(rh, registro.id)
    const gerente = await rh.as('gerente.rh')
    const motivo = 'As duas partes querem continuar.'
    const sem = await tentarMover(gerente, registro.id, 'reconsiderar', { motivo })
    expect(codigos(sem.body)).toEqual(['RECONSIDERACAO_SEM_ACEITE'])
    await anexar(gerente, registro.id, 'RECONSIDERACAO')
    const { status } = await feito(tentarMover(gerente, registro.id, 'reconsiderar', { motivo }))
    expect(status).toBe('cancelada')
    expect(await vinculoDe(colaboradorId)).toEqual({ desligamento: null, fins: [null] })
    await amanhecer(rh, '2026-12-21')
    expect(await vinculoDe(colaboradorId)).toEqual({ desligamento: null, fins: [null] })
  })

  it('is taken back though nobody is missing any more where the person covered', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await cobrir(id, '2026-12-10', '2027-01-08')
    expect((await tentarReconsiderar(id)).status).toBe(200)
  })

  it('is taken back with what was to come: the slot of the return, and a cover', async () => {
    const id = await emprestado()
    await cobrir(id, '2026-12-28', '2026-12-28')
    const antes = await todasDe(id)
    expect(antes.slice(-3).map(({ inicio }) => inicio)).toEqual([HOJE, '2026-12-28', RETORNO])
    expect((await tentarReconsiderar(id)).status).toBe(200)
    expect(await todasDe(id)).toEqual(antes)
  })

  it('is not taken back where the slot of the return was given to somebody else', async () => {
    const id = await emprestado()
    const postoId = (await todasDe(id)).at(-1)?.postoId ?? 0
    const reconsiderar = await avisado(id)
    await deixarVagas(empresa.rh.db, postoId, 1)
    await tomando(await alguemSemVaga(), postoId).execute(empresa.rh.db)
    const { status, body } = await reconsiderar()
    expect([status, codigos(body)]).toEqual([422, ['vaga_ocupada']])
  })

  it('is taken back though somebody else has the slot of a loan from the end of that on', async () => {
    const id = await emprestado()
    const antes = await todasDe(id)
    const destino = antes.find(({ inicio }) => inicio === HOJE)
    expect(destino?.fim).toBe('2027-01-09')
    const reconsiderar = await avisado(id)
    await deixarVagas(empresa.rh.db, destino?.postoId ?? 0, 1, '2026-12-21')
    await tomando(await alguemSemVaga(), destino?.postoId ?? 0).execute(empresa.rh.db)
    const { status, body } = await reconsiderar()
    expect([status, codigos(body)]).toEqual([200, []])
    expect(await todasDe(id)).toEqual(antes)
  })

  it('is taken back though the contract of the client ends before it: nobody has slots there then', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const reconsiderar = await avisado(id)
    const fecharContrato = (dia: string | null) =>
      sql`update contrato set encerrado_em = ${dia}::date, encerramento_motivo = case when ${dia}::date is not null then 'Distrato' end
           where id = (select po.contrato_id from posto po join alocacao a on a.posto_id = po.id
                        where a.vinculo_id = ${id})`.execute(rh.db)
    await fecharContrato('2026-12-15')
    const { status, body } = await reconsiderar()
    await fecharContrato(null)
    expect([status, codigos(body)]).toEqual([200, []])
  })

  it('waits for whoever is about to take the slot, and is not taken back then', async () => {
    const { rh } = empresa
    const [id, outra] = [await alguem(rh.db), await alguemSemVaga()]
    const postoId = (await todasDe(id)).at(-1)?.postoId ?? 0
    const reconsiderar = await avisado(id)
    await deixarVagas(rh.db, postoId, 1, '2026-12-21')
    const { esperaram, respostas } = await aoMesmoTempo(rh.db, tomando(outra, postoId), [reconsiderar])
    expect(esperaram).toBe(1)
    expect(respostas.map(({ status, body }) => [status, codigos(body)])).toEqual([[422, ['vaga_ocupada']]])
  })
})

/** Somebody at another post for a time, who comes back to a full one of their own. */
async function emprestado(): Promise<number> {
  const { rh } = empresa
  const { id, postoId, ...pessoa } = await alguemARemanejar(rh.db)
  await deixarVagas(rh.db, postoId, 1)
  const destino = await abrirVagas(rh.db, { ...pessoa, postoId }, 1)
  const temporario = { tipo: 'temporario', vigencia: HOJE, retorno: RETORNO }
  await aprovado(rh, await rh.as('coordenador.operacional'), id, pedidoDe(destino, temporario))
  return id
}

describe('other causes', () => {
  it('07 worked: the person asks, works thirty days and leaves', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(
      rh,
      semCausa({ causa: '07', aviso: 'trabalhado', comunicacao: '2026-11-16' }),
    )
    const { status, simulacao } = await comunicar(rh, registro.id)
    expect([status, simulacao?.dtDeslig, simulacao?.multaFgts]).toEqual(['em_aviso', '2026-12-16', 0])
    await amanhecer(rh, '2026-12-17')
    expect((await encerrar(rh, registro.id, '2026-12-17')).status).toBe('finalizada')
  })

  it('33: Gerente Rh alone approves; half of the notice is paid', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const pedida = await pedir(empresa.cliente, id, semCausa({ causa: '33' }))
    await feito(tentarOpinar(await rh.as('cadastro'), pedida.id, 'departamento_pessoal', {}))
    const recusada = await tentarMover(await rh.as('coordenador'), pedida.id, 'aprovar')
    expect([recusada.status, codigos(recusada.body)]).toEqual([422, ['alcada']])
    await feito(tentarMover(await rh.as('gerente.rh'), pedida.id, 'aprovar'))
    const { simulacao } = await comunicar(rh, pedida.id)
    expect(simulacao).toMatchObject({ avisoValor: 120_000, multaFgts: 80_000 })
    expect((await encerrar(rh, pedida.id, HOJE)).status).toBe('finalizada')
  })

  it('01 by abandonment: two calls, thirty days, and no papers without an alínea', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const base = semCausa({ causa: '01', aviso: 'nao_se_aplica' })
    expect(codigos((await tentarPedir(empresa.cliente, id, base)).body)).toContain('SEM_ALINEA')
    const abandono = { ...base, alinea: 'i', faltaDesde: '2026-10-01' }
    expect(codigos((await tentarPedir(empresa.cliente, id, abandono)).body)).toContain(
      'ABANDONO_SEM_CHAMADAS',
    )
    const chamadas = [
      { data: '2026-10-10', meio: 'carta_ar' },
      { data: '2026-10-25', meio: 'telegrama' },
    ]
    const { registro } = await aprovada(rh, { ...abandono, chamadas }, id)
    const { status, simulacao } = await comunicar(rh, registro.id)
    expect([status, simulacao?.avisoDias, simulacao?.decimoTerceiro]).toEqual(['desligado', 0, 0])
    expect((await encerrar(rh, registro.id, HOJE)).status).toBe('finalizada')
  })

  it('06: the end of the trial, asked for as it was decided and told ahead', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db, { admissao: '2026-08-31', experienciaDias: 90 })
    const dados = semCausa({ causa: '06', aviso: 'nao_se_aplica', desligamento: '2026-11-28' })
    const { registro } = await aprovada(rh, dados, id)
    const { status, agenda } = await comunicar(rh, registro.id)
    expect([status, agenda?.para]).toEqual(['em_aviso', '2026-11-29'])
    await amanhecer(rh, '2026-11-29')
    expect((await encerrar(rh, registro.id, '2026-11-29')).status).toBe('finalizada')
  })

  it('10: a death is told by nobody and asks for no exam', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const dados = semCausa({
      causa: '10',
      aviso: 'nao_se_aplica',
      comunicacao: '2026-11-18',
      desligamento: '2026-11-18',
    })
    const { registro } = await aprovada(rh, dados, id)
    expect(registro.pareceres.find(({ nome }) => nome === 'exame')?.decisao).toBe('dispensado')
    const { status } = await feito(tentarMover(await rh.as('cadastro'), registro.id, 'comunicar'))
    expect(status).toBe('desligado')
    expect(await vinculoDe(id)).toMatchObject({ desligamento: '2026-11-18' })
    expect((await encerrar(rh, registro.id, HOJE)).status).toBe('finalizada')
  })
})

describe('three people', () => {
  it('ask, calculate and check: none of them twice', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    const rescisao = await rh.as('rescisao')
    const pedida = await pedir(empresa.cliente, id, semCausa())
    await feito(tentarOpinar(rescisao, pedida.id, 'departamento_pessoal', {}))
    await feito(tentarMover(await rh.as('gerente.rh'), pedida.id, 'aprovar'))
    await comunicar(rh, pedida.id)
    await feito(tentarMover(await rh.as('cadastro'), pedida.id, 'conferir'))
    const registro = await obter(rescisao, pedida.id)
    expect(registro.pareceresAbertos).not.toContain('conferencia')
    const linhas = (registro.conferencia?.linhas ?? []).map(({ codigo }) => ({ codigo, resultado: 'ok' }))
    const recusada = await tentarOpinar(rescisao, pedida.id, 'conferencia', { linhas })
    expect(recusada).toMatchObject({ status: 403, body: { codigo: 'mesma_pessoa' } })
    await feito(tentarOpinar(await rh.as('administrador'), pedida.id, 'conferencia', { linhas }))
  })
})

describe('the statement', () => {
  it('is checked line by line: one that diverges has a why, stops the end and goes back', async () => {
    const { rh } = empresa
    const { registro } = await aprovada(rh, semCausa())
    await comunicar(rh, registro.id)
    const cadastro = await rh.as('cadastro')
    const { simulacao } = await obter(cadastro, registro.id)
    const enviadas = (simulacao?.linhas ?? []).map(({ codigo, centavos }) => ({
      codigo,
      centavos: centavos + 100,
    }))
    await feito(tentarMover(cadastro, registro.id, 'conferir', { dados: { linhas: enviadas } }))
    const rescisao = await rh.as('rescisao')
    const { conferencia } = await obter(rescisao, registro.id)
    const [primeira, ...outras] = conferencia?.linhas ?? []
    expect(primeira).toMatchObject({ codigo: 'saldo_salario', sistema: primeira?.sistema, resultado: null })
    expect((primeira?.demonstrativo ?? 0) - (primeira?.sistema ?? 0)).toBe(100)
    const certas = outras.map(({ codigo }) => ({ codigo, resultado: 'ok' }))
    const divergente = { codigo: 'saldo_salario', resultado: 'divergente' }
    const semPorque = await tentarOpinar(rescisao, registro.id, 'conferencia', {
      linhas: [divergente, ...certas],
    })
    expect(semPorque.status).toBe(400)
    expect((await tentarOpinar(rescisao, registro.id, 'conferencia', { linhas: certas })).status).toBe(400)
    const linhas = [{ ...divergente, motivo: 'Um real a mais.' }, ...certas]
    const devolvida = await feito(
      tentarMover(rescisao, registro.id, 'devolver_calculo', { dados: { linhas } }),
    )
    expect(devolvida).toMatchObject({ status: 'desligado' })
    await feito(tentarMover(cadastro, registro.id, 'conferir'))
    const denovo = await obter(rescisao, registro.id)
    expect(denovo.pareceresAbertos).toContain('conferencia')
    expect(denovo.conferencia?.linhas[0]).toMatchObject({
      resultado: 'divergente',
      motivo: 'Um real a mais.',
    })
  })
})

describe('the queue to pay', () => {
  it('is in the order of the deadlines, whatever the form says of the last day', async () => {
    const { rh } = empresa
    for (const dados of [
      semCausa({ causa: '07', aviso: 'dispensado', comunicacao: '2026-11-17' }),
      // Worked ten days of the notice: the last day is later than the one of the form.
      semCausa({ causa: '07', aviso: 'indenizado', comunicacao: '2026-11-09', diasCumpridos: 10 }),
      semCausa({ comunicacao: HOJE }),
    ]) {
      const { registro } = await aprovada(rh, dados)
      await comunicar(rh, registro.id)
    }
    const rescisao = await rh.as('rescisao')
    const prazos = async (ordenar: 'prazo' | '-prazo') =>
      (
        await rescisao.call('GET /api/demissao/listar', {
          query: { momento: 'a_pagar', ordenar, porPagina: '100' },
        })
      ).results.map(({ pagarAte }) => pagarAte ?? '')
    const emOrdem = await prazos('prazo')
    expect(emOrdem.length).toBeGreaterThan(2)
    expect(new Set(emOrdem).size).toBeGreaterThan(1)
    expect(emOrdem).toEqual(emOrdem.toSorted())
    expect(await prazos('-prazo')).toEqual(emOrdem.toReversed())
  })
})

describe('what is found before anything is typed', () => {
  it('compares two causes in one call, and shows what forbids', async () => {
    const id = await alguem(empresa.rh.db)
    const { simulacao, comparacao } = await verificar(empresa.cliente, id, semCausa(), {
      comparar: { causa: '33' },
    })
    expect([simulacao?.multaFgts, comparacao?.multaFgts]).toEqual([160_000, 80_000])
    const inicio = await empresa.cliente.call('GET /api/demissao/obter', { query: { colaborador: id } })
    expect(inicio).toMatchObject({ pode: true, dados: { comunicacao: HOJE } })
    expect(inicio.opcoes.situacao).toMatchObject({ contrato: { tipo: 'indeterminado' }, processos: [] })
    expect(inicio.opcoes.causas.map(({ codigo }) => codigo)).toContain('02')
  })
})

describe('a month of them, day by day', () => {
  it(
    'shows each day the status, the colour, the situação and the queues of every cause',
    { timeout: 120_000 },
    async () => {
      const { rh } = empresa
      const todos = await comecar(rh)
      expect(await imprimir(rh, todos)).toEqual(papeisDeCada())
      for (const dia of dias()) {
        await viver(rh, dia, todos)
        const { casos, contagens, totais } = await visto(rh, todos)
        expect({ dia, casos }).toEqual({ dia, casos: esperado(dia) })
        expect({ dia, contagens }).toEqual({ dia, contagens: totais })
      }
    },
  )
})

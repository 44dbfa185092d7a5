import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ParametrosDasColetivas } from '@rh/domain/processos/ferias/coletivas'
import { modulos } from '../../../modulos.ts'
import { novaVersao } from '../../../test/colaboradores.ts'
import {
  alguemDeFerias,
  amanhecer,
  listIncoerencias,
  razaoDe,
  saldoDe,
  type DeFerias,
} from '../../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { AGORA } from '../../../test/clock.ts'

// Today is 20 November 2026; the contract stops from Monday 21 December for twenty days.
const INICIO = '2026-12-21'

let rh: TestApp
let coordenador: Client
let contratoId: number
/** With a complete period, with eight twelfths, with three, and with a period that is complete on 30 November. */
let antiga: DeFerias
let deAbril: DeFerias
let deSetembro: DeFerias
let deDezembro: DeFerias
beforeAll(async () => {
  rh = await createTestApp()
  antiga = await alguemDeFerias(rh)
  deAbril = await alguemDeFerias(rh, { admissao: '2026-04-13' })
  deSetembro = await alguemDeFerias(rh, { admissao: '2026-09-21' })
  deDezembro = await alguemDeFerias(rh, { admissao: '2025-12-01' })
  contratoId = antiga.contratoId
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const parametros = (mais: Partial<ParametrosDasColetivas> = {}) => ({
  contratoIds: [contratoId],
  localIds: [],
  periodos: [{ inicio: INICIO, dias: 20 }],
  comunicacoes: { ministerio: '2026-11-20', sindicato: '2026-11-20', afixacao: '2026-11-20' },
  ...mais,
})
const prever = (mais: Partial<ParametrosDasColetivas> = {}, incluir: number[] = []) =>
  coordenador.call('POST /api/ferias/coletivas/previa', { body: { parametros: parametros(mais), incluir } })

/** Everybody else of the contract stays: the demo company has its own story. */
async function comecar(quem: readonly DeFerias[], client = coordenador) {
  const { pessoas } = await prever()
  const ids = quem.map(({ id }) => id)
  const fora = pessoas.flatMap(({ colaboradorId, excecao }) =>
    excecao || ids.includes(colaboradorId) ? [] : [{ colaboradorId, motivo: 'Fica de plantão' }],
  )
  const lote = await client.call('POST /api/ferias/coletivas/iniciar', {
    body: { titulo: 'Natal', parametros: parametros(), fora, incluir: [] },
  })
  await modulos.ferias.lotes?.executar(rh.deps)
  return client.call('GET /api/ferias/lote/obter/:id', { params: { id: lote.id } })
}
const itensDe = async (id: number) =>
  (await coordenador.call('GET /api/ferias/lote/itens/:id', { params: { id }, query: {} })).results
const periodoDe = async (pessoa: DeFerias): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ferias_periodo where vinculo_id = ${pessoa.id} order by inicio desc limit 1`.execute(rh.db)
  return rows[0]?.id ?? 0
}
const periodosDe = async (pessoa: DeFerias) =>
  (
    await sql<{ inicio: string; fim: string; concessao: string; avos: number | null; saldo: number }>`
      select inicio, fim, concessao_fim as concessao, avos, saldo from ferias_periodo
       where vinculo_id = ${pessoa.id} order by inicio`.execute(rh.db)
  ).rows
const ausenciasDe = async (pessoa: DeFerias) =>
  (
    await sql<{ tipo: string; inicio: string; fim: string }>`
      select tipo, inicio, fim from ausencia where vinculo_id = ${pessoa.id} order by inicio`.execute(rh.db)
  ).rows

describe('the preview', () => {
  it('have terms that are worked out, also where those lie before what may be typed', async () => {
    const { prazos, pagarAte } = await prever({ periodos: [{ inicio: '1900-01-01', dias: 20 }] })
    expect([...prazos.map(({ ate }) => ate), pagarAte].every((dia) => dia?.startsWith('1899-12'))).toBe(true)
  })

  it('says of everybody the days, the paid leave, what is left and what it pays', async () => {
    const { pessoas, prazos, pagarAte, pendencias } = await prever()
    const de = ({ id }: DeFerias) => pessoas.find(({ colaboradorId }) => colaboradorId === id)
    expect(de(antiga)).toMatchObject({
      excecao: null,
      diasDeFerias: 20,
      diasDeLicenca: 0,
      saldoDepois: 10,
      novoAquisitivoInicio: null,
    })
    expect(de(deAbril)).toMatchObject({ diasDeFerias: 20, diasDeLicenca: 0, novoAquisitivoInicio: INICIO })
    expect(de(deSetembro)).toMatchObject({ diasDeFerias: 8, diasDeLicenca: 12, novoAquisitivoInicio: INICIO })
    expect(de(deDezembro)).toMatchObject({ diasDeFerias: 20, saldoDepois: 10, novoAquisitivoInicio: null })
    // R$ 2.000,00: twenty days and their third; twelve days of wage.
    expect(de(antiga)?.feriasCentavos).toBe(133_333 + 44_444)
    expect(de(deSetembro)?.licencaCentavos).toBe(80_000)
    expect(pendencias).toEqual([])
    expect(pagarAte).toBe('2026-12-18')
    expect(prazos).toEqual(
      ['ministerio', 'sindicato', 'afixacao'].map((quem) => ({
        quem,
        ate: '2026-12-06',
        feitaEm: '2026-11-20',
        atrasada: false,
      })),
    )
  })

  it('CLT art. 142: pays each shutdown by the pay of its own first day', async () => {
    const pessoa = await alguemDeFerias(rh)
    await novaVersao(rh.db, pessoa.id, { id: pessoa.postoId }, '2027-02-01', 230_000)
    const { pessoas } = await prever({
      periodos: [
        { inicio: INICIO, dias: 10 },
        { inicio: '2027-02-15', dias: 10 },
      ],
    })
    const dela = pessoas.find(({ colaboradorId }) => colaboradorId === pessoa.id)
    // Ten days of R$ 2.000,00 and ten of R$ 2.300,00, each with its third.
    expect(dela?.feriasCentavos).toBe(66_667 + 22_222 + 76_667 + 25_556)
  })

  it('keeps nothing, and is of the places that were chosen', async () => {
    await prever()
    expect((await coordenador.call('GET /api/ferias/lotes')).results).toEqual([])
    const { contratos, locais } = await coordenador.call('GET /api/ferias/coletivas/opcoes')
    const daqui = locais.filter((local) => local.contratoId === contratoId)
    expect(daqui.reduce((soma, { pessoas }) => soma + pessoas, 0)).toBe(
      contratos.find(({ value }) => value === contratoId)?.pessoas,
    )
    const [local] = daqui
    const { pessoas } = await prever({ localIds: [local?.value ?? 0] })
    expect(pessoas).toHaveLength(local?.pessoas ?? 0)
  })

  it('lists who does not go, with the why', async () => {
    const fora = await alguemDeFerias(rh)
    await sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim)
      select ${fora.id}, 'afastamento', (select min(id) from processo), '2026-12-10', '2026-12-22'`.execute(
      rh.db,
    )
    const { pessoas } = await prever()
    expect(pessoas.find(({ colaboradorId }) => colaboradorId === fora.id)?.excecao).toEqual({
      codigo: 'JA_FORA',
      motivo: 'Já está fora nesses dias: afastamento, de 10/12/2026 a 22/12/2026.',
      podeIncluir: false,
    })
  })

  it('blocks a shutdown that the law does not allow, with the article', async () => {
    const curta = await prever({ periodos: [{ inicio: INICIO, dias: 9 }] })
    expect(curta.pendencias).toMatchObject([
      { codigo: 'PERIODO_MENOR_QUE_10_DIAS', baseLegal: 'CLT art. 139 § 1º' },
    ])
    const cedo = await coordenador.try('POST /api/ferias/coletivas/iniciar', {
      body: {
        titulo: 'Cedo demais',
        parametros: parametros({
          periodos: [{ inicio: '2026-11-30', dias: 10 }],
          comunicacoes: { ministerio: undefined, sindicato: undefined, afixacao: undefined },
        }),
        fora: [],
        incluir: [],
      },
    })
    expect(cedo).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'COLETIVAS_SEM_COMUNICACAO' }, {}, {}] },
    })
    expect((await coordenador.call('GET /api/ferias/lotes')).results).toEqual([])
  })

  it('is of Rh alone', async () => {
    for (const login of ['gestor', 'coordenador.operacional', 'cadastro']) {
      const resposta = await (
        await rh.as(login)
      ).try('POST /api/ferias/coletivas/previa', { body: { parametros: parametros() } })
      expect([login, resposta.status]).toEqual([login, 403])
    }
  })
})

describe('the batch', () => {
  it('opens the vacation of each, gives days in advance, and gives all back when it is called off', async () => {
    const pessoas = [antiga, deAbril, deSetembro, deDezembro]
    const lote = await comecar(pessoas)
    expect(lote).toMatchObject({ modelo: 'coletivas', contagens: { criado: 4, recusado: 0 } })
    expect(await ausenciasDe(deSetembro)).toEqual([
      { tipo: 'ferias', inicio: '2026-12-21', fim: '2026-12-28' },
      { tipo: 'licenca', inicio: '2026-12-29', fim: '2027-01-09' },
    ])
    const [daqui, novo] = [await periodoDe(deAbril), await periodoDe(deSetembro)]
    expect(await razaoDe(rh.db, daqui)).toEqual([
      ['ajuste', 20],
      ['reserva', -20],
    ])
    expect(await razaoDe(rh.db, novo)).toEqual([
      ['ajuste', 8],
      ['reserva', -8],
    ])
    expect(await listIncoerencias(rh.db)).toEqual([])

    const item = (await itensDe(lote.id)).find(({ colaboradorId }) => colaboradorId === deSetembro.id)
    const registro = await coordenador.call('GET /api/ferias/obter/:id', {
      params: { id: item?.processo?.id ?? 0 },
    })
    expect(registro).toMatchObject({
      lote: { id: lote.id, titulo: 'Natal' },
      periodo: { direito: 8, saldo: 8 },
      simulacao: {
        saldoDepois: 0,
        licenca: { inicio: '2026-12-29', fim: '2027-01-09', dias: 12, totalCentavos: 80_000 },
      },
    })

    await coordenador.call('POST /api/ferias/lote/mover', {
      body: { id: lote.id, transicao: 'cancelar', motivo: 'O cliente não vai parar' },
    })
    await modulos.ferias.lotes?.executar(rh.deps)
    const depois = await coordenador.call('GET /api/ferias/lote/obter/:id', { params: { id: lote.id } })
    expect(depois.situacoes).toEqual({ cancelada: 4 })
    expect(await saldoDe(rh.db, antiga.periodoId)).toBe(30)
    for (const periodo of [daqui, novo, await periodoDe(deDezembro)])
      expect(await saldoDe(rh.db, periodo)).toBe(0)
    expect(await ausenciasDe(deSetembro)).toEqual([])
    expect(await listIncoerencias(rh.db)).toEqual([])
  })

  it('asks Departamento Pessoal only of whom the absences are not known, and is approved as one', async () => {
    await sql`update ferias_periodo set faltas = 0 where vinculo_id = ${antiga.id}`.execute(rh.db)
    const lote = await comecar([antiga, deAbril])
    expect(lote.situacoes).toEqual({ em_analise: 1, solicitada: 1 })
    // Whoever started it does not approve it.
    await coordenador.call('POST /api/ferias/lote/mover', { body: { id: lote.id, transicao: 'aprovar' } })
    await modulos.ferias.lotes?.executar(rh.deps)
    expect((await itensDe(lote.id)).filter(({ recusa }) => recusa !== null)).toHaveLength(1)
    const gerente = await rh.as('gerente.rh')
    await gerente.call('POST /api/ferias/lote/mover', { body: { id: lote.id, transicao: 'aprovar' } })
    await modulos.ferias.lotes?.executar(rh.deps)
    const { situacoes } = await gerente.call('GET /api/ferias/lote/obter/:id', { params: { id: lote.id } })
    expect(situacoes).toEqual({ aprovada: 1, solicitada: 1 })
    await gerente.call('POST /api/ferias/lote/mover', {
      body: { id: lote.id, transicao: 'cancelar', motivo: 'Fim do teste' },
    })
    await modulos.ferias.lotes?.executar(rh.deps)
    expect(await saldoDe(rh.db, antiga.periodoId)).toBe(30)
  })

  it('refuses absences that leave fewer days than were given in advance', async () => {
    const lote = await comecar([deAbril])
    const [item] = await itensDe(lote.id)
    const cadastro = await rh.as('cadastro')
    const opinar = (faltas: number) =>
      cadastro.try('POST /api/ferias/parecer', {
        body: {
          id: item?.processo?.id ?? 0,
          versao: 1,
          parecer: 'departamento_pessoal',
          decisao: 'aprovado',
          dados: { faltas },
        },
      })
    expect(await opinar(10)).toMatchObject({
      status: 400,
      body: { mensagem: 'Com 10 faltas são 16 dias nas férias coletivas, e o pedido conta com 20.' },
    })
    expect((await opinar(2)).status).toBe(200)
    await coordenador.call('POST /api/ferias/lote/mover', {
      body: { id: lote.id, transicao: 'cancelar', motivo: 'Fim do teste' },
    })
    await modulos.ferias.lotes?.executar(rh.deps)
  })

  it('prints its notices', async () => {
    const lote = await comecar([antiga])
    for (const papel of ['ministerio', 'sindicato', 'afixacao'] as const) {
      const pdf = await coordenador.call('GET /api/ferias/coletivas/papel/:id', {
        params: { id: lote.id },
        query: { papel },
      })
      expect((await pdf.slice(0, 5).text()).startsWith('%PDF-')).toBe(true)
    }
    await coordenador.call('POST /api/ferias/lote/mover', {
      body: { id: lote.id, transicao: 'cancelar', motivo: 'Fim do teste' },
    })
    await modulos.ferias.lotes?.executar(rh.deps)
  })
})

describe('a request of one person', () => {
  it('has no paid leave, which is of collective vacations', async () => {
    const { pendencias } = await coordenador.call('POST /api/ferias/verificar', {
      body: {
        colaboradorId: antiga.id,
        dados: { periodoId: antiga.periodoId, fracoes: [{ inicio: '2027-01-11', dias: 20 }], licencaDias: 5 },
      },
    })
    expect(pendencias.map(({ codigo }) => codigo)).toContain('LICENCA_FORA_DAS_COLETIVAS')
  })
})

describe('the first day', () => {
  it('begins a new period for who has less than twelve months, and for nobody else (CLT art. 140)', async () => {
    await sql`update ferias_periodo set faltas = 0 where vinculo_id in (${antiga.id}, ${deAbril.id}, ${deDezembro.id})`.execute(
      rh.db,
    )
    const lote = await comecar([antiga, deAbril, deDezembro])
    const gerente = await rh.as('gerente.rh')
    await gerente.call('POST /api/ferias/lote/mover', { body: { id: lote.id, transicao: 'aprovar' } })
    await modulos.ferias.lotes?.executar(rh.deps)
    const antes = await periodosDe(antiga)
    // The period of December is complete in between: what was given in advance is in its days.
    await amanhecer(rh, '2026-12-02')
    const linhas = await razaoDe(rh.db, await primeiroPeriodo(deDezembro))
    expect(linhas.slice(-4)).toEqual([
      ['ajuste', 30],
      ['reserva', -20],
      ['direito', 30],
      ['ajuste', -30],
    ])
    await amanhecer(rh, INICIO)
    await amanhecer(rh, '2026-12-22')
    expect(await periodosDe(deAbril)).toEqual([
      { inicio: '2026-04-13', fim: '2026-12-20', concessao: '2027-12-20', avos: 8, saldo: 0 },
      { inicio: '2026-12-21', fim: '2027-12-20', concessao: '2028-12-20', avos: null, saldo: 0 },
    ])
    expect(await periodosDe(antiga)).toEqual(antes)
    expect((await periodosDe(deDezembro)).map(({ saldo, avos }) => [saldo, avos])).toEqual([
      [10, null],
      [0, null],
    ])
    expect(await listIncoerencias(rh.db)).toEqual([])
  })
})

const primeiroPeriodo = async (pessoa: DeFerias): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from ferias_periodo where vinculo_id = ${pessoa.id} order by inicio limit 1`.execute(rh.db)
  return rows[0]?.id ?? 0
}

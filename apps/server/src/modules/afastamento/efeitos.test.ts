import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  alguem,
  ausenciasDe,
  corrigir,
  doenca,
  HOJE,
  homologar,
  informar,
  mover,
  obter,
  poucosDias,
  registrar,
  verificar,
} from '../../test/afastamentos.ts'
import { alguemDeFerias, amanhecer as amanhecerFerias, aprovada, fracao, razaoDe } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

let rh: TestApp
let gestor: Client
let sesmt: Client
beforeAll(async () => {
  rh = await createTestApp()
})
const entrar = async () => {
  gestor = await rh.as('gestor')
  sesmt = await rh.as('sesmt')
}
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  await entrar()
})
afterAll(() => rh[Symbol.asyncDispose]())

/** What a login was told of a process, the oldest first. */
async function ditoA(login: string, processoId: number): Promise<string[]> {
  const { rows } = await sql<{ texto: string }>`
    select n.texto from notificacao n join usuario u on u.id = n.usuario_id
     where u.usuario = ${login} and n.processo_id = ${processoId} order by n.id`.execute(rh.db)
  return rows.map(({ texto }) => texto)
}

describe('what a homologated leave stops', () => {
  it('is told to Beneficio with its days, again when they change, and taken back when it is cancelled', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    expect(await ditoA('beneficio', id)).toEqual([])
    await homologar(sesmt, id)
    expect(await ditoA('beneficio', id)).toEqual([
      expect.stringContaining('Vale-transporte suspenso a partir de 20/11/2026, até 22/11/2026.'),
    ])
    await corrigir(sesmt, id, poucosDias({ fim: '2026-11-25' }), 'Novo atestado')
    await mover(await rh.as('coordenador'), id, 'cancelar', { motivo: 'Informado por engano' })
    const [, corrigido, cancelado] = await ditoA('beneficio', id)
    expect(corrigido).toContain('(corrigido)')
    expect(corrigido).toContain('até 25/11/2026')
    expect(cancelado).toContain('foi cancelado, e isto deixa de valer')
  })

  it('is a line of the record, with the lines that each sector acts on', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), doenca('2026-11-02', '2026-12-31'))
    await homologar(sesmt, id)
    const linhas = async (login: string) =>
      (await obter(await rh.as(login), id)).simulacao?.efeitos.map(({ codigo }) => codigo)
    expect(await linhas('gestor')).toEqual(['ALOCACAO'])
    expect(await linhas('cadastro')).toEqual(
      expect.arrayContaining(['ALOCACAO', 'TRANSPORTE', 'FGTS', 'EXAME_DE_RETORNO']),
    )
    expect(await linhas('sesmt')).toEqual(['ALOCACAO', 'EXAME_DE_RETORNO'])
  })
})

describe('a trial contract', () => {
  it('whose term a leave passes is told to Rh, who decides', async () => {
    const pessoa = await alguem(rh.db, { admissao: '2026-10-26' })
    const { id } = await informar(gestor, pessoa, doenca('2026-11-16', '2027-01-31'))
    await homologar(sesmt, id)
    expect(await ditoA('coordenador', id)).toContainEqual(expect.stringContaining('O término da experiência'))
  })
})

describe('a birth in a vacation', () => {
  it('ends it, gives the days back, and says so to Rh', async () => {
    const pessoa = await alguemDeFerias(rh)
    const ferias = await aprovada(rh, await rh.as('coordenador.operacional'), {}, pessoa)
    await amanhecerFerias(rh, '2027-01-11')
    await amanhecerFerias(rh, '2027-01-20')
    rh.clock.irPara(noiteDe('2027-01-20'))
    await entrar()
    const { id } = await informar(gestor, pessoa.id, {
      motivo: '17',
      inicio: '2027-01-20',
      parto: '2027-01-20',
    })
    await homologar(sesmt, id)
    const { status } = await (
      await rh.as('cadastro')
    ).call('GET /api/ferias/obter/:id', {
      params: { id: ferias.registro.id },
    })
    expect(status).toBe('interrompida')
    expect(await ausenciasDe(rh.db, ferias.registro.id)).toEqual([['2027-01-11', '2027-01-19', true]])
    expect((await razaoDe(rh.db, pessoa.periodoId)).slice(-2)).toEqual([
      ['estorno', 30],
      ['gozo', -9],
    ])
    expect(await ditoA('cadastro', id)).toContainEqual(expect.stringContaining('foram interrompidas'))
    const { simulacao } = await obter(await rh.as('cadastro'), id)
    expect(simulacao).toMatchObject({ fim: '2027-05-19', dias: 120 })
  })

  it('with a stay in hospital of three weeks ends it too, and counts the leave from the discharge', async () => {
    rh.clock.irPara(AGORA)
    await entrar()
    const pessoa = await alguemDeFerias(rh)
    const ferias = await aprovada(rh, await rh.as('coordenador.operacional'), {}, pessoa)
    await amanhecerFerias(rh, '2027-01-11')
    rh.clock.irPara(noiteDe('2027-02-10'))
    await entrar()
    const { id } = await informar(gestor, pessoa.id, {
      motivo: '17',
      inicio: '2027-01-20',
      parto: '2027-01-20',
      internacao: { inicio: '2027-01-20', fim: '2027-02-10' },
    })
    await homologar(sesmt, id)
    expect(await ausenciasDe(rh.db, ferias.registro.id)).toEqual([['2027-01-11', '2027-01-19', true]])
    const { simulacao } = await obter(await rh.as('cadastro'), id)
    // 120 days after the 22 of the stay (ADI 6327).
    expect(simulacao).toMatchObject({ inicio: '2027-01-20', fim: '2027-06-10', dias: 142 })
    const visto = await obter(sesmt, id)
    expect(visto.simulacao?.periodos.map(({ motivo }) => motivo)).toContain('35')
  })

  it('does not begin in one by illness, which counts from the day after', async () => {
    const pessoa = await alguemDeFerias(rh)
    await aprovada(
      rh,
      await rh.as('coordenador.operacional'),
      { fracoes: [fracao('2027-01-11', 30)] },
      pessoa,
    )
    await amanhecerFerias(rh, '2027-01-11')
    rh.clock.irPara(noiteDe('2027-01-20'))
    await entrar()
    const { pendencias, simulacao } = await verificar(gestor, pessoa.id, doenca('2027-01-20', '2027-02-20'))
    expect(pendencias).toContainEqual(expect.objectContaining({ codigo: 'COMECA_DEPOIS_DAS_FERIAS' }))
    expect(simulacao).toMatchObject({ inicio: '2027-02-10' })
  })
})

describe('a benefit of more than six months', () => {
  it('loses the period when the person is back, and only Rh reads why', async () => {
    const pessoa = await alguemDeFerias(rh, { admissao: '2025-09-01' })
    const { id } = await informar(await rh.as('cadastro'), pessoa.id, {
      ...doenca('2026-11-20', undefined),
      mesmaDoenca: false,
    })
    await homologar(sesmt, id)
    rh.clock.irPara(noiteDe('2027-07-20'))
    await entrar()
    const volta = await mover(sesmt, id, 'finalizar', {
      dados: { retorno: '2027-07-20', exameEm: '2027-07-19' },
    })
    expect(volta.body).toMatchObject({ status: 'encerrado' })
    const ficha = async (login: string) =>
      (await rh.as(login)).call('GET /api/colaborador/ferias/:id', { params: { id: pessoa.id } })
    const doRh = await ficha('cadastro')
    expect(doRh.ocorrencias).toMatchObject([
      { tipo: 'BENEFICIO_INSS', inicio: '2026-12-05', fim: '2027-07-19' },
    ])
    expect(doRh.periodos).toContainEqual(expect.objectContaining({ perdido: true }))
    const doGestor = await ficha('gestor')
    expect(doGestor.ocorrencias).toEqual([])
    expect(JSON.stringify(doGestor)).not.toContain('INSS')
  })
})

describe('an accident', () => {
  it('has its CAT recorded by Sesmt, and opens a protection once INSS pays', async () => {
    const dados = doenca('2026-11-19', '2026-12-31', { motivo: '01', acidente: { data: '2026-11-19' } })
    const { id } = await informar(gestor, await alguem(rh.db), dados)
    const estado = async () =>
      rh.db
        .selectFrom('afastamento')
        .select(['catAte', 'estabilidade', 'estabilidadeAte'])
        .where('processoId', '=', id)
        .executeTakeFirstOrThrow()
    expect(await estado()).toMatchObject({ catAte: '2026-11-23', estabilidade: 'ACIDENTADO' })
    const semNumero = await registrar(sesmt, id, 'cat', { acidente: { catEm: HOJE } })
    expect(semNumero.body).toMatchObject({
      pendencias: [expect.objectContaining({ codigo: 'cat_sem_numero' })],
    })
    expect((await registrar(sesmt, id, 'cat', { acidente: { cat: '2026.1/01', catEm: HOJE } })).status).toBe(
      200,
    )
    expect(await estado()).toMatchObject({ catAte: null })
    await homologar(sesmt, id)
    await registrar(await rh.as('beneficio'), id, 'inss', {
      beneficio: { decisao: 'concedido', dib: '2026-12-04', cessacao: '2026-12-31' },
    })
    expect((await estado()).estabilidadeAte).toBe('2027-12-31')
  })
})

describe('a return before the day that was foreseen', () => {
  /** Away by an accident of work from a day on, foreseen for months, and back today. */
  async function acidentadoDeVolta(inicio: string) {
    const pessoa = await alguem(rh.db)
    const dados = doenca(inicio, '2027-01-31', { motivo: '01', acidente: { data: inicio } })
    const { id } = await informar(await rh.as('coordenador'), pessoa, dados)
    await homologar(sesmt, id)
    const volta = await mover(sesmt, id, 'finalizar', { dados: { retorno: HOJE } })
    expect(volta.body).toMatchObject({ status: 'encerrado' })
    const [protecoes, linha] = await Promise.all([
      sql`select tipo, fim from estabilidade where vinculo_id = ${pessoa}`.execute(rh.db),
      rh.db
        .selectFrom('afastamento')
        .select(['fim', 'inssApartirDe', 'estabilidade', 'estabilidadeAte'])
        .where('processoId', '=', id)
        .executeTakeFirstOrThrow(),
    ])
    return { protecoes: protecoes.rows, linha }
  }

  it('of an accident of five days, which INSS did not pay, protects nobody', async () => {
    const { protecoes, linha } = await acidentadoDeVolta('2026-11-15')
    expect(linha).toEqual({
      fim: '2026-11-19',
      inssApartirDe: null,
      estabilidade: null,
      estabilidadeAte: null,
    })
    expect(protecoes).toEqual([])
  })

  it('of an accident that INSS paid protects for twelve months after the last day away', async () => {
    const { protecoes, linha } = await acidentadoDeVolta('2026-10-26')
    expect(linha).toEqual({
      fim: '2026-11-19',
      inssApartirDe: '2026-11-10',
      estabilidade: 'ACIDENTADO',
      estabilidadeAte: '2027-11-19',
    })
    expect(protecoes).toEqual([{ tipo: 'ACIDENTADO', fim: '2027-11-19' }])
  })
})

describe('the exam of a return', () => {
  it.each([
    ['recorded with the return', false],
    ['recorded with the return after one that found the person unfit', true],
  ])('%s outlives what INSS says later', async (_, inaptoAntes) => {
    const dados = doenca('2026-09-21', '2026-11-10')
    const { id } = await informar(await rh.as('coordenador'), await alguem(rh.db), dados)
    await homologar(sesmt, id)
    if (inaptoAntes)
      await registrar(sesmt, id, 'exame', { exame: { data: '2026-11-18', resultado: 'inapto' } })
    await mover(sesmt, id, 'finalizar', { dados: { retorno: HOJE, exameEm: '2026-11-19' } })
    const inss = await registrar(await rh.as('beneficio'), id, 'inss', {
      beneficio: { decisao: 'concedido', dib: '2026-10-06', cessacao: '2026-11-10' },
    })
    expect(inss.status).toBe(200)
    const linha = await rh.db
      .selectFrom('afastamento')
      .select(['inssDecisao', 'exameEm', 'exameResultado'])
      .where('processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ inssDecisao: 'concedido', exameEm: '2026-11-19', exameResultado: 'apto' })
  })
})

describe('a form that says nonsense', () => {
  it.each([
    ['a reason that is none', { motivo: 'X9' }, 'MOTIVO_DESCONHECIDO'],
    ['vacations as a leave', { motivo: '15' }, 'MOTIVO_FORA_DE_USO'],
    ['an end before the beginning', { fim: '2026-11-19' }, 'FIM_ANTES_DO_INICIO'],
    ['a day before the admission', { inicio: '2019-01-02', fim: '2019-01-04' }, 'ANTES_DA_ADMISSAO'],
    ['a certificate of more than fifteen days', { fim: '2026-12-20' }, 'PASSA_DE_15_DIAS'],
    ['too long ago', { inicio: '2026-09-01', fim: '2026-09-03' }, 'retroativa_demais'],
    ['no certificate', { atestado: undefined }, 'ATESTADO_OBRIGATORIO'],
  ])('%s is refused before anything is kept', async (_, mais, codigo) => {
    const pessoa = await alguem(rh.db)
    const { status, body } = await gestor.try('POST /api/afastamento/criar', {
      body: { colaboradorId: pessoa, dados: poucosDias(mais), alertasAceitos: [] },
    })
    expect([status, body]).toMatchObject([422, { codigo: 'pendencias' }])
    expect(JSON.stringify(body)).toContain(codigo)
    expect(await ausenciasDe(rh.db, 0)).toEqual([])
  })

  it.each([
    ['a field that does not exist', { cor: 'azul' }],
    ['a group of fields that is none', { atestado: 'três dias' }],
    ['a field of a group that does not exist', { atestado: { cor: 'azul' } }],
    ['days that are no number', { atestado: { dias: 'três' } }],
    ['a day that is none', { inicio: '2026-02-30' }],
    ['a CID that is none', { atestado: { cid: 'dor nas costas' } }],
  ])('%s is refused at the door', async (_, mais) => {
    const dados = { ...poucosDias(), ...mais }
    const { status } = await gestor.try('POST /api/afastamento/criar', {
      body: { colaboradorId: await alguem(rh.db), dados },
    })
    expect(status).toBe(400)
  })

  it('may be sent with its groups as objects or by the addresses of their fields', async () => {
    const pessoa = await alguem(rh.db)
    const { atestado, ...resto } = poucosDias()
    const enderecos = Object.fromEntries(
      Object.entries(atestado).map(([campo, valor]) => [`atestado.${campo}`, valor]),
    )
    const [juntos, soltos] = [
      await verificar(gestor, pessoa, { ...resto, atestado }),
      await verificar(gestor, pessoa, { ...resto, ...enderecos }),
    ]
    expect(soltos).toEqual(juntos)
    expect(juntos.simulacao).toMatchObject({ dias: 3 })
  })
})

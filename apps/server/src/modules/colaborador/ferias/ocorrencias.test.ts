import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  alguemDeFerias,
  amanhecer,
  fracao,
  listIncoerencias,
  pedida,
  razaoDe,
  tentarPedir,
  type DeFerias,
} from '../../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'

const MOTIVO = 'Carta de concessão na pasta da pessoa'

let rh: TestApp
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const ler = ({ id }: DeFerias) =>
  cadastro.call('GET /api/colaborador/ferias/:id', { params: { id: String(id) } })
/** The periods, the oldest first, as they are shown. */
const periodosDe = async (pessoa: DeFerias) =>
  (await ler(pessoa)).periodos
    .toReversed()
    .map(({ aquisitivoInicio, aquisitivoFim, perdido, saldo }) => [
      aquisitivoInicio,
      aquisitivoFim,
      perdido ? 'perdido' : saldo,
    ])

type Tipo = 'BENEFICIO_INSS' | 'LICENCA_SEM_REMUNERACAO' | 'LICENCA_REMUNERADA'
const corpo = ({ id }: DeFerias, tipo: Tipo, inicio: string, fim: string) => ({
  body: { id, dados: { tipo, inicio, fim, motivo: MOTIVO } },
})
const registrar = (...args: Parameters<typeof corpo>) =>
  cadastro.call('POST /api/colaborador/ferias/ocorrencia', corpo(...args))
const tentar = (...args: Parameters<typeof corpo>) =>
  cadastro.try('POST /api/colaborador/ferias/ocorrencia', corpo(...args))
const desfazer = async (pessoa: DeFerias) => {
  const [ocorrencia] = (await ler(pessoa)).ocorrencias.filter(({ desfeita }) => desfeita === null)
  return cadastro.call('POST /api/colaborador/ferias/ocorrencia/desfazer', {
    body: { id: pessoa.id, ocorrenciaId: ocorrencia?.id ?? 0, motivo: 'Registrada para a pessoa errada' },
  })
}

const COMO_ESTAVA = [
  ['2025-03-10', '2026-03-09', 30],
  ['2026-03-10', '2027-03-09', 0],
]

describe('a leave of more than six months', () => {
  const perda = ['BENEFICIO_INSS', '2025-05-01', '2025-11-30'] as const

  it('is shown before and after, and loses the period: the next begins on the return', async () => {
    const pessoa = await alguemDeFerias(rh)
    const { impedimento, antes, depois } = await cadastro.call(
      'POST /api/colaborador/ferias/ocorrencia/verificar',
      corpo(pessoa, ...perda),
    )
    expect(impedimento).toBeNull()
    expect(antes.map(({ aquisitivoInicio, saldo }) => [aquisitivoInicio, saldo])).toEqual([
      ['2025-03-10', 30],
      ['2026-03-10', 0],
    ])
    expect(depois).toMatchObject([
      { aquisitivoInicio: '2025-03-10', aquisitivoFim: '2025-11-30', perdido: true, saldo: 0 },
      { aquisitivoInicio: '2025-12-01', aquisitivoFim: '2026-11-30', perdido: false, saldo: 0 },
    ])
    expect(await periodosDe(pessoa)).toEqual(COMO_ESTAVA)
    await registrar(pessoa, ...perda)
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2025-11-30', 'perdido'],
      ['2025-12-01', '2026-11-30', 0],
    ])
    const { periodos, ocorrencias, lancamentos } = await ler(pessoa)
    expect(periodos[1]?.motivo).toBe(
      'Benefício do INSS por mais de 6 meses: período perdido (214 dias a partir de 01/05/2025; CLT art. 133 IV e § 2º).',
    )
    expect(periodos[0]?.motivo).toBe('Começa em 01/12/2025, na volta ao trabalho (CLT art. 133 § 2º).')
    expect(ocorrencias).toMatchObject([
      { tipo: 'BENEFICIO_INSS', motivo: MOTIVO, por: expect.any(String), desfeita: null },
    ])
    expect(lancamentos[0]).toMatchObject({
      tipo: 'perda',
      dias: -30,
      por: expect.any(String),
      motivo: 'Benefício do INSS (doença ou acidente), de 01/05/2025 a 30/11/2025',
    })
  })

  it('gives no days ever after, and the next period its own', async () => {
    const pessoa = await alguemDeFerias(rh)
    await registrar(pessoa, ...perda)
    await amanhecer(rh, '2026-12-01')
    await amanhecer(rh, '2026-12-02')
    rh.clock.irPara(noiteDe('2026-12-02'))
    cadastro = await rh.as('cadastro')
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2025-11-30', 'perdido'],
      ['2025-12-01', '2026-11-30', 30],
      ['2026-12-01', '2027-11-30', 0],
    ])
    const operacional = await rh.as('coordenador.operacional')
    expect(await tentarPedir(operacional, pessoa)).toMatchObject({
      status: 422,
      body: {
        pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'SALDO_INSUFICIENTE' })]),
      },
    })
  })

  it('is taken back by a line of its own, and everything is as it was', async () => {
    const pessoa = await alguemDeFerias(rh)
    await registrar(pessoa, ...perda)
    await desfazer(pessoa)
    expect(await periodosDe(pessoa)).toEqual(COMO_ESTAVA)
    expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['perda', -30],
      ['ajuste', 30],
    ])
    const { ocorrencias } = await ler(pessoa)
    expect(ocorrencias).toMatchObject([{ desfeita: { motivo: 'Registrada para a pessoa errada' } }])
    await registrar(pessoa, ...perda)
    expect((await periodosDe(pessoa))[0]).toEqual(['2025-03-10', '2025-11-30', 'perdido'])
    await desfazer(pessoa)
    await amanhecer(rh, '2026-11-21')
    rh.clock.irPara(AGORA)
    expect(await periodosDe(pessoa)).toEqual(COMO_ESTAVA)
    expect(await listIncoerencias(rh.db)).toEqual([])
  })

  it('adds up, though it came in parts', async () => {
    const pessoa = await alguemDeFerias(rh)
    await registrar(pessoa, 'BENEFICIO_INSS', '2025-05-01', '2025-08-08')
    expect(await periodosDe(pessoa)).toEqual(COMO_ESTAVA)
    await registrar(pessoa, 'BENEFICIO_INSS', '2025-10-01', '2026-01-08')
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2026-01-08', 'perdido'],
      ['2026-01-09', '2027-01-08', 0],
    ])
  })
})

describe('leave without pay', () => {
  it('ends the period as many days later, and takes back days that were given too soon', async () => {
    const pessoa = await alguemDeFerias(rh)
    await registrar(pessoa, 'LICENCA_SEM_REMUNERACAO', '2025-06-01', '2026-05-31')
    expect(await periodosDe(pessoa)).toEqual([['2025-03-10', '2027-03-09', 0]])
    expect((await ler(pessoa)).periodos[0]?.motivo).toBe(
      'Licença sem remuneração: os dias não contam (365 dias a partir de 01/06/2025; CLT arts. 130 e 471).',
    )
    await amanhecer(rh, '2027-03-10')
    rh.clock.irPara(noiteDe('2027-03-10'))
    cadastro = await rh.as('cadastro')
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2027-03-09', 30],
      ['2027-03-10', '2028-03-09', 0],
    ])
    await desfazer(pessoa)
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2026-03-09', 30],
      ['2026-03-10', '2027-03-09', 30],
      ['2027-03-10', '2028-03-09', 0],
    ])
  })

  it('leaves what was settled before the system settled', async () => {
    const pessoa = await alguemDeFerias(rh, { admissao: '2022-06-15' })
    const antes = await periodosDe(pessoa)
    await registrar(pessoa, 'LICENCA_REMUNERADA', '2023-08-01', '2023-09-15')
    expect(await periodosDe(pessoa)).toEqual([
      ['2022-06-15', '2023-06-14', 0],
      ['2023-06-15', '2023-09-15', 'perdido'],
      ['2023-09-16', '2024-09-15', 0],
      ['2024-09-16', '2025-09-15', 30],
      ['2025-09-16', '2026-09-15', 30],
      ['2026-09-16', '2027-09-15', 0],
    ])
    await desfazer(pessoa)
    expect(await periodosDe(pessoa)).toEqual(antes)
  })
})

describe('an occurrence is refused in words, and nothing is kept', () => {
  it.each([
    ['before the admission', '2025-03-01', '2025-05-01', 'inicio', 'A admissão é de 10/03/2025'],
    ['backwards', '2025-06-01', '2025-05-01', 'fim', 'O último dia é antes do primeiro'],
    ['that goes on', '2025-06-01', '2026-11-20', 'fim', 'Registre depois do último dia'],
  ])('%s', async (_, inicio, fim, campo, texto) => {
    const pessoa = await alguemDeFerias(rh)
    expect(await tentar(pessoa, 'BENEFICIO_INSS', inicio, fim)).toMatchObject({
      status: 400,
      body: { campos: { [`dados.${campo}`]: expect.stringContaining(texto) } },
    })
    expect((await ler(pessoa)).ocorrencias).toEqual([])
  })

  it('on days of another one, or without a reason, or on 31 February', async () => {
    const pessoa = await alguemDeFerias(rh)
    await registrar(pessoa, 'LICENCA_REMUNERADA', '2025-06-01', '2025-06-20')
    expect(await tentar(pessoa, 'LICENCA_SEM_REMUNERACAO', '2025-06-20', '2025-07-01')).toMatchObject({
      status: 400,
      body: { campos: { 'dados.inicio': 'Já há uma ocorrência de 01/06/2025 a 20/06/2025' } },
    })
    expect((await tentar(pessoa, 'BENEFICIO_INSS', '2025-02-31', '2025-07-01')).status).toBe(400)
    const semMotivo = corpo(pessoa, 'BENEFICIO_INSS', '2025-07-01', '2025-07-02')
    semMotivo.body.dados.motivo = ''
    expect((await cadastro.try('POST /api/colaborador/ferias/ocorrencia', semMotivo)).status).toBe(400)
  })

  it('where days of the period were asked for', async () => {
    const pessoa = await alguemDeFerias(rh)
    await pedida(rh, await rh.as('coordenador.operacional'), { fracoes: [fracao('2027-01-11', 14)] }, pessoa)
    expect(await tentar(pessoa, 'LICENCA_REMUNERADA', '2025-06-01', '2025-07-15')).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining('14 dias dele já foram pedidos ou gozados') },
    })
    expect(await periodosDe(pessoa)).toEqual([
      ['2025-03-10', '2026-03-09', 16],
      ['2026-03-10', '2027-03-09', 0],
    ])
    expect((await ler(pessoa)).ocorrencias).toEqual([])
  })

  it('of who may not type it, or may not see the person', async () => {
    const pessoa = await alguemDeFerias(rh)
    const args = corpo(pessoa, 'LICENCA_REMUNERADA', '2025-06-01', '2025-07-15')
    for (const usuario of ['gestor', 'sesmt', 'comercial'])
      expect((await (await rh.as(usuario)).try('POST /api/colaborador/ferias/ocorrencia', args)).status).toBe(
        403,
      )
  })
})

it('is registered once, however many send it', async () => {
  const pessoa = await alguemDeFerias(rh)
  const respostas = await Promise.all(
    Array.from({ length: 4 }, () => tentar(pessoa, 'LICENCA_REMUNERADA', '2025-06-01', '2025-07-15')),
  )
  expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  expect(await razaoDe(rh.db, pessoa.periodoId)).toEqual([
    ['direito', 30],
    ['perda', -30],
  ])
  const mudar = sql`update ferias_ocorrencia set motivo = 'outro' where vinculo_id = ${pessoa.id}`
  await expect(mudar.execute(rh.db)).rejects.toThrow(/somente acréscimos/)
})

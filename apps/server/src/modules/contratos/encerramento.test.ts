import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, aditivo, contratoNovo, findContrato } from '../../test/contratos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { noiteDe } from '../../test/clock.ts'

let rh: TestApp
let comercial: Client
beforeAll(async () => {
  rh = await createTestApp()
  comercial = await rh.as('comercial')
})
afterAll(() => rh[Symbol.asyncDispose]())

const MOTIVO = 'Cliente rescindiu por e-mail'
const saidasEm = async (id: number, em: string) =>
  (await comercial.call('GET /api/contratos/saidas/:id', { params: { id }, query: { em } })).results
const encerrar = (
  { id, versao }: Awaited<ReturnType<typeof abrir>>,
  em: string,
  pessoas: readonly number[] = [],
) =>
  comercial.try('PUT /api/contratos/atualizar', {
    body: { id, versao, acao: 'encerrar', dados: { em, motivo: MOTIVO, pessoas } },
  })
const doCondominio = async () => abrir(comercial, (await findContrato(comercial, 'condomínio')).id)

describe('an early end', () => {
  it('is not in the past while people are in the posts, and says who they are', async () => {
    const contrato = await doCondominio()
    const ficam = await saidasEm(contrato.id, '2026-11-10')
    expect(ficam.length).toBeGreaterThan(5)
    const resposta = await encerrar(
      contrato,
      '2026-11-10',
      ficam.map(({ vinculoId }) => vinculoId),
    )
    expect(resposta).toMatchObject({
      status: 422,
      body: {
        mensagem: expect.stringMatching(
          new RegExp(`^${ficam.length} pessoas continuam nos postos depois de 10/11/2026: ${ficam[0]?.nome}`),
        ),
      },
    })
    expect((await doCondominio()).termino).toBe(contrato.fim)
  })

  it('of another year is refused as mistyped, whoever is there', async () => {
    const contrato = await doCondominio()
    expect(await encerrar(contrato, '2025-11-30')).toMatchObject({
      status: 400,
      body: { campos: { 'dados.em': expect.stringContaining('até 60 dias depois: a partir de') } },
    })
  })

  it('is confirmed with everybody who stays without a post, and not with another list', async () => {
    const contrato = await doCondominio()
    const pessoas = (await saidasEm(contrato.id, '2026-12-31')).map(({ vinculoId }) => vinculoId)
    expect((await encerrar(contrato, '2026-12-31')).status).toBe(422)
    expect((await encerrar(contrato, '2026-12-31', pessoas.slice(1))).status).toBe(422)
    const { body } = await encerrar(contrato, '2026-12-31', pessoas)
    expect(body).toMatchObject({ termino: '2026-12-31', encerramentoMotivo: MOTIVO })
  })

  it('is taken back with a reason, and both stay in the notes', async () => {
    const contrato = await doCondominio()
    const reabrir = (versao: number) =>
      comercial.try('PUT /api/contratos/atualizar', {
        body: { id: contrato.id, versao, acao: 'reabrir', dados: { motivo: 'Ano digitado errado' } },
      })
    expect((await reabrir(contrato.versao)).body).toMatchObject({
      termino: contrato.fim,
      encerramentoMotivo: null,
      observacoes: [
        { texto: `Contrato reaberto. Ano digitado errado\nEstava encerrado em 31/12/2026: ${MOTIVO}` },
        ...contrato.observacoes,
      ],
    })
    expect((await reabrir(contrato.versao + 1)).status).toBe(409)
  })

  it('does not come about by an amendment that brings the end forward over people', async () => {
    const { id, versao, fim } = await doCondominio()
    const body = {
      id,
      versao,
      acao: 'aditivo',
      dados: { ...aditivo, vigencia: '2026-10-01', fim: '2026-10-31' },
    } as const
    expect(await comercial.try('PUT /api/contratos/atualizar', { body })).toMatchObject({
      status: 422,
      body: { acao: expect.stringContaining('Encerrar antes') },
    })
    expect((await doCondominio()).termino).toBe(fim)
  })
})

describe('a contract that is over', () => {
  it('is looked at today, where the people are who were hired after its end', async () => {
    const { id, termino } = await findContrato(comercial, 'centro comercial')
    rh.clock.irPara(noiteDe('2027-03-01'))
    comercial = await rh.as('comercial')
    expect(termino < '2027-03-01').toBe(true)
    const { data, ocupacao } = await abrir(comercial, id)
    const naLista = await findContrato(comercial, 'centro comercial')
    expect(data).toBe('2027-03-01')
    expect(ocupacao).toMatchObject({ planejado: 0, vago: 0 })
    expect(ocupacao.ocupado).toBeGreaterThan(0)
    expect([naLista.planejado, naLista.ocupado, naLista.vagas]).toEqual([0, ocupacao.ocupado, 0])
  })
})

it('a term longer than any that the law allows is a mistyped year', async () => {
  const body = await contratoNovo(comercial, '870/2026', { fim: '2127-11-30' })
  expect(await comercial.try('POST /api/contratos/novo', { body })).toMatchObject({
    status: 400,
    body: { campos: { 'dados.fim': 'O contrato duraria mais de 35 anos: confira o ano' } },
  })
})

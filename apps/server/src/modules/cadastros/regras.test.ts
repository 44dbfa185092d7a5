import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
let outro: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  outro = await rh.as('comercial')
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('cost centres', () => {
  const criar = (codigo: string, paiId?: number) =>
    admin.call('POST /api/centrodecusto/criar', {
      body: { dados: { codigo, descricao: `Centro ${codigo}`, tipo: 'operacional', paiId } },
    })

  it('never stand below themselves', async () => {
    const avo = await criar('A1')
    const pai = await criar('A2', avo.id)
    const filho = await criar('A3', pai.id)
    const mover = (paiId: number) =>
      admin.try('PUT /api/centrodecusto/editar', {
        body: {
          id: avo.id,
          versao: 1,
          dados: { codigo: 'A1', descricao: 'Centro A1', tipo: 'operacional', paiId },
        },
      })
    for (const { id } of [avo, pai, filho])
      expect(await mover(id)).toMatchObject({
        status: 400,
        body: { campos: { 'dados.paiId': 'Um centro de custo não pode ficar abaixo de si mesmo' } },
      })
  })

  it('are not switched off above one that is on', async () => {
    const pai = await criar('B1')
    await criar('B2', pai.id)
    expect(
      await admin.try('POST /api/centrodecusto/ativar', { body: { id: pai.id, versao: 1, ativo: false } }),
    ).toMatchObject({
      status: 409,
      body: { mensagem: 'O centro de custo B2 está abaixo deste e continua ativo.' },
    })
  })

  it('are not switched on again below one that is off', async () => {
    const pai = await criar('C1')
    const filho = await criar('C2', pai.id)
    const ativar = (id: number, versao: number, ativo: boolean) =>
      admin.try('POST /api/centrodecusto/ativar', { body: { id, versao, ativo } })
    expect((await ativar(filho.id, 1, false)).status).toBe(200)
    expect((await ativar(pai.id, 1, false)).status).toBe(200)
    expect(await ativar(filho.id, 2, true)).toMatchObject({
      status: 409,
      body: { mensagem: 'O centro de custo C1, acima deste, está desativado.' },
    })
    expect((await ativar(pai.id, 2, true)).status).toBe(200)
    expect((await ativar(filho.id, 2, true)).status).toBe(200)
  })

  it('can be read by who opens contracts', async () => {
    const { results } = await outro.call('GET /api/centrodecusto/listar', {
      query: { busca: 'regional sao' },
    })
    expect(results.map(({ codigo }) => codigo)).toEqual(['SP'])
  })
})

describe('scales', () => {
  const base = {
    nome: 'Longa',
    tipo: '6x1' as const,
    ciclo: 'semanal' as const,
    dias: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const,
    repouso: 'dom' as const,
    entrada: '07:00',
    saida: '16:00',
    intervaloMinutos: 60,
  }
  const com = (mudanca: object) => ({ dados: { ...base, dias: [...base.dias], ...mudanca } })

  it('are checked against the limits in force before and when they are saved', async () => {
    const { horasSemanais, pendencias } = await admin.call('POST /api/escala/verificar', { body: com({}) })
    expect(horasSemanais).toBe(48)
    expect(pendencias.map(({ codigo }) => codigo)).toEqual(['SEMANA_ACIMA_DO_LIMITE'])
    expect(await admin.try('POST /api/escala/criar', { body: com({}) })).toMatchObject({
      status: 422,
      body: { codigo: 'pendencias', pendencias: [{ codigo: 'SEMANA_ACIMA_DO_LIMITE' }] },
    })
  })

  it('follow a new limit from its day on', async () => {
    const { id } = await admin.call('POST /api/parametro/criar', {
      body: { nome: 'jornada_semana_horas', desde: '2026-11-01', valor: 40, fonte: 'EC de demonstração' },
    })
    const body = com({ nome: '5x2 – 44 h de novo', tipo: '5x2', dias: base.dias.slice(0, 5), saida: '16:48' })
    expect(await admin.try('POST /api/escala/criar', { body })).toMatchObject({ status: 422 })
    await admin.call('POST /api/parametro/anular', { body: { id, motivo: 'Era só um ensaio' } })
    expect(await admin.try('POST /api/escala/criar', { body })).toMatchObject({
      status: 201,
      body: { horasSemanais: 44, noturna: false, pessoas: 0 },
    })
  })
})

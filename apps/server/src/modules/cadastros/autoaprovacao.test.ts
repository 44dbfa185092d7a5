import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

async function permitir(permiteAutoaprovacao: boolean): Promise<void> {
  const { versao, logos: _logos, municipio: _nome, ...dados } = await admin.call('GET /api/empresa')
  await admin.call('PUT /api/empresa/editar', { body: { versao, dados: { ...dados, permiteAutoaprovacao } } })
}

const abertos = async (id: number) =>
  (await admin.call('GET /api/admissao/obter/:id', { params: { id } })).pareceresAbertos
const minhaVez = async (numero: string) =>
  (await admin.call('GET /api/admissao/listar', { query: { busca: numero, minhaVez: '1' } })).results.map(
    (linha) => linha.numero,
  )

it('whoever asks approves only while the company lets them', async () => {
  const { id, versao, numero } = await enviada(admin)
  const parecer = (v: number) =>
    admin.try('POST /api/admissao/parecer', { body: { id, versao: v, parecer: 'vaga', decisao: 'aprovado' } })
  expect(await abertos(id)).toEqual([])
  expect(await minhaVez(numero)).toEqual([])
  expect(await parecer(versao)).toMatchObject({ status: 403, body: { codigo: 'autoaprovacao' } })
  await permitir(true)
  expect(await abertos(id)).toEqual(['vaga'])
  expect(await minhaVez(numero)).toEqual([numero])
  expect((await parecer(versao)).status).not.toBe(403)
  await permitir(false)
  expect(await abertos(id)).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirVagas, confirmado, enviada } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
let outro: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  admin = await confirmado(rh, 'administrador')
  await sql`insert into usuario_grupo (usuario_id, grupo_id)
    select u.id, g.id from usuario u, grupo g where u.usuario = 'cadastro' and g.nome = 'Administrador'`.execute(
    rh.db,
  )
  outro = await confirmado(rh, 'cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const mudar = (quem: Client, permitir: boolean) =>
  quem.call('POST /api/empresa/autoaprovacao', { body: { permitir } })
const abertos = async (id: number) =>
  (await admin.call('GET /api/admissao/obter/:id', { params: { id } })).pareceresAbertos
const minhaVez = async (numero: string) =>
  (await admin.call('GET /api/admissao/listar', { query: { busca: numero, minhaVez: '1' } })).results.map(
    (linha) => linha.numero,
  )

it('asks for the password, and for two administrators', async () => {
  const semSenha = await (
    await rh.as('administrador')
  ).try('POST /api/empresa/autoaprovacao', {
    body: { permitir: true },
  })
  expect(semSenha).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
  const gerente = await (
    await confirmado(rh, 'gerente.rh')
  ).try('POST /api/empresa/autoaprovacao', {
    body: { permitir: true },
  })
  expect(gerente).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  const { autoaprovacaoPedida } = await mudar(admin, true)
  expect(autoaprovacaoPedida?.nome).toEqual(expect.any(String))
  expect(await mudar(admin, true)).toMatchObject({ permiteAutoaprovacao: false, autoaprovacaoPedida })
  expect(await mudar(outro, false)).toMatchObject({ permiteAutoaprovacao: false, autoaprovacaoPedida: null })
  await mudar(admin, true)
  expect(await mudar(outro, true)).toMatchObject({ permiteAutoaprovacao: true, autoaprovacaoPedida: null })
  const { results } = await admin.call('GET /api/empresa/historico')
  expect(JSON.stringify(results)).toContain(autoaprovacaoPedida?.nome)
  expect(await mudar(admin, false)).toMatchObject({ permiteAutoaprovacao: false })
})

it('whoever asks approves only while the company lets them, and the history says so', async () => {
  const { id, versao, numero } = await enviada(admin)
  const parecer = (v: number) =>
    admin.try('POST /api/admissao/parecer', { body: { id, versao: v, parecer: 'vaga', decisao: 'aprovado' } })
  expect(await abertos(id)).toEqual([])
  expect(await minhaVez(numero)).toEqual([])
  expect(await parecer(versao)).toMatchObject({ status: 403, body: { codigo: 'autoaprovacao' } })
  await mudar(admin, true)
  await mudar(outro, true)
  expect(await abertos(id)).toEqual(['vaga'])
  expect(await minhaVez(numero)).toEqual([numero])
  const dado = await parecer(versao)
  expect(dado.status).toBe(200)
  const { eventos } = await admin.call('GET /api/admissao/obter/:id', { params: { id } })
  expect(eventos.find(({ tipo }) => tipo === 'parecer')?.alertas).toMatchObject([{ codigo: 'autoaprovacao' }])
  await mudar(admin, false)
  expect(await abertos(id)).toEqual([])
})

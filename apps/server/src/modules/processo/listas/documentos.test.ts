import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirVagas, comPareceres } from '../../../test/admissoes.ts'
import { atorDe } from '../../../test/ator.ts'
import { explaining } from '../../../test/explain.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { admissoes } from '../../admissao/lista.ts'
import { comDocumentos } from './documentos.ts'
import type { Trabalho } from './trabalho.ts'
import type { LinhaDeProcesso } from './listagem.ts'

let rh: TestApp
let operacional: Client
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const itensDe = async (id: number) =>
  (await cadastro.call('GET /api/admissao/anexos/:id', { params: { id } })).itens
const linhaDe = async (client: Client, numero: string) =>
  (await client.call('GET /api/admissao/listar', { query: { busca: numero } })).results[0]

it('counts the documents decided of those sent, where the person is asked to review them, and nowhere else', async () => {
  const { id, numero } = await comPareceres(rh, operacional, 1)
  const nada = await linhaDe(cadastro, numero)
  expect(nada?.aFazer).toMatchObject({ meu: true, nome: 'documentos' })
  expect(nada?.documentos).toBeNull()

  const tipos = (await itensDe(id)).filter(({ exigido, sensivel }) => exigido && !sensivel).slice(0, 3)
  for (const { tipoId, codigo } of tipos) {
    const arquivo = new Blob([`%PDF-1.7\n${codigo} ${id}\n%%EOF`], { type: 'application/pdf' })
    await operacional.call('POST /api/admissao/anexo', { query: { admissaoId: id, tipoId }, arquivo })
  }
  expect((await linhaDe(cadastro, numero))?.documentos).toEqual({ conferidos: 0, total: tipos.length })

  const [primeiro] = tipos
  const arquivo = (await itensDe(id)).find(({ tipoId }) => tipoId === primeiro?.tipoId)?.arquivos[0]
  await cadastro.call('POST /api/admissao/anexo/avaliar', {
    body: { id: arquivo?.id ?? 0, versao: arquivo?.versao ?? 0, decisao: 'aprovado' },
  })
  const agora = { conferidos: 1, total: tipos.length }
  expect((await linhaDe(cadastro, numero))?.documentos).toEqual(agora)
  // Who is asked for something else, or for nothing, is told of no documents.
  expect((await linhaDe(await rh.as('sesmt'), numero))?.documentos).toBeNull()
  expect((await linhaDe(operacional, numero))?.documentos).toBeNull()
})

it('is one query for a page of rows', async () => {
  const linha = { aFazer: { meu: true, nome: 'documentos' } } as LinhaDeProcesso & Trabalho
  const linhas = Array.from({ length: 25 }, (_, i) => ({ ...linha, id: i + 1 }))
  const { db, plans } = explaining(rh.db)
  await comDocumentos(db, admissoes as never, atorDe(1, 'Cadastro'), linhas)
  expect(plans).toHaveLength(1)
})

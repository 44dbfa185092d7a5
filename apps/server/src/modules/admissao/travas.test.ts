import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada, rascunhoCompleto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { duranteUmMovimento, travadasAntes } from '../../test/travas.ts'

// Whoever writes something of a process locks the process first: two writes wait for each other, and none in a circle.

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

let folha = 0
const pdf = (): Blob => new Blob([`%PDF-1.7\n${(folha += 1)}\n%%EOF`], { type: 'application/pdf' })

const itensDe = async (id: number) =>
  (await cadastro.call('GET /api/admissao/anexos/:id', { params: { id } })).itens

/** A sent admission with a file for one document, to be reviewed. */
async function comArquivo() {
  const { id } = await enviada(operacional)
  const tipoDe = async (codigo: string) =>
    (await itensDe(id)).find((item) => item.codigo === codigo)?.tipoId ?? 0
  const query = { admissaoId: id, tipoId: await tipoDe('RESIDENCIA') }
  await operacional.call('POST /api/admissao/anexo', { query, arquivo: pdf() })
  const item = (await itensDe(id)).find(({ tipoId }) => tipoId === query.tipoId)
  return { id, anexoId: item?.arquivos[0]?.id ?? 0, tipoDe }
}
const aprovar = (anexoId: number) =>
  cadastro.try('POST /api/admissao/anexo/avaliar', { body: { id: anexoId, versao: 1, decisao: 'aprovado' } })
const desfazer = (anexoId: number) =>
  cadastro.try('POST /api/admissao/anexo/desfazer', { body: { id: anexoId, versao: 2 } })

type Aberta = Awaited<ReturnType<typeof comArquivo>>
const escritas: Readonly<Record<string, (aberta: Aberta) => Promise<{ status: number }>>> = {
  'sending a file': async ({ id, tipoDe }) =>
    operacional.try('POST /api/admissao/anexo', {
      query: { admissaoId: id, tipoId: await tipoDe('TITULO') },
      arquivo: pdf(),
    }),
  'approving a file': ({ anexoId }) => aprovar(anexoId),
  'using a file for another document': async ({ anexoId, tipoDe }) =>
    operacional.try('POST /api/admissao/anexo/usar', {
      body: { id: anexoId, tipoIds: [await tipoDe('TITULO')] },
    }),
  'removing a file': ({ anexoId }) =>
    operacional.try('POST /api/admissao/anexo/remover', { body: { id: anexoId, motivo: 'Foto trocada' } }),
  'waiving a document': async ({ id, tipoDe }) =>
    cadastro.try('POST /api/admissao/anexo/dispensar', {
      body: {
        admissaoId: id,
        dispensas: [{ tipoId: await tipoDe('TITULO'), motivo: 'Não se aplica a esta pessoa' }],
      },
    }),
}

describe('what is written of an admission waits for whoever moves it, and holds nothing meanwhile', () => {
  it.each(Object.keys(escritas))('%s', async (nome) => {
    const aberta = await comArquivo()
    const respostas: unknown[] = []
    const travadas = await travadasAntes(rh.db, aberta.id, async () => {
      respostas.push((await escritas[nome]?.(aberta))?.status)
    })
    expect(travadas).toEqual([])
    expect([200, 201]).toEqual(expect.arrayContaining(respostas))
  })

  it('revoking the link of a candidate', async () => {
    const { id } = await rascunhoCompleto(operacional)
    await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
    const revogar = () => operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })
    expect(await travadasAntes(rh.db, id, revogar)).toEqual([])
  })
})

it('keeps the decision on a document that the word of the sector came to rest on while it was undone', async () => {
  const { id, anexoId } = await comArquivo()
  expect((await aprovar(anexoId)).status).toBe(200)
  const darPalavra = sql`
    insert into processo_parecer (processo_id, parecer, decisao, em) values (${id}, 'documentos', 'aprovado', now())
    on conflict (processo_id, parecer) do update set decisao = excluded.decisao`
  const { escrita } = await duranteUmMovimento(
    rh.db,
    id,
    () => desfazer(anexoId),
    (tx) => darPalavra.execute(tx),
  )
  expect(escrita).toMatchObject({
    status: 409,
    body: { mensagem: 'O setor já deu a palavra sobre os documentos.' },
  })
})

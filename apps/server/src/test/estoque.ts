import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { HOJE } from './clock.ts'
import { createTestApp, type Client, type TestApp } from './harness.ts'

/** The demo company for the tests of one file about the stock: pieces, places and people of its own, and what moves them. */
export function abrirEstoque() {
  let rh: TestApp
  let almoxarife: Client
  let central: number
  beforeAll(async () => {
    rh = await createTestApp()
    almoxarife = await rh.as('almoxarifado')
    const { results } = await almoxarife.call('GET /api/product/locais', {})
    central = results.find(({ padrao }) => padrao)?.id ?? 0
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  let pecas = 0
  /** A piece of the register that no other test moves. */
  async function novaPeca({
    tipo = 'uniforme',
    ca = null,
    caValidade = null,
  }: { tipo?: 'uniforme' | 'epi'; ca?: string | null; caValidade?: string | null } = {}): Promise<number> {
    pecas += 1
    const { id } = await rh.db
      .insertInto('itemUniforme')
      .values({
        codigo: `T-${pecas}`,
        descricao: `Peça de teste ${pecas}`,
        tipo,
        ca,
        caValidade,
        tamanhos: ['P', 'M', 'G'],
        vidaUtilDias: 180,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  let locais = 0
  async function novoLocal(contratoId: number | null = null): Promise<number> {
    locais += 1
    const { id } = await almoxarife.call('POST /api/product/locais', {
      body: { nome: `Depósito de teste ${locais}`, contratoId, padrao: false },
    })
    return id
  }

  const darEntrada = (itemId: number, quantidade: number, mais: object = {}) =>
    almoxarife.call('POST /api/product/entrada', {
      body: {
        localId: central,
        nota: `NF ${itemId}`,
        linhas: [{ itemId, tamanho: 'M', quantidade, custoCentavos: 1_990 }],
        ...mais,
      },
    })
  const detalhes = (id: number, client = almoxarife) =>
    client.call('GET /api/product/details', { query: { id } })
  const saldo = async (itemId: number, localId = central, tamanho = 'M') =>
    (await detalhes(itemId)).locais
      .find(({ id }) => id === localId)
      ?.tamanhos.find((um) => um.tamanho === tamanho)?.saldo
  const movimentos = async (itemId: number, client = almoxarife) =>
    (await client.call('GET /api/product/movimentos', { query: { itemId } })).results

  let proxima = 0
  /** Somebody at work, of a contract that the demo Gestor follows or of another one. */
  async function alguem(doGestor = true): Promise<{ id: number; nome: string }> {
    const { rows } = await sql<{ id: number; nome: string }>`
      select cp.vinculo_id as id, coalesce(pe.nome_social, pe.nome) as nome
        from colaborador_periodo cp join vinculo v on v.id = cp.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and cp.data_desligamento is null
         and cp.data_admissao < '2026-06-01'
         and (cp.contrato_id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                                  where u.usuario = 'gestor')) = ${doGestor}
       order by cp.vinculo_id offset ${proxima} limit 1`.execute(rh.db)
    proxima += 1
    const [uma] = rows
    if (!uma) throw new Error('The demo company has too few people')
    return uma
  }

  const entrega = (colaboradorId: number, itemId: number, quantidade: number, mais: object = {}) => ({
    body: {
      colaboradorId,
      localId: central,
      entregueEm: HOJE,
      pecas: [{ itemId, tamanho: 'M', quantidade }],
      ...mais,
    },
  })
  const entregar = (...dados: Parameters<typeof entrega>) =>
    almoxarife.call('POST /api/product/entregar', entrega(...dados))

  return {
    get rh() {
      return rh
    },
    get almoxarife() {
      return almoxarife
    },
    /** The usual place. */
    get central() {
      return central
    },
    /** Code of the last new piece. */
    get codigo() {
      return `T-${pecas}`
    },
    novaPeca,
    novoLocal,
    darEntrada,
    detalhes,
    saldo,
    movimentos,
    alguem,
    entrega,
    entregar,
  }
}

import { afterAll, beforeAll } from 'vitest'
import type { ContratoRegistro, ContratoResumo } from '@rh/domain/contract/contratos-registro'
import type { CallArgs } from '@rh/domain/http/endpoint'
import type { Api } from '@rh/domain/contract/index'
import { createTestApp, type Client, type TestApp } from './harness.ts'

type Novo = CallArgs<Api['POST /api/contratos/novo']>['body']

const SAO_PAULO = 3_550_308

/** A contract that nobody has yet, complete and valid; each part may be changed. */
export async function contratoNovo(
  client: Client,
  numero: string,
  dados: Partial<Novo['dados']> = {},
): Promise<Novo> {
  const [opcoes, cargos] = await Promise.all([
    client.call('GET /api/contratos/opcoes'),
    client.call('GET /api/contratos/cargos'),
  ])
  const sindicato = opcoes.sindicatos.find(({ uf }) => uf === 'SP')
  const posto = {
    local: 'Sede',
    cargoId: cargos.results[0]?.id ?? 0,
    escalaId: opcoes.escalas[0]?.id ?? 0,
    quantidade: 4,
    salarioPrevistoCentavos: 190_000,
    adicional: 'nenhum',
    kit: [{ itemId: opcoes.itens[0]?.id ?? 0, quantidade: 2 }],
  } as const
  return {
    dados: {
      cliente: { tipo: 'existente', id: opcoes.clientes[0]?.id ?? 0 },
      numero,
      objeto: 'Limpeza da sede administrativa',
      tipo: 'privado',
      inicio: '2026-12-01',
      fim: '2027-11-30',
      centroDeCusto: { tipo: 'novo', codigo: `T.${numero}`, descricao: `Centro do ${numero}` },
      ...dados,
    },
    locais: {
      locais: [{ nome: 'Sede', endereco: 'Rua das Flores, 10', municipioIbge: SAO_PAULO }],
      sindicatoId: sindicato?.id ?? 0,
    },
    postos: { postos: [posto] },
    documentos: { documentos: [] },
  }
}

/** A contract of the demo company by a word of its object. */
export async function findContrato(client: Client, busca: string): Promise<ContratoResumo> {
  const { results } = await client.call('GET /api/contratos/listar', { query: { busca } })
  const [contrato] = results
  if (!contrato) throw new Error(`The demo company has no contract like ${busca}`)
  return contrato
}

export const abrir = (client: Client, id: number, data?: string): Promise<ContratoRegistro> =>
  client.call('GET /api/contratos/obter/:id', { params: { id }, query: data === undefined ? {} : { data } })

/** An amendment that changes nothing yet. */
export const aditivo = {
  numero: '9º termo',
  tipo: 'outro',
  assinadoEm: '2026-11-20',
  vigencia: '2026-12-01',
  descricao: 'Mudança combinada com o cliente',
  postos: [],
  novosLocais: [],
  novosPostos: [],
} as const

/** The demo company for the tests of one file about what changes in a contract, with somebody of Comercial who writes it. */
export function abrirContratos() {
  let rh: TestApp
  let comercial: Client
  beforeAll(async () => {
    rh = await createTestApp()
    comercial = await rh.as('comercial')
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  const novoContrato = async (numero: string, dados = {}) => {
    const { id } = await comercial.call('POST /api/contratos/novo', {
      body: await contratoNovo(comercial, numero, dados),
    })
    return abrir(comercial, id)
  }
  const registrar = (id: number, versao: number, mudancas: object) =>
    comercial.try('PUT /api/contratos/atualizar', {
      body: { id, versao, acao: 'aditivo', dados: { ...aditivo, ...mudancas } },
    })

  return {
    get rh() {
      return rh
    },
    get comercial() {
      return comercial
    },
    /** For days that go by faster than a session lives. */
    entrarDeNovo: async () => {
      comercial = await rh.as('comercial')
    },
    novoContrato,
    registrar,
  }
}

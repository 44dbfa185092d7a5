import { z } from 'zod'
import { id, instante, texto, versao } from '../br/campos.ts'
import { fases, situacoes } from '../importacao/situacoes.ts'
import { tipoNomes } from '../importacao/tipos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { listaErrosDeImportacao, listaImportacoes } from '../listas/importacao.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { idParams } from '../processo/contract.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A spreadsheet that a person may send. */
export const uploadPlanilha = {
  maxBytes: 10 * 1_048_576,
  tipos: [XLSX, 'text/csv'],
} as const satisfies Upload

const tipo = z.enum(tipoNomes, 'Tipo de planilha desconhecido')
const tipoParams = z.strictObject({ tipo })

/** Position of each column in the file; null for what the file does not have. */
const mapa = z.record(texto(40), z.int().min(0).max(499).nullable())

const problema = z.object({
  codigo: z.enum(['faltando', 'repetida', 'desconhecida']),
  impede: z.boolean(),
  mensagem: z.string(),
})

export const importacao = z.object({
  id: z.int(),
  tipo,
  situacao: z.enum(codigosDe(situacoes)),
  arquivoNome: z.string(),
  linhas: z.int(),
  cabecalho: z.array(z.string()),
  mapa,
  /** The first rows of the file as they are read. */
  amostra: z.array(z.array(z.string())),
  problemas: z.array(problema),
  /** How far it has come; null when nothing is going on. */
  andamento: z.object({ fase: z.enum(codigosDe(fases)), feitas: z.int(), total: z.int() }).nullable(),
  /** Of the last check, and at the end of what was done. */
  novas: z.int().nullable(),
  existentes: z.int().nullable(),
  comErro: z.int().nullable(),
  /** How many errors each column has, the worst first. */
  errosPorColuna: z.array(z.object({ coluna: z.string().nullable(), total: z.int() })),
  /** The same file was imported before: when and by whom. */
  jaImportado: z.object({ em: instante, por: z.string() }).nullable(),
  usuario: z.string(),
  criadaEm: instante,
  terminadaEm: instante.nullable(),
  versao: z.int(),
})
export type ImportacaoVista = z.output<typeof importacao>

export const importacaoResumo = importacao.pick({
  id: true,
  tipo: true,
  situacao: true,
  arquivoNome: true,
  linhas: true,
  novas: true,
  usuario: true,
  criadaEm: true,
})
export type ImportacaoResumo = z.output<typeof importacaoResumo>

export const erroDeImportacao = z.object({
  id: z.int(),
  linha: z.int(),
  /** Name of the column in the declaration; null for the row as a whole. */
  coluna: z.string().nullable(),
  /** Where it is in the person's spreadsheet: `D7`. */
  endereco: z.string(),
  valor: z.string(),
  mensagem: z.string(),
})
export type ErroDeImportacao = z.output<typeof erroDeImportacao>

/** A code that the new user's first password is chosen with. Told here once and never again. */
export const codigoDeUsuario = z.object({ nome: z.string(), usuario: z.string(), codigo: z.string() })
export type CodigoDeUsuario = z.output<typeof codigoDeUsuario>

const access = views('importacao.importar')
const daVersao = { id, versao }
const TAG = 'Importação'

export const importacaoContract = {
  'GET /api/importacao/listar': endpoint({
    tag: TAG,
    summary: 'As importações feitas',
    access,
    query: listQuery(listaImportacoes),
    response: listReply(importacaoResumo),
  }),
  'GET /api/importacao/modelo/:tipo': endpoint({
    tag: TAG,
    summary: 'O modelo de planilha, com exemplos, instruções e listas de escolha',
    access,
    params: tipoParams,
    response: { download: [XLSX] },
    perMinute: 60,
  }),
  'POST /api/importacao/enviar/:tipo': endpoint({
    tag: TAG,
    summary: 'Envia uma planilha e mostra como suas colunas foram entendidas; nada é gravado nos cadastros',
    access,
    params: tipoParams,
    upload: uploadPlanilha,
    status: 201,
    response: importacao,
    perMinute: 30,
  }),
  'GET /api/importacao/obter/:id': endpoint({
    tag: TAG,
    summary: 'Uma importação, com o andamento do que está sendo feito',
    access,
    params: idParams,
    response: importacao,
  }),
  'POST /api/importacao/conferir': endpoint({
    tag: TAG,
    summary: 'Confere todas as linhas sem gravar nada; o resultado vem em obter',
    access,
    body: z.strictObject({ ...daVersao, mapa }),
    response: importacao,
    perMinute: 60,
  }),
  'GET /api/importacao/erros/:id': endpoint({
    tag: TAG,
    summary: 'O que a conferência achou, célula por célula',
    access,
    params: idParams,
    query: listQuery(listaErrosDeImportacao),
    response: listReply(erroDeImportacao),
  }),
  'GET /api/importacao/relatorio/:id': endpoint({
    tag: TAG,
    summary: 'A planilha enviada, com uma coluna de erros em cada linha',
    access,
    params: idParams,
    response: { download: [XLSX] },
    perMinute: 30,
  }),
  'POST /api/importacao/confirmar': endpoint({
    tag: TAG,
    summary: 'Grava todas as linhas, ou nenhuma; o andamento vem em obter',
    access,
    body: z.strictObject(daVersao),
    response: importacao,
    perMinute: 30,
  }),
  'POST /api/importacao/descartar': endpoint({
    tag: TAG,
    summary: 'Desiste de uma importação que não foi feita; o arquivo é apagado',
    access,
    body: z.strictObject(daVersao),
    response: importacao,
  }),
  'POST /api/importacao/codigos': endpoint({
    tag: TAG,
    summary:
      'Dá um código de acesso novo a cada usuário importado que ainda não entrou; só esta resposta os mostra',
    access,
    body: z.strictObject({ id }),
    response: z.object({ results: z.array(codigoDeUsuario) }),
    perMinute: 6,
  }),
} as const satisfies Contract

import { z } from 'zod'
import { data, id, idParam, versao } from '../br/campos.ts'
import { aditivoNovo } from '../contratos/aditivo.ts'
import { nota } from '../contratos/campos.ts'
import { contratoNovo, correcao, documento, encerramento, reabertura } from '../contratos/novo.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { listaContratos } from '../listas/contratos.ts'
import { idParams } from '../processo/contract.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { exportacao } from './exportacao.ts'
import {
  situacao,
  contratoResumo,
  observacao,
  saida,
  documentoDoContrato,
  precoAPedir,
  contratoRegistro,
} from './contratos-registro.ts'

const nomeado = z.object({ id: z.int(), nome: z.string() })

/** The choices of the forms. */
const opcoes = z.object({
  clientes: z.array(nomeado.extend({ cnpj: z.string(), publico: z.boolean() })),
  sindicatos: z.array(nomeado.extend({ uf: z.string(), dataBaseMes: z.int() })),
  centrosDeCusto: z.array(nomeado.extend({ codigo: z.string() })),
  escalas: z.array(nomeado.extend({ horasSemanais: z.number() })),
  itens: z.array(nomeado),
  gestores: z.array(nomeado),
})

/** What is attached to a contract. */
export const uploadDocumento = {
  maxBytes: 10 * 1_048_576,
  tipos: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Upload

const TAG = 'Contratos'

const ler = views('contratos.visualizar')

const escrever = views('contratos.novo')

const deUm = { id, versao } as const

export const contratosContract = {
  'GET /api/contratos/listar': endpoint({
    tag: TAG,
    summary: 'Contratos com clientes, com a ocupação de hoje e a contagem por situação',
    access: views('contratos.listar'),
    query: listQuery(listaContratos),
    response: listReply(contratoResumo).extend({ contagens: z.record(situacao, z.int()) }),
  }),
  'GET /api/contratos/exportar': exportacao(listaContratos, { tag: TAG, access: views('contratos.listar') }),
  'GET /api/contratos/precos': endpoint({
    tag: TAG,
    summary: 'Repactuações e reajustes que já se podem pedir, os que se perdem antes na frente',
    access: views('contratos.listar'),
    response: z.object({ results: z.array(precoAPedir), total: z.int() }),
  }),
  'GET /api/contratos/obter/:id': endpoint({
    tag: TAG,
    summary: 'Um contrato: postos planejados, ocupados e vagos em uma data, pessoas, aditivos e observações',
    access: ler,
    params: idParams,
    query: z.strictObject({
      /** Today when not said. */
      data: data.optional(),
    }),
    response: contratoRegistro,
  }),
  'GET /api/contratos/saidas/:id': endpoint({
    tag: TAG,
    summary: 'Quem ficaria sem posto se o contrato terminasse em uma data',
    access: escrever,
    params: idParams,
    query: z.strictObject({ em: data }),
    response: z.object({ results: z.array(saida) }),
  }),
  'GET /api/contratos/cargos': endpoint({
    tag: TAG,
    summary: 'Cargos para os postos, com o piso do sindicato na data',
    access: escrever,
    query: z.strictObject({ sindicatoId: idParam.optional(), data: data.optional() }),
    response: z.object({
      results: z.array(nomeado.extend({ cbo: z.string(), pisoCentavos: z.int().nullable() })),
    }),
  }),
  'GET /api/contratos/opcoes': endpoint({
    tag: TAG,
    summary: 'Clientes, sindicatos, centros de custo, escalas, itens de uniforme e gestores para escolher',
    access: ler,
    response: opcoes,
  }),
  'POST /api/contratos/novo': endpoint({
    tag: TAG,
    summary:
      'Cria contrato, locais, postos e documentos de uma vez; cliente e centro de custo se forem novos',
    access: escrever,
    body: contratoNovo,
    status: 201,
    response: z.object({ id: z.int(), numero: z.string() }),
  }),
  'PUT /api/contratos/atualizar': endpoint({
    tag: TAG,
    summary:
      'Corrige dados, registra um aditivo, encerra antes do fim, reabre ou diz se um posto abre em feriado',
    access: escrever,
    body: z.discriminatedUnion('acao', [
      z.strictObject({
        ...deUm,
        acao: z.literal('dados'),
        dados: correcao,
      }),
      z.strictObject({ ...deUm, acao: z.literal('aditivo'), dados: aditivoNovo }),
      z.strictObject({
        ...deUm,
        acao: z.literal('encerrar'),
        dados: encerramento,
      }),
      z.strictObject({ ...deUm, acao: z.literal('reabrir'), dados: reabertura }),
      z.strictObject({
        ...deUm,
        acao: z.literal('feriado'),
        dados: z.strictObject({ postoId: id, abre: z.boolean() }),
      }),
    ]),
    response: contratoRegistro,
  }),
  'POST /api/contratos/observacao': endpoint({
    tag: TAG,
    summary: 'Acrescenta uma observação, que não se altera depois',
    access: escrever,
    body: z.strictObject({ contratoId: id, texto: nota }),
    status: 201,
    response: z.object({ results: z.array(observacao) }),
  }),
  'POST /api/contratos/arquivo': endpoint({
    tag: TAG,
    summary: 'Recebe um arquivo, a ser anexado a um contrato por quem o enviou',
    access: escrever,
    upload: uploadDocumento,
    status: 201,
    response: z.object({ id: z.uuid(), nome: z.string(), bytes: z.int() }),
    perMinute: 60,
  }),
  'POST /api/contratos/documento': endpoint({
    tag: TAG,
    summary: 'Anexa um arquivo enviado a um contrato',
    access: escrever,
    body: documento.omit({ nome: true }).extend({ contratoId: id }),
    status: 201,
    response: z.object({ results: z.array(documentoDoContrato) }),
  }),
  'POST /api/contratos/documento/retirar': endpoint({
    tag: TAG,
    summary: 'Retira um documento do contrato; o arquivo continua guardado',
    access: escrever,
    body: z.strictObject({ id }),
    response: z.object({ results: z.array(documentoDoContrato) }),
  }),
  'GET /api/contratos/documento/:id': endpoint({
    tag: TAG,
    summary: 'O arquivo de um documento do contrato',
    access: ler,
    params: idParams,
    response: { download: uploadDocumento.tipos },
  }),
} as const satisfies Contract

import { z } from 'zod'
import { data, id, idParam, instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { adicionais } from '../codigos/adicionais.ts'
import { aditivoNovo, camposDoAditivo } from '../contratos/aditivo.ts'
import { nota } from '../contratos/campos.ts'
import { contratoNovo, correcao, documento, encerramento, reabertura } from '../contratos/novo.ts'
import { situacoesContrato } from '../contratos/situacao.ts'
import {
  indicesReajuste,
  papeisContato,
  tiposAditivo,
  tiposContrato,
  tiposDocumento,
} from '../contratos/tabelas.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { listaContratos } from '../listas/contratos.ts'
import { idParams } from '../processo/contract.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { exportacao } from './exportacao.ts'

const situacao = z.enum(codigosDe(situacoesContrato))
/** The tightest warning of the end that the contract is within. */
const alerta = z.int().nullable()

export const contratoResumo = z.object({
  id: z.int(),
  numero: z.string(),
  objeto: z.string(),
  clienteId: z.int(),
  cliente: z.string(),
  /** `Campinas/SP`, in the order of the places. */
  cidades: z.array(z.string()),
  inicio: z.string(),
  termino: z.string(),
  situacao,
  alerta,
  /** Days to the end; negative after it. */
  faltam: z.int(),
  planejado: z.int(),
  ocupado: z.int(),
  entrando: z.int(),
  vagas: z.int(),
})
export type ContratoResumo = z.output<typeof contratoResumo>

const pessoaDoPosto = z.object({
  vinculoId: z.int(),
  matricula: z.string(),
  nome: z.string(),
  desde: z.string(),
  /** Last day in the post, where it is known. */
  ate: z.string().nullable(),
  /** How somebody who covers an absence does; null for who holds a slot. */
  cobre: z.enum(['substituto', 'folguista']).nullable(),
})

const chegada = z.object({
  admissaoId: z.int(),
  numero: z.string(),
  nome: z.string().nullable(),
  dataPrevista: z.string().nullable(),
  status: z.enum(codigosDe(admissao.statuses)),
})

const vigencia = z.object({
  desde: z.string(),
  quantidade: z.int(),
  salarioPrevistoCentavos: z.int(),
  precoCentavos: z.int().nullable(),
  adicional: z.enum(codigosDe(adicionais)),
  laudo: z.string().nullable(),
  aditivo: z.string().nullable(),
})

const postoDoContrato = z.object({
  id: z.int(),
  localId: z.int(),
  cargo: z.string(),
  escala: z.string(),
  requisitos: z.string().nullable(),
  kit: z.array(z.object({ item: z.string(), quantidade: z.int() })),
  /** On the day that was asked. */
  quantidade: z.int(),
  ocupados: z.int(),
  entrando: z.int(),
  vagas: z.int(),
  salarioPrevistoCentavos: z.int(),
  precoCentavos: z.int().nullable(),
  adicional: z.enum(codigosDe(adicionais)),
  laudo: z.string().nullable(),
  pessoas: z.array(pessoaDoPosto),
  chegadas: z.array(chegada),
  /** Everything that was asked of it, oldest first. */
  vigencias: z.array(vigencia),
})

const saida = z.object({
  vinculoId: z.int(),
  matricula: z.string(),
  nome: z.string(),
  cargo: z.string(),
  local: z.string(),
  dataAdmissao: z.string(),
  diasDeAviso: z.int(),
  /** Last day for another post or for the notice. */
  avisarAte: z.string(),
})

const valor = z.union([z.string(), z.number()]).nullable()
const aditivo = z.object({
  id: z.int(),
  numero: z.string(),
  tipo: z.enum(codigosDe(tiposAditivo)),
  assinadoEm: z.string(),
  vigencia: z.string(),
  descricao: z.string(),
  mudancas: z.array(
    z.object({
      campo: z.enum(codigosDe(camposDoAditivo)),
      posto: z.string().optional(),
      de: valor,
      para: valor,
    }),
  ),
  autor: z.string(),
  em: instante,
})

const observacao = z.object({ id: z.int(), texto: z.string(), autor: z.string(), em: instante })

const documentoDoContrato = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.enum(codigosDe(tiposDocumento)),
  descricao: z.string().nullable(),
  bytes: z.int(),
  autor: z.string(),
  em: instante,
})

export const contratoRegistro = z.object({
  id: z.int(),
  versao: z.int(),
  numero: z.string(),
  objeto: z.string(),
  tipo: z.enum(codigosDe(tiposContrato)),
  inicio: z.string(),
  fim: z.string(),
  /** Last day: the end, or the day on which it was closed before. */
  termino: z.string(),
  encerramentoMotivo: z.string().nullable(),
  situacao,
  alerta,
  faltam: z.int(),
  cliente: z.object({
    id: z.int(),
    razaoSocial: z.string(),
    nomeFantasia: z.string(),
    cnpj: z.string(),
    contatos: z.array(
      z.object({
        nome: z.string(),
        papel: z.enum(codigosDe(papeisContato)),
        email: z.string().nullable(),
        telefone: z.string().nullable(),
      }),
    ),
  }),
  sindicato: z.object({ id: z.int(), nome: z.string(), uf: z.string(), dataBaseMes: z.int() }),
  centroDeCusto: z.object({ id: z.int(), codigo: z.string(), descricao: z.string() }),
  gestor: z.object({ id: z.int(), nome: z.string() }).nullable(),
  indiceReajuste: z.enum(codigosDe(indicesReajuste)).nullable(),
  dataBase: z.string().nullable(),
  /** The day of everything below that depends on one. */
  data: z.string(),
  valorMensalCentavos: z.int().nullable(),
  locais: z.array(
    z.object({ id: z.int(), nome: z.string(), endereco: z.string(), municipio: z.string(), uf: z.string() }),
  ),
  postos: z.array(postoDoContrato),
  ocupacao: z.object({
    planejado: z.int(),
    ocupado: z.int(),
    entrando: z.int(),
    vago: z.int(),
    excedente: z.int(),
  }),
  economia: z.object({
    folhaPrevistaCentavos: z.int(),
    folhaOcupadaCentavos: z.int(),
    precoCentavos: z.int().nullable(),
    semPreco: z.int(),
    precoVagoCentavos: z.int().nullable(),
  }),
  /** Who is in its posts at the end and has no other: to be moved or dismissed. */
  saidas: z.array(saida),
  aditivos: z.array(aditivo),
  observacoes: z.array(observacao),
  documentos: z.array(documentoDoContrato),
})
export type ContratoRegistro = z.output<typeof contratoRegistro>

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
const deUm = { id, versao: z.int().positive() } as const

export const contratosContract = {
  'GET /api/contratos/listar': endpoint({
    tag: TAG,
    summary: 'Contratos com clientes, com a ocupação de hoje e a contagem por situação',
    access: views('contratos.listar'),
    query: listQuery(listaContratos),
    response: listReply(contratoResumo).extend({ contagens: z.record(situacao, z.int()) }),
  }),
  'GET /api/contratos/exportar': exportacao(listaContratos, { tag: TAG, access: views('contratos.listar') }),
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
    summary: 'Corrige dados, registra um aditivo, encerra antes do fim ou reabre',
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

import { z } from 'zod'
import { instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { adicionais } from '../codigos/adicionais.ts'
import { camposDoAditivo } from '../contratos/tabelas.ts'
import { situacoesContrato } from '../contratos/situacao.ts'
import {
  indicesReajuste,
  papeisContato,
  tiposAditivo,
  tiposContrato,
  tiposDocumento,
} from '../contratos/tabelas.ts'
import { direitosDePreco, estadosDoPreco } from '../regras/contrato/repactuacao.ts'
import { tiposDeclarados } from '../processos/processos.ts'

export const situacao = z.enum(codigosDe(situacoesContrato))
const precoBase = {
  direito: z.enum(codigosDe(direitosDePreco)),
  desde: z.string(),
  /** Null where no law takes the right away. */
  pedirAte: z.string().nullable(),
  estado: z.enum(codigosDe(estadosDoPreco)),
} as const

/** One right of a contract to another price, and until when it may be asked for. */
export const prazoDePreco = z.object({
  ...precoBase,
  preclusos: z.array(z.string()),
  memoria: z.array(z.object({ texto: z.string(), data: z.string(), fundamento: z.string() })),
})

/** A right that may be asked for today, with its contract. */
export const precoAPedir = z.object({
  ...precoBase,
  id: z.int(),
  numero: z.string(),
  cliente: z.string(),
})

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

/** A process on its way that holds a slot of the post: an admission, or a transfer to it. */
const chegada = z.object({
  processoId: z.int(),
  tipo: z.enum(tiposDeclarados),
  numero: z.string(),
  nome: z.string().nullable(),
  dataPrevista: z.string().nullable(),
  statusLabel: z.string(),
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
  cargoId: z.int(),
  cargo: z.string(),
  escala: z.string(),
  horasSemanais: z.number(),
  requisitos: z.string().nullable(),
  /** What the post does on holidays; null where its scale goes on through them. */
  feriado: z.enum(['abre', 'fecha']).nullable(),
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
  /** Whose time in the post begins after the day. */
  proximas: z.array(pessoaDoPosto),
  chegadas: z.array(chegada),
  /** Everything that was asked of it, oldest first. */
  vigencias: z.array(vigencia),
})

export const saida = z.object({
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

export const observacao = z.object({ id: z.int(), texto: z.string(), autor: z.string(), em: instante })

export const documentoDoContrato = z.object({
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
  /** Rights to another price; none where nothing was agreed. */
  precos: z.array(prazoDePreco),
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

import { z } from 'zod'
import { data, id, instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import {
  comprovanteDoContrato,
  mesDoDossie,
  relacoesDoDossie,
  retiradaDoDossie,
  situacoesDoItem,
  tiposDeComprovante,
} from '../contratos/dossie.ts'
import { tiposContrato } from '../contratos/tabelas.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { idParams } from '../processo/contract.ts'
import { setores } from '../setores/setores.ts'
import { uploadDocumento } from './contratos.ts'

const TAG = 'Dossiê do tomador'
const ler = views('contratos.dossie')
/** Who keeps the payroll attaches what it proves. */
const anexar = somente(setores.rh.grupos, 'contratos.dossie: comprovantes do mês')

const item = z.object({
  codigo: z.enum([...codigosDe(relacoesDoDossie), ...tiposDeComprovante]),
  label: z.string(),
  baseLegal: z.string(),
  situacao: z.enum(codigosDe(situacoesDoItem)),
  texto: z.string(),
  faltas: z.array(z.string()),
})

const comprovante = z.object({
  id: z.int(),
  tipo: z.enum(tiposDeComprovante),
  nome: z.string(),
  descricao: z.string().nullable(),
  bytes: z.int(),
  autor: z.string(),
  em: instante,
})

const retirada = z.object({
  id: z.int(),
  mes: mesDoDossie,
  para: z.string(),
  motivo: z.string(),
  quem: z.string(),
  em: instante,
  /** People that it told of, and lines of its index with something missing. */
  pessoas: z.int(),
  faltas: z.int(),
})

const dossie = z.object({
  contrato: z.object({
    id: z.int(),
    numero: z.string(),
    objeto: z.string(),
    cliente: z.string(),
    tipo: z.enum(codigosDe(tiposContrato)),
  }),
  mes: mesDoDossie,
  /** The last day of the month, or today in the running one: everything is told as of it. */
  dia: data,
  /** Months that the contract has had, the newest first. */
  meses: z.array(mesDoDossie),
  pessoas: z.int(),
  itens: z.array(item),
  comprovantes: z.array(comprovante),
  /** Certificates of training whose copies may go along. */
  certificados: z.int(),
  /** Who took the dossier of any month of the contract, the newest first. */
  retiradas: z.array(retirada),
  podeAnexar: z.boolean(),
})
export type Dossie = z.output<typeof dossie>

export const dossieContract = {
  'GET /api/contratos/dossie/contratos': endpoint({
    tag: TAG,
    summary: 'Contratos de que a pessoa pode tirar o dossiê',
    access: ler,
    response: z.object({ results: z.array(opcaoDeFiltro) }),
  }),
  'GET /api/contratos/dossie/:id': endpoint({
    tag: TAG,
    summary: 'O que há e o que falta no dossiê de um mês do contrato, os comprovantes e quem já o tirou',
    access: ler,
    params: idParams,
    query: z.strictObject({
      /** The last complete month when not said. */
      mes: mesDoDossie.optional(),
    }),
    response: dossie,
  }),
  'POST /api/contratos/dossie/arquivo': endpoint({
    tag: TAG,
    summary: 'Recebe um comprovante, a ser anexado a um mês do contrato por quem o enviou',
    access: anexar,
    upload: uploadDocumento,
    status: 201,
    response: z.object({ id: z.uuid(), nome: z.string(), bytes: z.int() }),
    perMinute: 60,
  }),
  'POST /api/contratos/dossie/comprovante': endpoint({
    tag: TAG,
    summary: 'Anexa um comprovante enviado a um mês do contrato',
    access: anexar,
    body: comprovanteDoContrato,
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'POST /api/contratos/dossie/comprovante/retirar': endpoint({
    tag: TAG,
    summary: 'Retira um comprovante do mês; o arquivo continua guardado',
    access: anexar,
    body: z.strictObject({ id }),
    response: z.object({ id: z.int() }),
  }),
  'GET /api/contratos/dossie/comprovante/:id': endpoint({
    tag: TAG,
    summary: 'O arquivo de um comprovante, para quem os anexa',
    access: anexar,
    params: idParams,
    response: { download: uploadDocumento.tipos },
  }),
  'POST /api/contratos/dossie/retirada': endpoint({
    tag: TAG,
    summary: 'Registra quem tira o dossiê, para quem e por quê',
    access: ler,
    body: retiradaDoDossie.extend({ contratoId: id, mes: mesDoDossie }),
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'GET /api/contratos/dossie/retirada/:id': endpoint({
    tag: TAG,
    summary: 'O dossiê em ZIP, logo depois de registrado e por quem o registrou',
    access: ler,
    params: idParams,
    response: { download: ['application/zip'] },
  }),
} as const satisfies Contract

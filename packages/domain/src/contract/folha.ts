import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio, texto } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import {
  colunasDaFolha,
  competencia,
  formatosDaFolha,
  operacoesDaFolha,
  tiposDeEvento,
} from '../integracoes/folha.ts'

const comum = { tag: 'Folha', access: views('integracoes.inicio', 'integracoes.folha') } as const

const tipo = z.enum(codigosDe(tiposDeEvento))
const operacao = z.enum(codigosDe(operacoesDaFolha))
const formato = z.enum(codigosDe(formatosDaFolha), 'Escolha XLSX, CSV ou JSON')

/** How many lines a shipment has of each kind. */
const contagem = z.object({ tipo, operacao, total: z.int() })

/** One line as the screen shows it: the file has all of its fields. */
const evento = z.object({
  referencia: z.string(),
  tipo,
  operacao,
  data,
  /** Of a month before that of the shipment. */
  retroativo: z.boolean(),
  colaboradorId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  contrato: z.string(),
  /** What it says, in words. */
  resumo: z.string(),
  /** What the payroll was told before: the shipment that this line corrects. */
  enviadoEm: z.object({ envioId: z.int(), competencia, sequencia: z.int() }).nullable(),
})
export type EventoDaFolha = z.output<typeof evento>

const envio = z.object({
  id: z.int(),
  competencia,
  /** 1 for the first file of the month; the next ones complement it. */
  sequencia: z.int(),
  formato,
  layoutVersao: z.int(),
  linhas: z.int(),
  contagens: z.array(contagem),
  sha256: z.string(),
  nomeDoArquivo: z.string(),
  por: z.string(),
  em: instante,
  /** Absent while the shipment counts. */
  recusado: z.object({ por: z.string(), em: instante, motivo: z.string() }).nullable(),
  /** The last one that counts: the only one that may be marked as not accepted. */
  podeRecusar: z.boolean(),
  retiradas: z.int(),
})
export type EnvioDaFolha = z.output<typeof envio>

/** Lines that a screen shows; the file has all of them. */
export const LINHAS_MOSTRADAS = 500

const previa = z.object({
  competencia,
  sequencia: z.int(),
  /** First month whose events the payroll gets from here. */
  desde: competencia,
  /** What the closing has to confirm: it changes with any event. */
  marca: z.string(),
  total: z.int(),
  contagens: z.array(contagem),
  eventos: z.array(evento),
  /** Why it cannot be closed as it is; null where it can. */
  impedimento: z.string().nullable(),
})
export type PreviaDaFolha = z.output<typeof previa>

const layout = z.object({
  versao: z.int(),
  colunas: colunasDaFolha,
  /** Null for the layout that the system comes with. */
  por: z.string().nullable(),
  em: instante.nullable(),
  nota: z.string().nullable(),
})
export type LayoutDaFolha = z.output<typeof layout>

const comId = { params: z.strictObject({ id: idParam }) } as const

export const folhaContract = {
  'GET /api/folha/envios': endpoint({
    ...comum,
    summary: 'Os arquivos já enviados para a folha, do mais novo para o mais antigo',
    response: z.object({
      results: z.array(envio),
      /** The month that the next file is of. */
      proxima: competencia,
      hoje: data,
    }),
  }),
  'GET /api/folha/envio/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'Um arquivo enviado, com as primeiras linhas',
    response: envio.extend({ eventos: z.array(evento) }),
  }),
  'GET /api/folha/previa': endpoint({
    ...comum,
    summary: 'O que o próximo arquivo da competência vai ter, sem enviar nada',
    query: z.strictObject({ competencia }),
    response: previa,
  }),
  'POST /api/folha/fechar': endpoint({
    ...comum,
    summary: 'Fecha a competência: guarda o arquivo e marca os eventos como enviados, uma vez só',
    body: z.strictObject({
      competencia,
      formato,
      /** As the preview answered it. */
      marca: textoObrigatorio(64),
    }),
    status: 201,
    response: envio,
    perMinute: 30,
  }),
  'POST /api/folha/recusar': endpoint({
    ...comum,
    summary: 'Marca o último arquivo como não aceito pela folha: os eventos dele voltam a ser enviados',
    body: z.strictObject({ id, motivo: textoObrigatorio(255, 10) }),
    response: envio,
  }),
  'GET /api/folha/arquivo/:id': endpoint({
    ...comum,
    ...comId,
    summary: 'O arquivo guardado, igual ao que foi enviado; quem baixa fica registrado',
    response: { download: [formatosDaFolha.xlsx.tipo, formatosDaFolha.csv.tipo, formatosDaFolha.json.tipo] },
    perMinute: 60,
  }),
  'GET /api/folha/layout': endpoint({
    ...comum,
    summary: 'As colunas do arquivo da folha e as versões anteriores',
    response: layout.extend({ versoes: z.array(layout) }),
  }),
  'PUT /api/folha/layout': endpoint({
    ...comum,
    summary: 'Guarda uma nova versão das colunas do arquivo da folha',
    body: z.strictObject({
      /** The version that was read; 0 for the one that the system comes with. */
      versao: z.int().min(0).max(2_147_483_647),
      colunas: colunasDaFolha,
      nota: texto(255).default(''),
    }),
    response: layout.extend({ versoes: z.array(layout) }),
  }),
} as const satisfies Contract

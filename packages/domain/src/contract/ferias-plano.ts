import { z } from 'zod'
import { data, id, instante, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { ferias } from '../processos/ferias/ferias.ts'
import { endpoint, somente, views } from '../http/endpoint.ts'
import { MAXIMO_DE_FRACOES } from '../processos/ferias/formulario.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { idParams } from '../processo/contract.ts'

const comum = { tag: 'Férias', access: views('ferias.planejamento') } as const

/** How a plan stands. */
export const situacoesDoPlano = {
  novo: { label: 'A resolver', tone: 'info' },
  resolvendo: { label: 'Resolvendo', tone: 'warning' },
  resolvido: { label: 'Resolvido', tone: 'success' },
  aceito: { label: 'Aceito', tone: 'default' },
} as const
export type SituacaoDoPlano = keyof typeof situacoesDoPlano

/** What every request of a plan makes the requester aware of: accepted for all of them at once, in these words. */
export const avisosDoPlano = {
  cobertura_por_definir: 'Quem cobre fica por definir em cada pedido.',
  equipe_ausente: 'Alguns pedidos têm outra pessoa do mesmo posto fora em parte dos dias.',
  FERIAS_VENCIDAS: 'Alguns pedidos têm dias pagos em dobro.',
  faltas_nao_informadas:
    'Em alguns períodos o Departamento Pessoal ainda confere as faltas, e os dias podem mudar.',
  antecedencia_curta: 'Alguns pedidos têm menos antecedência do que a empresa pede.',
} as const

const pessoa = z.object({
  pessoaId: z.int(),
  nome: z.string(),
  matricula: z.string(),
  contratoId: z.int(),
  contrato: z.string(),
  postoId: z.int(),
  posto: z.string(),
})

const parte = pessoa.extend({
  periodoId: z.int(),
  /** `10/03/2025 a 09/03/2026`. */
  periodo: z.string(),
  concessivoFim: data,
  saldo: z.int(),
  ordem: z.int(),
  dias: z.int(),
})

const item = parte.extend({
  inicio: data,
  fim: data,
  retorno: data,
  fixa: z.boolean(),
  dividida: z.boolean(),
  diasEmDobro: z.int(),
  dobraCentavos: z.int(),
  turnos: z.int(),
  coberturaCentavos: z.int(),
  diasComEquipeFora: z.int(),
  ultimoInicioSemDobro: data.nullable(),
  razoes: z.array(z.object({ codigo: z.string(), texto: z.string() })),
})
export type ItemDoPlanoVisto = z.output<typeof item>

const impossivel = parte.extend({ codigo: z.string(), motivo: z.string() })
export type ImpossivelDoPlanoVisto = z.output<typeof impossivel>

const totais = z.object({
  dobraCentavos: z.int(),
  coberturaCentavos: z.int(),
  horasExtrasCentavos: z.int(),
  maximoFora: z.int(),
  maximoForaEm: data.nullable(),
  contratoDoMaximo: z.int().nullable(),
})
export type TotaisVistos = z.output<typeof totais>

const parteAjustada = z.strictObject({
  dias: z.int('Informe os dias').min(1, 'Pelo menos 1 dia').max(30, 'No máximo 30 dias'),
  inicio: data.nullable(),
})

const ajuste = z.strictObject({
  periodoId: id,
  fora: z.boolean(),
  partes: z.array(parteAjustada).max(MAXIMO_DE_FRACOES, `No máximo ${MAXIMO_DE_FRACOES} partes`),
})
export type AjusteVisto = z.output<typeof ajuste>

const resumo = z.object({
  id: z.int(),
  versao: z.int(),
  ano: z.int(),
  /** Null for a plan of all contracts. */
  contrato: opcaoDeFiltro.nullable(),
  situacao: z.enum(['novo', 'resolvendo', 'resolvido', 'aceito']),
  criadoPor: z.string(),
  criadoEm: instante,
  resolvidoEm: instante.nullable(),
})

const plano = resumo.extend({
  /** How far a run is, from 0 to 1. */
  andamento: z.number(),
  /** Why the last run gave no result, in words. */
  falha: z.string().nullable(),
  /** Something was changed by hand since the result. */
  alterado: z.boolean(),
  qualidade: z.enum(['otimo', 'tempo', 'parado']).nullable(),
  /** How far above the least possible cost it may still be, from 0; null where nothing was proved. */
  folga: z.number().nullable(),
  itens: z.array(item),
  impossiveis: z.array(impossivel),
  semPlano: totais.nullable(),
  comPlano: totais.nullable(),
  ajustes: z.array(ajuste),
  /** Who of these contracts is away already. */
  marcadas: z.array(
    z.object({
      pessoaId: z.int(),
      nome: z.string(),
      contratoId: z.int(),
      posto: z.string(),
      inicio: data,
      fim: data,
    }),
  ),
  /** The batch of the requests that were made of it. */
  loteId: z.int().nullable(),
  pode: z.object({ mudar: z.boolean(), aceitar: z.boolean() }),
})
export type PlanoDeFerias = z.output<typeof plano>

const qual = z.strictObject({ id, versao })

export const feriasPlanoContract = {
  'GET /api/ferias/planejamento/listar': endpoint({
    ...comum,
    summary: 'Planos de férias mais recentes, com os anos e os contratos que se pode planejar',
    response: z.object({
      results: z.array(resumo),
      anos: z.array(z.int()),
      contratos: z.array(opcaoDeFiltro),
    }),
  }),
  'POST /api/ferias/planejamento/criar': endpoint({
    ...comum,
    summary: 'Cria o plano de férias de um ano, de um contrato ou de todos',
    body: z.strictObject({
      ano: z.int('Escolha o ano').min(1900, 'Escolha o ano').max(2199, 'Escolha o ano'),
      contratoId: id.nullable(),
    }),
    status: 201,
    response: z.object({ id: z.int() }),
  }),
  'GET /api/ferias/planejamento/:id': endpoint({
    ...comum,
    summary: 'Plano de férias: datas propostas e por quê, o que é impossível, custos e andamento',
    params: idParams,
    response: plano,
  }),
  'POST /api/ferias/planejamento/resolver': endpoint({
    ...comum,
    summary: 'Propõe as datas em segundo plano, mantendo as fixadas',
    body: qual,
    response: z.object({ id: z.int() }),
  }),
  'POST /api/ferias/planejamento/parar': endpoint({
    ...comum,
    summary: 'Para de procurar e fica com o melhor plano achado',
    body: z.strictObject({ id }),
    response: z.object({ id: z.int() }),
  }),
  'PUT /api/ferias/planejamento/ajustar': endpoint({
    ...comum,
    summary: 'Fixa datas, divide as férias de uma pessoa ou a deixa fora do plano',
    body: qual.extend({ ajuste }),
    response: plano,
  }),
  'POST /api/ferias/planejamento/aceitar': endpoint({
    ...comum,
    access: somente(ferias.nasce.emLote?.quem ?? [], 'aceitar um plano de férias'),
    summary: 'Faz de cada data proposta um pedido de férias, num lote',
    body: qual.extend({
      alertasAceitos: z.array(z.enum(codigosDe(avisosDoPlano))).max(codigosDe(avisosDoPlano).length),
      /** Everybody whose vacation is divided agreed to it. */
      concordancia: z.boolean(),
    }),
    status: 201,
    response: z.object({ loteId: z.int() }),
  }),
} as const

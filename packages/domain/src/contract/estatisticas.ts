import { z } from 'zod'
import { data, idParam } from '../br/campos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { listaRelatorioAdmissao } from '../listas/relatorio-admissao.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { setorSlugs } from '../setores/setores.ts'
import { exportacao } from './exportacao.ts'

const comum = { tag: 'Estatísticas', access: views('setor.estatisticas'), replica: true } as const

const ano = z.coerce.number().int().min(1900).max(2999)
const doAno = z.strictObject({ ano, contrato: idParam.optional() })

/** How many of each code. */
const contagem = z.record(z.string(), z.int().positive())

const mesesDe = <P extends z.ZodRawShape>(por: P) =>
  z.object({
    ano: z.int(),
    /** The twelve months, also those without any. */
    meses: z
      .array(z.object({ mes: z.int().min(1).max(12), total: z.int().nonnegative(), por: z.object(por) }))
      .length(12),
    /** Contracts that `por.contrato` counts by id, with their names. */
    contratos: z.array(opcaoDeFiltro),
  })

const disponiveis = z.object({
  /** Newest year first; months in order. */
  results: z.array(z.object({ ano: z.int(), meses: z.array(z.int().min(1).max(12)) })),
})

/** A row of the report: days are null until the step is over. */
const linhaDoRelatorio = resumoDe(admissao, {
  cargo: z.string().nullable(),
  solicitadaEm: z.string().nullable(),
  diasVaga: z.number().nullable(),
  diasAnalise: z.number().nullable(),
  diasEfetivar: z.number().nullable(),
  diasFinalizar: z.number().nullable(),
  diasTotal: z.number().nullable(),
})
export type LinhaDoRelatorio = z.output<typeof linhaDoRelatorio>

const percentual = z.number().nonnegative().nullable()

const mesDoQuadro = z.object({
  /** `AAAA-MM`, with its first and last day; the running month ends today. */
  mes: z.string(),
  de: data,
  ate: data,
  parcial: z.boolean(),
  entraram: z.int().nonnegative(),
  sairam: z.int().nonnegative(),
  inicio: z.int(),
  fim: z.int(),
  rotatividade: percentual,
})

const contratoNoQuadro = opcaoDeFiltro.extend({
  entraram: z.int().nonnegative(),
  sairam: z.int().nonnegative(),
  quadro: z.int().nonnegative(),
  /** Percent of a month, over the span. */
  rotatividade: percentual,
})

const etapa = z.object({
  /** The word that is given, or the move that is made. */
  etapa: z.string(),
  label: z.string(),
  quem: z.string(),
  /** Mean days, of the latest admissions and of as many before them; null without enough of them. */
  dias: z.number().nonnegative(),
  antes: z.number().nonnegative().nullable(),
})

/** Counts over months, by scope. Each one counts what the list with the same filters shows. */
export const estatisticasContract = {
  'GET /api/estatisticas/admissao': endpoint({
    ...comum,
    summary: 'Admissões de um ano por mês: total, por motivo da vaga, contrato e situação',
    query: doAno,
    response: mesesDe({ motivo: contagem, contrato: contagem, status: contagem }),
  }),
  'GET /api/estatisticas/admissao_disponiveis': endpoint({
    ...comum,
    summary: 'Anos e meses em que há admissões',
    response: disponiveis,
  }),
  'GET /api/estatisticas/demissao': endpoint({
    ...comum,
    summary: 'Demissões de um ano por mês: total, por causa, contrato, iniciativa e situação',
    query: doAno,
    response: mesesDe({
      /** Absent for those who are not told why somebody leaves. */
      causa: contagem.optional(),
      iniciativa: contagem.optional(),
      contrato: contagem,
      status: contagem,
    }),
  }),
  'GET /api/estatisticas/demissao_disponiveis': endpoint({
    ...comum,
    summary: 'Anos e meses em que há demissões',
    response: disponiveis,
  }),
  'GET /api/estatisticas/relatorioadm': endpoint({
    ...comum,
    summary: 'Relatório de admissões com os dias de cada etapa e o setor por quem esperam',
    query: listQuery(listaRelatorioAdmissao),
    response: listReply(linhaDoRelatorio),
  }),
  'GET /api/estatisticas/relatorioadm/exportar': exportacao(listaRelatorioAdmissao, comum),
  'GET /api/estatisticas/rotatividade': endpoint({
    ...comum,
    summary: 'Quem entrou e saiu em treze meses, o quadro de cada um e a rotatividade por contrato',
    query: z.strictObject({
      contrato: idParam.optional(),
      /** As it was on a day that is over. */
      em: data.optional(),
    }),
    response: z.object({
      /** The day that the figures are of. */
      hoje: data,
      quadro: z.int().nonnegative(),
      meses: z.array(mesDoQuadro),
      /** Mean percent of the closed months. */
      media: percentual,
      contratos: z.array(contratoNoQuadro),
    }),
  }),
  'GET /api/estatisticas/numeros': endpoint({
    ...comum,
    summary: 'Os números da página inicial de um setor como eram em um dia que passou',
    query: z.strictObject({ setor: z.enum(setorSlugs), em: data }),
    response: z.object({
      results: z.array(z.object({ label: z.string(), total: z.int().nonnegative(), mais: z.boolean() })),
      /** Those that nothing tells of a past day. */
      desconhecidos: z.array(z.string()),
    }),
  }),
  'GET /api/estatisticas/etapas': endpoint({
    ...comum,
    summary: 'Quantos dias cada etapa leva nas admissões efetivadas mais recentes e nas anteriores',
    query: z.strictObject({ contrato: idParam.optional() }),
    response: z.object({
      /** How many admissions the figures are of, and how many the ones before. */
      admissoes: z.int().nonnegative(),
      antes: z.int().nonnegative(),
      results: z.array(etapa),
    }),
  }),
} as const satisfies Contract

import { z } from 'zod'
import { centavos, data, id, opcional, texto, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import type { Campo } from './textos.ts'

export const tiposDeConvencao = {
  cct: 'Convenção coletiva (CCT)',
  act: 'Acordo coletivo (ACT)',
} as const

const valor = centavos.min(1, 'Informe um valor maior que zero')
/** Percentage of a clause, from `min` to 100, with two decimals. */
export const percentualDaConvencao = (min: number) =>
  z
    .number()
    .min(min, `Informe de ${min} a 100`)
    .max(100, `Informe de ${min} a 100`)
    .refine((numero) => Number.isInteger(Math.round(numero * 1000) / 10), 'Use até duas casas decimais')

/** What an agreement says besides its floors, by clause; absent where it is silent. */
const clausulas = {
  reajustePercentual: opcional(percentualDaConvencao(0)),
  ticketDiaCentavos: opcional(valor),
  cestaMesCentavos: opcional(valor),
  estabilidadeAposentadoriaMeses: opcional(z.int().min(1).max(60, 'Informe de 1 a 60 meses')),
  estabilidadeRetornoDias: opcional(z.int().min(1).max(365, 'Informe de 1 a 365 dias')),
  adicionalNoturnoPercentual: opcional(percentualDaConvencao(20)),
  divisorPlantao: opcional(z.int().min(100, 'Informe de 100 a 240').max(240, 'Informe de 100 a 240')),
  /** Salário normativo, or any other amount, that insalubridade is counted on instead of the minimum wage. */
  insalubridadeBaseCentavos: opcional(valor),
  outrasClausulas: opcional(texto(2000)),
}

const dados = z.strictObject({
  tipo: z.enum(codigosDe(tiposDeConvencao), 'Escolha o tipo'),
  registroMte: opcional(texto(30)),
  inicio: data,
  fim: data,
  ...clausulas,
})

export const convencaoSchema = dados.superRefine(({ inicio, fim }, contexto) => {
  const recusa = recusaDaVigencia(inicio, fim)
  if (recusa) contexto.addIssue({ code: 'custom', path: ['fim'], message: recusa })
})

export const convencaoNova = z.strictObject({ sindicatoId: id, dados: convencaoSchema })
export const convencaoEditada = z.strictObject({
  id,
  versao,
  dados: convencaoSchema,
})

export const convencaoLinha = z.object({
  id: z.int(),
  versao: z.int(),
  sindicatoId: z.int(),
  tipo: dados.shape.tipo,
  registroMte: z.string().nullable(),
  inicio: z.string(),
  fim: z.string(),
  situacao: z.enum(['futura', 'em_vigor', 'encerrada']),
  reajustePercentual: z.number().nullable(),
  ticketDiaCentavos: z.int().nullable(),
  cestaMesCentavos: z.int().nullable(),
  estabilidadeAposentadoriaMeses: z.int().nullable(),
  estabilidadeRetornoDias: z.int().nullable(),
  adicionalNoturnoPercentual: z.number().nullable(),
  divisorPlantao: z.int().nullable(),
  insalubridadeBaseCentavos: z.int().nullable(),
  outrasClausulas: z.string().nullable(),
})

/** The day on which an agreement begun on `inicio` is over at the latest: two years later (CLT art. 614 § 3º). */
const limiteDoFim = (inicio: string): string =>
  `${Number(inicio.slice(0, 4)) + 2}-${inicio.endsWith('02-29') ? '02-28' : inicio.slice(5)}`

export function recusaDaVigencia(inicio: string, fim: string): string | null {
  if (fim < inicio) return 'O fim vem antes do início'
  return fim >= limiteDoFim(inicio) ? 'Uma convenção vale no máximo dois anos (CLT art. 614 § 3º)' : null
}

export const camposDaConvencao: Readonly<Record<string, Campo>> = {
  tipo: { label: 'Tipo', formato: { opcoes: tiposDeConvencao } },
  registro_mte: { label: 'Registro no MTE' },
  inicio: { label: 'Início', formato: 'data' },
  fim: { label: 'Fim', formato: 'data' },
  reajuste_percentual: { label: 'Reajuste', formato: 'percentual' },
  ticket_dia_centavos: { label: 'Vale-refeição por dia', formato: 'dinheiro' },
  cesta_mes_centavos: { label: 'Cesta básica por mês', formato: 'dinheiro' },
  estabilidade_aposentadoria_meses: { label: 'Estabilidade pré-aposentadoria (meses)' },
  estabilidade_retorno_dias: { label: 'Estabilidade no retorno do afastamento (dias)' },
  adicional_noturno_percentual: { label: 'Adicional noturno', formato: 'percentual' },
  divisor_plantao: { label: 'Divisor da 12x36' },
  insalubridade_base_centavos: { label: 'Base da insalubridade', formato: 'dinheiro' },
  outras_clausulas: { label: 'Outras cláusulas' },
  anulado_motivo: { label: 'Motivo da anulação' },
}

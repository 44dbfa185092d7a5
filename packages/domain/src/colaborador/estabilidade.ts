import { codigosDe } from '../codigos/codigos.ts'
import { estabilidades, type TipoDeEstabilidade } from '../regras/estabilidade/estabilidade.ts'
import type { Grupo } from '../setores/grupos.ts'
import { setores } from '../setores/setores.ts'
import { setoresDe } from '../setores/rotas.ts'
import { quemEdita } from './visibilidade.ts'

/** What somebody registers of a protection of each kind: the names of its days, and which are asked for. */
interface FatoDaFicha {
  /** What the first protected day is. */
  readonly inicio: string
  /** What the end is counted from; null where only a clause says it. */
  readonly marco: string | null
  /** The landmark may be only foreseen. */
  readonly previsto?: true
  /** Months and days, or the last day, are in the document. */
  readonly clausula?: true
}

const mandato = { inicio: 'Registro da candidatura', marco: 'Fim do mandato' } as const

/** Protections that no process tells the company of, and that are typed on the file. */
export const fatosDeEstabilidade = {
  GESTANTE: { inicio: 'Gravidez comunicada em', marco: 'Parto', previsto: true },
  ADOTANTE: { inicio: 'Guarda ou adoção', marco: 'Guarda ou adoção' },
  ACIDENTADO: { inicio: 'Início do afastamento', marco: 'Fim do benefício' },
  CIPA: mandato,
  DIRIGENTE_SINDICAL: mandato,
  COMISSAO_EMPREGADOS: mandato,
  PRE_APOSENTADORIA: { inicio: 'Início da garantia', marco: 'Aposentadoria', previsto: true },
  RETORNO_LAYOFF: { inicio: 'Início da suspensão', marco: 'Retorno ao trabalho' },
  SERVICO_MILITAR: { inicio: 'Alistamento', marco: null, clausula: true },
  CCT: { inicio: 'Início da garantia', marco: null, clausula: true },
} as const satisfies Readonly<Partial<Record<TipoDeEstabilidade, FatoDaFicha>>>
export type TipoDeFato = keyof typeof fatosDeEstabilidade

export const fatoOf = (tipo: TipoDeFato): FatoDaFicha => fatosDeEstabilidade[tipo]
export const nomeDoFato = (tipo: TipoDeFato): string => estabilidades[tipo].nome

/** What Sesmt hears of first: its elections, and what health tells. */
const DO_SESMT: readonly TipoDeFato[] = ['GESTANTE', 'ACIDENTADO', 'CIPA']

/** Who registers facts: Rh, and Sesmt those of its work. */
export const quemRegistraEstabilidade: readonly Grupo[] = [
  ...new Set<Grupo>([...quemEdita.ferias, ...setores.sesmt.grupos]),
]

/** Kinds that a person with these groups may register; none for who may not. */
export const fatosQueRegistra = (grupos: readonly Grupo[]): readonly TipoDeFato[] => {
  if (quemEdita.ferias.some((grupo) => grupos.includes(grupo))) return codigosDe(fatosDeEstabilidade)
  return setoresDe(grupos).includes('sesmt') ? DO_SESMT : []
}

/** Who sees that there is a protection, and until when; the reason only who may (see `estabilidadeVista`). */
export const quemVeEstabilidades: readonly Grupo[] = [
  ...new Set<Grupo>([...setores.rh.grupos, ...setores.sesmt.grupos, ...setores.operacional.grupos]),
]

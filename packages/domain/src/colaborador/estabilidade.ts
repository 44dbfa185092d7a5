import { z } from 'zod'
import { data, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { estabilidades, type TipoDeEstabilidade } from '../regras/estabilidade/estabilidade.ts'
import { fimDoRegistro } from '../regras/estabilidade/pessoa.ts'
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

const inteiro = (max: number, unidade: string) =>
  opcional(
    z
      .int(`Informe de 1 a ${max} ${unidade}`)
      .min(1, `Informe de 1 a ${max} ${unidade}`)
      .max(max, `Informe de 1 a ${max} ${unidade}`),
  )

const campos = z.strictObject({
  tipo: z.enum(codigosDe(fatosDeEstabilidade), 'Escolha a estabilidade'),
  inicio: data,
  marco: opcional(data),
  marcoPrevisto: z.boolean().default(false),
  meses: inteiro(60, 'meses'),
  dias: inteiro(365, 'dias'),
  fim: opcional(data),
  documento: textoObrigatorio(200, 5),
})

/** A fact as it is typed, with the paper that proves it. */
export const fatoDeEstabilidade = campos.superRefine((fato, contexto) => {
  if (!temDatas(fato)) return
  for (const [campo, message] of Object.entries(conferirFato(fato)))
    contexto.addIssue({ code: 'custom', path: [campo], message })
})
export type FatoDeEstabilidade = z.output<typeof campos>

/** A date that is wrong was said already, and no other is counted from it. */
const temDatas = ({
  inicio,
  marco,
  fim,
}: Partial<Pick<FatoDeEstabilidade, 'inicio' | 'marco' | 'fim'>>): boolean =>
  [inicio, marco ?? inicio, fim ?? inicio].every((dia) => data.safeParse(dia).success)

/** What is wrong with a fact, by field; empty for one that may be registered. */
export function conferirFato(fato: FatoDeEstabilidade): Readonly<Record<string, string>> {
  const { marco, clausula } = fatoOf(fato.tipo)
  if (marco === null && fato.marco !== undefined) return { marco: 'Esta garantia não conta de outra data' }
  if (!clausula && (fato.meses !== undefined || fato.dias !== undefined))
    return { meses: 'A lei já diz quanto dura' }
  if (clausula && fato.fim === undefined && fato.meses === undefined && fato.dias === undefined)
    return { fim: 'Informe o último dia, ou os meses e dias da cláusula' }
  const fim = fimDaGarantia(fato)
  return fim !== null && fim < fato.inicio
    ? { [fato.fim === undefined ? 'marco' : 'fim']: 'A garantia terminaria antes de começar' }
    : {}
}

/** The last protected day that a fact gives; null while nobody knows it. */
export const fimDaGarantia = ({
  tipo,
  inicio,
  marco,
  meses,
  dias,
  fim,
}: Omit<FatoDeEstabilidade, 'documento' | 'marcoPrevisto'>): string | null =>
  fimDoRegistro({
    id: 0,
    registradoEm: inicio,
    tipo,
    inicio,
    marco: marco ?? null,
    meses: meses ?? null,
    dias: dias ?? null,
    fim: fim ?? null,
  })

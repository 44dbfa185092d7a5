import { z } from 'zod'
import { data, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { fimDoRegistro } from '../regras/estabilidade/pessoa.ts'
import { fatoOf, fatosDeEstabilidade } from './estabilidade.ts'

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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const gravidades = ['critical', 'high', 'moderate', 'low', 'info'] as const
type Gravidade = (typeof gravidades)[number]

/** Days within which what has an advisory is updated, from the day on which we saw it; SECURITY.md says the same. */
export const prazos: Readonly<Record<Gravidade, number>> = {
  critical: 3,
  high: 7,
  moderate: 30,
  low: 90,
  info: 90,
}
/** Days between two reviews of versions that have no advisory. */
const ENTRE_REVISOES = 90

const aviso = z.strictObject({
  /** Address of the advisory. */
  aviso: z.url(),
  pacote: z.string(),
  gravidade: z.enum(gravidades),
  /** Day on which we saw it first. */
  visto: z.iso.date(),
})
export type Aviso = z.output<typeof aviso>

const revisao = z.strictObject({
  /** Day on which every version was last compared with the newest one. */
  versoes: z.iso.date(),
  /** Day on which the registry was last asked for advisories; null for never. */
  consulta: z.iso.date().nullable(),
  abertos: z.array(aviso),
})
export type Revisao = z.output<typeof revisao>

export const ARQUIVO = join(import.meta.dirname, 'revisao.json')
/** The record of the last review, which is committed with what it led to. */
export const lerRevisao = (): Revisao => revisao.parse(JSON.parse(readFileSync(ARQUIVO, 'utf8')))

/** What `npm audit --json` answers, as far as it is read here. */
const auditoria = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), url: z.url(), severity: z.enum(gravidades) })]),
      ),
    }),
  ),
})

/** Advisories of an answer of `npm audit --json`, one of each; throws for an answer that is none. */
export function avisosDe(texto: string): Omit<Aviso, 'visto'>[] {
  const { vulnerabilities } = auditoria.parse(JSON.parse(texto))
  const todos = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((origem) =>
      typeof origem === 'string'
        ? []
        : [{ aviso: origem.url, pacote: origem.name, gravidade: origem.severity }],
    ),
  )
  return [...new Map(todos.map((um) => [um.aviso, um])).values()]
}

/** The record after a look: what was seen before keeps its day, what is gone is closed. */
export const revisar = (antes: Revisao, avisos: readonly Omit<Aviso, 'visto'>[], hoje: string): Revisao => ({
  versoes: antes.versoes,
  consulta: hoje,
  abertos: avisos.map((um) => ({
    ...um,
    visto: antes.abertos.find(({ aviso: outro }) => outro === um.aviso)?.visto ?? hoje,
  })),
})

const somar = (dia: string, days: number): string => Temporal.PlainDate.from(dia).add({ days }).toString()

/** Last day of the term of an advisory. */
export const prazoDe = ({ visto, gravidade }: Aviso): string => somar(visto, prazos[gravidade])

/** Open advisories whose term is over on a day. */
export const vencidosEm = ({ abertos }: Revisao, dia: string): Aviso[] =>
  abertos.filter((um) => prazoDe(um) < dia)

/** What the start says of a version whose parts nobody has looked at for long; null for a recent one. */
export function avisoDeVersaoAntiga({ versoes }: Revisao, hoje: string): string | null {
  if (somar(versoes, ENTRE_REVISOES) >= hoje) return null
  const dia = Temporal.PlainDate.from(versoes).toLocaleString('pt-BR')
  return (
    `Os componentes desta versão foram revisados pela última vez em ${dia}, há mais de ${ENTRE_REVISOES} dias. ` +
    'Veja se há uma versão mais nova do sistema.'
  )
}

import { z } from 'zod'

/** What an alert is about: something asks for the person, somebody named them, their own request moved, or the system itself. */
export const assuntos = ['vez', 'citacao', 'andamento', 'sistema'] as const
export type Assunto = (typeof assuntos)[number]

/** Ways by which an alert reaches a person; every one is kept in the list, whatever is switched off. */
export const canais = ['tela', 'email', 'push'] as const
export type Canal = (typeof canais)[number]

/** `HH:MM`, in company time. */
const hora = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Escreva uma hora de 00:00 a 23:59')

const porAssunto = z.strictObject({
  vez: z.boolean(),
  citacao: z.boolean(),
  andamento: z.boolean(),
  sistema: z.boolean(),
})

/** Hours of every day in which nothing is sent; over midnight where `ate` is earlier than `de`. */
export const horasDeSilencio = z
  .strictObject({ de: hora, ate: hora })
  .refine(({ de, ate }) => de !== ate, { path: ['ate'], error: 'As duas horas são iguais' })

/** How a person is told: by kind of alert and by way, and when e-mail and push keep silent. */
export const ajustesDeAvisos = z.strictObject({
  tela: porAssunto,
  email: porAssunto,
  push: porAssunto,
  horas: horasDeSilencio.nullable(),
  /** Sundays and national holidays are silent as a whole. */
  folgas: z.boolean(),
})
export type AjustesDeAvisos = z.output<typeof ajustesDeAvisos>

/** One switch, as it is kept while it is off: `email:vez`. */
export const chaveDe = (canal: Canal, assunto: Assunto): string => `${canal}:${assunto}`

/** The switches of each way, from those that are off. */
export const ligadosDe = (desligados: readonly string[], canal: Canal): AjustesDeAvisos[Canal] =>
  Object.fromEntries(
    assuntos.map((assunto) => [assunto, !desligados.includes(chaveDe(canal, assunto))]),
  ) as AjustesDeAvisos[Canal]

/** The switches that are off. */
export const desligadosDe = (ajustes: Pick<AjustesDeAvisos, Canal>): string[] =>
  canais.flatMap((canal) =>
    assuntos.filter((assunto) => !ajustes[canal][assunto]).map((assunto) => chaveDe(canal, assunto)),
  )

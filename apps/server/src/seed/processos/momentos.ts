const INICIO_DO_EXPEDIENTE_MIN = 9 * 60 + 10
const INTERVALO_MIN = 37

interface Agora {
  readonly agora: Temporal.Instant
  readonly fuso: string
}

/** When something happened: days ago of its opening and of its last act. */
export interface Decurso {
  readonly de: number
  readonly ate: number
  readonly passos: readonly unknown[]
}

/** The acts are spread between the first and the last day, each a little later on its day than the one before. */
export const momentosDe = ({ agora, fuso }: Agora, { de, ate, passos }: Decurso) => {
  const hoje = agora.toZonedDateTimeISO(fuso).startOfDay()
  return (indice: number): Temporal.Instant => {
    const avanco = passos.length === 0 ? 0 : Math.round(((de - ate) * indice) / passos.length)
    const minutos = INICIO_DO_EXPEDIENTE_MIN + indice * INTERVALO_MIN
    return hoje
      .subtract({ days: de - avanco })
      .add({ minutes: minutos })
      .toInstant()
  }
}

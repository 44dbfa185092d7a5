import { formatData } from '@rh/domain/br/data'
import { failure } from './failure.ts'

/** Who changed something last, and when. Nobody in particular: the system. */
interface UltimaMudanca {
  readonly autor: string | null
  readonly em: string
}

/** Moment of a change, by the clock of the company: `em 30/11/2026, às 17:40`. */
export function dizerQuando(em: string, fuso: string): string {
  const quando = Temporal.Instant.from(em).toZonedDateTimeISO(fuso)
  const hora = quando.toPlainTime().toString({ smallestUnit: 'minute' })
  return `em ${formatData(quando.toPlainDate().toString())}, às ${hora}`
}

/**
 * The failure of who changes what they read before somebody else changed it. It says the day too: a form stays open for
 * longer than one, and an hour alone is taken for one of today.
 */
export function versaoAntiga(ultima: UltimaMudanca | undefined, fuso: string) {
  if (!ultima) return failure('versao_antiga')
  return failure('versao_antiga', {
    mensagem: `Alterado por ${ultima.autor ?? 'sistema'} ${dizerQuando(ultima.em, fuso)}.`,
  })
}

import { formatData } from '@rh/domain/br/data'
import { failure } from './failure.ts'

/** Who changed something last, and when. Nobody in particular: the system. */
interface UltimaMudanca {
  readonly autor: string | null
  readonly em: string
}

/**
 * The failure of who changes what they read before somebody else changed it. It says the day too: a form stays open for
 * longer than one, and an hour alone is taken for one of today.
 */
export function versaoAntiga(ultima: UltimaMudanca | undefined, fuso: string) {
  if (!ultima) return failure('versao_antiga')
  const quando = Temporal.Instant.from(ultima.em).toZonedDateTimeISO(fuso)
  const dia = formatData(quando.toPlainDate().toString())
  const hora = quando.toPlainTime().toString({ smallestUnit: 'minute' })
  return failure('versao_antiga', {
    mensagem: `Alterado por ${ultima.autor ?? 'sistema'} em ${dia}, às ${hora}.`,
  })
}

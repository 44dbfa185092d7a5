import type { KeyRing } from './chave.ts'
import type { Run } from './conferir.ts'

/** A link of which values were let go, by the number and the hash it keeps, and what its content hashes to since. */
interface Suppression {
  readonly elo: string
  readonly hash: string
  readonly categoria: string
  readonly resumo: string
}

const textOf = ({ elo, hash, categoria, resumo }: Suppression): string =>
  JSON.stringify(['supressao', elo, hash, categoria, resumo])

export const signSuppression = (suppression: Suppression, keys: KeyRing) => keys.sign(textOf(suppression))

type Kept = Suppression & { readonly id: string; readonly chave: string; readonly assinatura: string }

const PIECE = 5_000

/** Every suppression has to be ours: a link whose content was changed by anybody else has none that is. */
export async function checkSuppressions(
  run: Run,
  keys: KeyRing | undefined,
  add: (problem: string) => void,
): Promise<void> {
  if (!keys) return
  let de = '0'
  for (;;) {
    const rows = await run<Kept>(
      `select s.id::text, s.elo_id::text as elo, a.hash, s.categoria, s.resumo, s.chave, s.assinatura
         from auditoria_supressao s join auditoria a on a.id = s.elo_id
        where s.id > $1::bigint order by s.id limit ${PIECE}`,
      [de],
    )
    for (const kept of rows) {
      const ours = keys.verify(textOf(kept), kept.chave, kept.assinatura)
      if (ours === undefined) add(`Supressão do elo ${kept.elo}: chave desconhecida.`)
      else if (!ours) add(`Supressão do elo ${kept.elo}: assinatura inválida.`)
    }
    const last = rows.at(-1)
    if (!last) return
    de = last.id
  }
}

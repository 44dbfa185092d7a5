import { createQueryId, type CompiledQuery, type KyselyPlugin, type RawBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'

/**
 * Statement of one text whatever its values, put together once: for a lookup that every call makes, building the text takes
 * longer than asking. `build` embeds what it is given without looking at it.
 */
export function fixed<V extends readonly unknown[], R>(
  build: (...values: V) => RawBuilder<R>,
): (db: Db | Tx, ...values: V) => Promise<R[]> {
  // Stand-ins for the values, known again among the parameters by their identity.
  const places = Array.from({ length: build.length }, () => ({}))
  const indexOf = new Map<unknown, number>(places.map((place, i) => [place, i]))
  // By what the connection makes of statements: the last of its plugins is nobody else's.
  const texts = new WeakMap<KyselyPlugin, CompiledQuery<R>>()
  const textFor = (db: Db | Tx): CompiledQuery<R> => {
    const plugin = db.getExecutor().plugins.at(-1)
    const known = plugin && texts.get(plugin)
    if (known) return known
    const text = build(...(places as unknown as V)).compile(db)
    if (plugin) texts.set(plugin, text)
    return text
  }
  return async (db, ...values) => {
    const text = textFor(db)
    const parameters = text.parameters.map((value) => {
      const index = indexOf.get(value)
      return index === undefined ? value : values[index]
    })
    const { rows } = await db.executeQuery<R>({ ...text, parameters, queryId: createQueryId() })
    return rows
  }
}

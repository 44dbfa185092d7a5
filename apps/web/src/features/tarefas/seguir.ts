/** An item of a list that is saved whole; without an id, it was just added. */
interface Item {
  readonly id: number | null
  readonly nome: string
}

const comId = <T extends Item>(lista: readonly T[]): ReadonlyMap<number, T> =>
  new Map(lista.flatMap((item) => (item.id === null ? [] : [[item.id, item] as const])))

/** What somebody else made of the item, with what was typed over it here. */
const juntos = <T extends Item>(antes: T | undefined, agora: T, meu: T): T => {
  const tocados = Object.entries(meu).filter(
    ([campo, valor]) => campo in agora && valor !== antes?.[campo as keyof T],
  )
  return { ...meu, ...agora, ...Object.fromEntries(tocados), id: agora.id }
}

/** Whether what is left of a list stands in the order that it had. */
const naOrdem = (antes: readonly Item[], meus: readonly Item[]): boolean => {
  const lugares = meus.flatMap(({ id }) => (id === null ? [] : [antes.findIndex((item) => item.id === id)]))
  return lugares.every((lugar, i) => i === 0 || lugar > (lugares[i - 1] ?? -1))
}

/**
 * A list that is being changed here and that somebody else saved meanwhile: what nobody touched here is theirs, what was
 * typed, added, moved or taken away here stays so. What they took away is gone, and what they added is there.
 */
export function seguir<T extends Item>(antes: readonly T[], agora: readonly T[], meus: readonly T[]): T[] {
  const [era, eh] = [comId(antes), comId(agora)]
  const novoDeles = agora.filter(({ id }) => id !== null && !era.has(id))
  const ficam = meus.flatMap((meu) => {
    if (meu.id === null) {
      // Added on both sides, it is one.
      const igual = novoDeles.find(({ nome }) => nome === meu.nome.trim())
      return [igual ? juntos(igual, igual, meu) : meu]
    }
    const deles = eh.get(meu.id)
    return deles ? [juntos(era.get(meu.id), deles, meu)] : []
  })
  const aqui = comId(ficam)
  const todos = [...ficam, ...novoDeles.filter(({ id }) => id !== null && !aqui.has(id))]
  if (!naOrdem(antes, meus)) return todos
  const lugar = ({ id }: T): number =>
    id === null ? agora.length : agora.findIndex((item) => item.id === id)
  return todos.toSorted((a, b) => lugar(a) - lugar(b))
}

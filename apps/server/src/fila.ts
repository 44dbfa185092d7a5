/** The line is full, or its head took longer than somebody may wait. */
export class FilaCheia extends Error {
  override readonly name = 'FilaCheia'
}

interface Limites {
  /** How many may wait behind the one that is under way. */
  readonly esperando: number
  readonly esperaMs: number
}

/** A line in which one piece of work is done at a time, in the order of arrival. Rejects with `FilaCheia`. */
export function criarFila({ esperando, esperaMs }: Limites): <T>(fazer: () => Promise<T>) => Promise<T> {
  const espera: (() => void)[] = []
  let ocupada = false
  const entrar = async (): Promise<void> => {
    if (!ocupada) {
      ocupada = true
      return
    }
    if (espera.length >= esperando) throw new FilaCheia()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    espera.push(resolve)
    const tarde = setTimeout(() => {
      espera.splice(espera.indexOf(resolve), 1)
      reject(new FilaCheia())
    }, esperaMs)
    await promise.finally(() => clearTimeout(tarde))
  }
  const sair = (): void => {
    const proximo = espera.shift()
    if (proximo) proximo()
    else ocupada = false
  }
  return async (fazer) => {
    await entrar()
    try {
      return await fazer()
    } finally {
      sair()
    }
  }
}

import { lazy, type ReactNode } from 'react'

type Parte<P> = (props: P) => ReactNode
type PropsDe<C> = C extends Parte<infer P> ? P : never

/**
 * Lazy-loads a part of a kind's page, as the fields of a parecer: it comes for who is asked for it, and the page around
 * it waits (Suspense).
 */
export const parteDoTipo = <M extends Readonly<Record<N, Parte<never>>>, N extends string>(
  carregar: () => Promise<M>,
  nome: N,
): Parte<PropsDe<M[N]>> =>
  lazy(async () => {
    const modulo = await carregar()
    // The compiler does not see through `infer` that a part takes its own props.
    return { default: modulo[nome] as unknown as Parte<PropsDe<M[N]>> }
  })

import type { AnyProcess, TransitionOf } from '@rh/domain/processo/define'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { TextoDaTransicao } from './Transicoes.tsx'
import { textosDe, type Genero } from './textos.ts'

/** What is sent from the form, where everything is checked and read first, or made by the engine alone. */
type SemDialogo = 'enviar' | 'reenviar' | 'analisar' | 'homologar'

/** Made by the engine in most kinds, and by whoever has the turn in some. */
type DeQuemQuiser = 'analisar'

/** What a kind says of a move: what follows from it, and its title and end where they are not the usual ones. */
type Dito<R> = Pick<TextoDaTransicao<R>, 'text'> & Partial<TextoDaTransicao<R>>

/**
 * What each move of a kind says before it is made and once it is: `Aprovar a promoção?`, `Promoção aprovada`. A move that
 * a person makes and that has no words does not compile.
 */
export function textosDasTransicoes<X extends AnyProcess, R = RegistroDoProcesso>(
  process: X,
  genero: Genero,
  ditos: { readonly [T in Exclude<TransitionOf<X>, SemDialogo>]: Dito<R> } & {
    readonly [T in Extract<TransitionOf<X>, DeQuemQuiser>]?: Dito<R>
  },
): Readonly<Record<string, TextoDaTransicao<R>>> {
  const { o } = textosDe(process, genero)
  const s = genero === 'fp' ? 's' : ''
  const nome = process.label.one
  return Object.fromEntries(
    Object.entries<Dito<R>>(ditos).map(([transicao, dito]) => {
      const spec = process.transitions[transicao]
      const status = process.statuses[spec?.to ?? '']?.label.toLowerCase() ?? ''
      const title = `${spec?.label ?? ''} ${o}${s} ${nome.toLowerCase()}${spec?.cautela ? '' : '?'}`
      return [transicao, { title, done: `${nome} ${status}${s}`, ...dito }]
    }),
  )
}

/** What a return says in every kind. */
export const DEVOLVER = {
  title: 'Devolver para correção',
  text: 'Quem pediu recebe o motivo e corrige só o que for preciso.',
} as const

import type { AnyProcess, TransitionOf } from '@rh/domain/processo/define'
import type { TextoDaTransicao } from './Transicoes.tsx'
import { textosDe, type Genero } from './textos.ts'

/** What is sent from the form, where everything is checked and read first, or made by the engine alone. */
type SemDialogo = 'enviar' | 'reenviar' | 'analisar' | 'homologar'

/** Made by the engine in most kinds, and by whoever has the turn in some. */
type DeQuemQuiser = 'analisar'

/** What a kind says of a move: what follows from it, and its title and end where they are not the usual ones. */
type Dito = Pick<TextoDaTransicao, 'text'> & Partial<TextoDaTransicao>

/**
 * What each move of a kind says before it is made and once it is: `Aprovar a promoção?`, `Promoção aprovada`. A move that
 * a person makes and that has no words does not compile.
 */
export function textosDasTransicoes<X extends AnyProcess>(
  process: X,
  genero: Genero,
  ditos: { readonly [T in Exclude<TransitionOf<X>, SemDialogo>]: Dito } & {
    readonly [T in Extract<TransitionOf<X>, DeQuemQuiser>]?: Dito
  },
): Readonly<Record<string, TextoDaTransicao>> {
  const { o } = textosDe(process, genero)
  const s = genero === 'fp' ? 's' : ''
  const nome = process.label.one
  return Object.fromEntries(
    Object.entries<Dito>(ditos).map(([transicao, dito]) => {
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

import type { AnyProcess, TransitionOf } from '@rh/domain/processo/define'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { TextoDaTransicao } from './Transicoes.tsx'
import { textosDe, type Genero } from './textos.ts'

/** Transitions without a dialog: sent from the form, where everything is checked, or made by the engine. */
type SemDialogo = 'enviar' | 'reenviar' | 'analisar' | 'homologar'

/** Transitions made by the engine in most kinds, and by the sector whose turn it is in some. */
type DeQuemQuiser = 'analisar'

/** Texts of a transition: its consequence, and title and toast where they are not the usual ones. */
type Dito<R> = Pick<TextoDaTransicao<R>, 'text'> & Partial<TextoDaTransicao<R>>

/**
 * Dialog texts of a kind's transitions: `Aprovar a promoção?`, `Promoção aprovada`. A transition made by people without
 * texts does not compile.
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

/** Texts of a return, in every kind, to which a kind adds its ready reasons. */
export const DEVOLVER = {
  title: 'Devolver para correção',
  text: 'Quem pediu recebe o motivo e corrige só o que for preciso.',
} as const

import { feitoDe } from '@rh/domain/avisos/palavras'
import { emFrase } from '@rh/domain/br/texto'
import type { Textos } from '../textos.ts'

/** Ticked row as the server checked it. */
export interface Conferida {
  readonly id: number
  readonly nome: string | null
  readonly numero: string | null
  readonly rotulo: string | null
  /** Why it is to be decided by itself; null where it is ready. */
  readonly sozinha: string | null
}

/** How far the check of the ticked rows has come: on its way, without an answer, or what each one is. */
export type Conferencia = 'conferindo' | 'falhou' | readonly Conferida[]

export const isConferida = (conferidas: Conferencia): conferidas is readonly Conferida[] =>
  typeof conferidas !== 'string'

/** What is done with rows that are asked for different things. */
const DIVERSOS = 'Decidir'

const quantas = (n: number): string => (n === 1 ? '1 marcada' : `${n} marcadas`)

/** The act that all ready rows share, and how many there are of each. */
export function tituloDoLote(
  marcadas: number,
  conferidas: Conferencia,
): { readonly verbo: string; readonly texto: string } {
  if (conferidas === 'conferindo') return { verbo: DIVERSOS, texto: `${quantas(marcadas)}, conferindo…` }
  if (conferidas === 'falhou')
    return { verbo: DIVERSOS, texto: `${quantas(marcadas)}, mas não foi possível conferir.` }
  const prontas = conferidas.filter(({ sozinha }) => sozinha === null)
  const rotulos = [...new Set(prontas.map(({ rotulo }) => rotulo))]
  const [unico] = rotulos
  const verbo = rotulos.length === 1 && unico ? unico : DIVERSOS
  if (prontas.length === 0) return { verbo, texto: `${quantas(marcadas)}, nenhuma pronta.` }
  return {
    verbo,
    texto: `${quantas(marcadas)}, ${prontas.length === 1 ? '1 pronta' : `${prontas.length} prontas`} para ${emFrase(verbo)}.`,
  }
}

/** Why a row stays out of what is done with the others: `Ivone fica de fora: a ação pede a senha.` */
export const porQueFicaDeFora = ({ nome, numero, sozinha }: Conferida) => ({
  quem: nome?.split(' ')[0] ?? numero ?? 'Uma',
  porque: `fica de fora: ${emFrase(sozinha ?? '').replace(/\.$/u, '')}.`,
})

/** `1 admissão`, `4 admissões`. */
export const contarDe = (n: number, { um, muitos }: Pick<Textos, 'um' | 'muitos'>): string =>
  `${n} ${n === 1 ? um : muitos}`

/** What was just done: `Você aprovou 4 admissões.`, `Você confirmou vaga em 4 admissões.` */
export function decididasEmTexto(
  rotulo: string,
  quantos: number,
  textos: Pick<Textos, 'um' | 'muitos'>,
): string {
  const [verbo = '', ...resto] = (feitoDe(rotulo) ?? 'decidiu').split(' ')
  return `Você ${[verbo, ...resto, ...(resto.length > 0 ? ['em'] : []), contarDe(quantos, textos)].join(' ')}.`
}

/** What was taken back: `Desfeito. 2 admissões esperam por você de novo.` */
export const desfeitasEmTexto = (quantos: number, textos: Pick<Textos, 'um' | 'muitos'>): string =>
  `Desfeito. ${contarDe(quantos, textos)} ${quantos === 1 ? 'espera' : 'esperam'} por você de novo.`

/** Items in the parts that one call takes. */
export const emPartes = <T>(itens: readonly T[], tamanho: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(itens.length / tamanho) }, (_, i) =>
    itens.slice(i * tamanho, (i + 1) * tamanho),
  )

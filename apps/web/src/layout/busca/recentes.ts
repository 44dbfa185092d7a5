import type { Item } from './itens.ts'

const MAXIMO = 6

const isRecente = (valor: unknown): valor is Item => {
  if (typeof valor !== 'object' || valor === null) return false
  const { id, label, icon, href } = valor as Partial<Record<keyof Item, unknown>>
  const textos = [id, label, icon, href].every((texto) => typeof texto === 'string')
  // It was in a storage that anything may write to: only a path of this site is followed.
  return textos && /^\/(?![/\\])/.test(String(href))
}

/** Choices made before, as far as what was kept still makes sense. */
export const readRecentes = (guardado: unknown): Item[] =>
  Array.isArray(guardado) ? guardado.filter(isRecente).slice(0, MAXIMO) : []

/** The choices with this one as the newest. */
export const comRecente = (lista: readonly Item[], item: Item): Item[] =>
  [item, ...lista.filter(({ id }) => id !== item.id)].slice(0, MAXIMO)

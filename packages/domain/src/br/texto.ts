/** A text in lower case and without accents, as searches compare it. */
export const semAcento = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Sectors that are written as a word and named as initials. */
const SIGLAS: readonly string[] = ['Rh', 'Sesmt']

/**
 * A label in the middle of a sentence: `Exame admissional` → `exame admissional`. Words in capitals and names, as
 * `Departamento Pessoal`, stay as they are.
 */
export function emFrase(label: string): string {
  const [primeira = '', segunda = ''] = label.split(' ')
  const isNome = SIGLAS.includes(primeira) || /^\p{Lu}\p{Ll}/u.test(segunda)
  return isNome || !/^\p{Lu}[\p{Ll} ]/u.test(label)
    ? label
    : `${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/** What two names have in common when they are the same one: all but case, accents and spaces. */
export const chaveDoNome = (nome: string): string => semAcento(nome).replace(/\s/gu, '')

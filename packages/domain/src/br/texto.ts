/** A text in lower case and without accents, as searches compare it. */
export const semAcento = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What two names have in common when they are the same one: all but case, accents and spaces. */
export const chaveDoNome = (nome: string): string => semAcento(nome).replace(/\s/gu, '')

// A one-time code is told by word of mouth or typed from a piece of paper: no letters that are taken for digits,
// no vowels that make words, and any punctuation accepted.

/** Letters and digits that nobody mistakes for one another. */
export const ALFABETO_DO_CODIGO = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const TAMANHO_DO_CODIGO = 12
/** How long a code waits to be used. */
export const VALIDADE_DO_CODIGO_HORAS = 24

const GRUPO = 4

/** `bcdf 2345-ghjk` → `BCDF2345GHJK`. */
export const normalizarCodigo = (texto: string): string => texto.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Whether a normalised text has the form of a code; whether it is somebody's, only the server knows. */
export const isCodigo = (codigo: string): boolean =>
  codigo.length === TAMANHO_DO_CODIGO && Array.from(codigo).every((c) => ALFABETO_DO_CODIGO.includes(c))

/** `BCDF2345GHJK` → `BCDF-2345-GHJK`, as it is read aloud. */
export const formatCodigo = (codigo: string): string =>
  codigo.match(new RegExp(`.{1,${GRUPO}}`, 'g'))?.join('-') ?? codigo

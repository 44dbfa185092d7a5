/** Digits of the code of an app (RFC 6238). */
export const DIGITOS_DO_APP = 6

/** `123 456` → `123456`: apps show it in two halves, and people paste what they see. */
export const normalizarCodigoDoApp = (texto: string): string => texto.replace(/[\s.-]/g, '')

export const isCodigoDoApp = (codigo: string): boolean => /^\d{6}$/.test(codigo)

/** How many recovery codes a person has at first. */
export const CODIGOS_DE_RECUPERACAO = 10

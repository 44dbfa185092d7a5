import { ALFABETO_DO_CODIGO, formatCodigo, normalizarCodigo } from '../usuarios/codigo.ts'

/** Login of the account by which one enters when no administrator can; a password never opens it. */
export const LOGIN_DE_EMERGENCIA = 'emergencia'
export const NOME_DE_EMERGENCIA = 'Acesso de emergência'

/** Letters of the sealed code: 115 bits, so that a plain digest keeps it. */
export const TAMANHO_DO_LACRE = 24

export const isLacre = (texto: string): boolean => {
  const codigo = normalizarCodigo(texto)
  return codigo.length === TAMANHO_DO_LACRE && Array.from(codigo).every((c) => ALFABETO_DO_CODIGO.includes(c))
}

/** In groups of four, as it is printed. */
export const formatLacre = formatCodigo

/** What every administrator is told at once. */
export const avisosDaEmergencia = {
  usado: (motivo: string, ate: string): string =>
    `O acesso de emergência foi usado e vale até ${ate}. Motivo dado: ${motivo} Se ninguém da empresa o abriu, encerre a sessão em Segurança e lacre outro código.`,
  lacrado: (por: string, onde: string): string =>
    `${por} lacrou um novo código do acesso de emergência, guardado em: ${onde}. O anterior não vale mais.`,
  retirado: (por: string, motivo: string): string =>
    `${por} retirou o acesso de emergência. Motivo: ${motivo}`,
} as const

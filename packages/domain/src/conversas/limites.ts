/** Longest message. */
export const TEXTO_MAXIMO = 4_000
/** Files of one message. */
export const ANEXOS_MAXIMO = 5
export const NOME_DO_GRUPO_MAXIMO = 80
/** People of a group, whoever founded it included. */
export const PARTICIPANTES_MAXIMO = 200
/** Messages of one reading, and of each side of a place in the middle. */
export const MENSAGENS_POR_VEZ = 40
/** Changes that are caught up with one by one; who missed more reads anew. */
export const MUDANCAS_MAXIMO = 200
export const CONVERSAS_POR_VEZ = 60
/** Unread messages are counted so far. */
export const NAO_LIDAS_MAXIMO = 100
export const ACHADAS_POR_VEZ = 30
/** Messages of one person within a minute. */
export const POR_MINUTO = 60
/** A person types for as long as their screen says so, in milliseconds. */
export const DIGITANDO_MS = 4_000

/** What is done to a group, and said in it. */
export const fatosDaConversa = [
  'criou',
  'incluiu',
  'removeu',
  'saiu',
  'renomeou',
  'administra',
  'nao_administra',
] as const
export type FatoDaConversa = (typeof fatosDaConversa)[number]

export const ASSUNTO_MAXIMO = 150
export const TEXTO_MAXIMO = 20_000
/** Files of one message. */
export const ANEXOS_MAXIMO = 10
/** People, groups and sectors that are named, in copy included. */
export const DESTINATARIOS_MAXIMO = 50
export const ETIQUETAS_MAXIMO = 30
export const NOME_DA_ETIQUETA_MAXIMO = 30
/** Drafts of one person. */
export const RASCUNHOS_MAXIMO = 200
/** Subjects of one reading of a list. */
export const POR_VEZ = 30
/** Messages of one reading of a subject, the latest ones first asked for. */
export const MENSAGENS_POR_VEZ = 50
/** Subjects that are put away, marked or labelled together. */
export const JUNTAS_MAXIMO = 100
/** Messages of one person within a minute. */
export const POR_MINUTO = 20
/** People whose reading is told to the author one by one. */
export const LEITURAS_MAXIMO = 500

/** What a person's messages are kept in; drafts are no messages yet. */
export const caixas = ['entrada', 'enviadas', 'estrela', 'arquivadas'] as const
export type Caixa = (typeof caixas)[number]

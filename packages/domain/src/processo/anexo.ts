/** Where a document that is asked of a person stands. */
export const estadosDoAnexo = {
  pendente: { label: 'Pendente', tone: 'default' },
  enviado: { label: 'Enviado', tone: 'info' },
  aprovado: { label: 'Aprovado', tone: 'success' },
  reprovado: { label: 'Recusado', tone: 'error' },
  dispensado: { label: 'Dispensado', tone: 'warning' },
} as const
export type EstadoDoAnexo = keyof typeof estadosDoAnexo

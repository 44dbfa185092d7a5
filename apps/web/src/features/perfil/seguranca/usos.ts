import { formatDateTime, formatRelative } from '../../../lib/format.ts'

/** Since when a factor is there, and when it last let the person in. */
export const usos = (criadoEm: string, usadoEm: string | null): string =>
  `Desde ${formatDateTime(criadoEm)} · ${usadoEm ? `último uso ${formatRelative(usadoEm)}` : 'ainda sem uso'}`

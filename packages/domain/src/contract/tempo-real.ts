import { z } from 'zod'

/** Kinds of toast that an alert asks for. */
export const iconesAlerta = ['success', 'info', 'warning', 'error'] as const

/** The realtime event of the specification: kind of toast and message. */
export const alerta = z.object({ icone: z.enum(iconesAlerta), texto: z.string() })
export type Alerta = z.output<typeof alerta>

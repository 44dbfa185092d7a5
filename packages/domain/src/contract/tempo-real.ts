import { z } from 'zod'
import { tiposProcesso } from '../processo/tipos.ts'

/** Kinds of toast that an alert asks for. */
export const iconesAlerta = ['success', 'info', 'warning', 'error'] as const

/** The realtime event of the specification: kind of toast and message. */
export const alerta = z.object({ icone: z.enum(iconesAlerta), texto: z.string() })
export type Alerta = z.output<typeof alerta>

/** A process that a screen shows. */
export const lugar = z.object({ tipo: z.enum(tiposProcesso), id: z.int().positive() })
export type Lugar = z.output<typeof lugar>

/** Other people whose screen shows the same process, by name. */
export const presenca = z.object({ id: z.int(), nomes: z.array(z.string()) })
export type Presenca = z.output<typeof presenca>

/** How far the system has come with a batch, told to whoever started its run; the batch itself is read by its call. */
export const andamentoDoLote = z.object({ id: z.int(), feitos: z.int(), total: z.int() })
export type AndamentoDoLote = z.output<typeof andamentoDoLote>

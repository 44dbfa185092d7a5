import { z } from 'zod'
import { labelsDe } from '../../campos/campo.ts'
import { shapeDe } from '../../campos/schema.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import { camposDaPromocao } from './campos.ts'

/** The request, on one sheet. */
export const formularioPromocao = defineFormulario({
  folha: { schema: z.strictObject(shapeDe(camposDaPromocao)), campos: labelsDe(camposDaPromocao) },
})

export type DadosDaPromocao = DadosDe<typeof formularioPromocao>
export type LeituraDaPromocao = LeituraDe<typeof formularioPromocao>

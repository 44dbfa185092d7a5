import { z } from 'zod'
import { id, textoObrigatorio } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { acompanhar, type Declarado } from './comum.ts'

export const novoComentario = z.strictObject({ texto: textoObrigatorio(1000, 2) })
const comentario = z.strictObject({ id, ...novoComentario.shape })

export type ChamadaDeComentario<N extends string, R extends z.ZodType> = {
  readonly [K in `POST /api/${N}/comentario`]: Endpoint<undefined, undefined, typeof comentario, R>
}

export const chamadaDeComentario = (process: Declarado, registro: z.ZodType) => ({
  [`POST /api/${process.name}/comentario`]: endpoint({
    tag: process.label.one,
    summary: 'Escreve um comentário, que fica no histórico',
    access: acompanhar(process),
    body: comentario,
    status: 201,
    response: registro,
    perMinute: 30,
  }),
})

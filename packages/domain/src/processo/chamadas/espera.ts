import { z } from 'zod'
import { id } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { acompanhar, type Declarado } from './comum.ts'

const doProcesso = z.strictObject({ id })

/** Endpoint that undoes the person's own decision while it waits. */
export type ChamadaDeEspera<N extends string, R extends z.ZodType> = {
  readonly [K in `POST /api/${N}/espera/desfazer`]: Endpoint<undefined, undefined, typeof doProcesso, R>
}

export const chamadaDeEspera = (process: Declarado, registro: z.ZodType) => ({
  [`POST /api/${process.name}/espera/desfazer`]: endpoint({
    tag: process.label.one,
    summary: 'Desfaz a própria decisão enquanto ninguém soube dela',
    access: acompanhar(process),
    body: doProcesso,
    response: registro,
  }),
})

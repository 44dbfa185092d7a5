import { z } from 'zod'
import { id, idParam, texto, textoObrigatorio } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { acompanhar, type Declarado } from './comum.ts'

/** People named in one comment. */
const CITADOS_MAX = 20

export const novoComentario = z.strictObject({
  texto: textoObrigatorio(1000, 2),
  /** People named in the text, as `@Nome`; each has to be one who may see the process. */
  citados: z.array(id).max(CITADOS_MAX, `Cite no máximo ${CITADOS_MAX} pessoas`).default([]),
})

const params = z.strictObject({ id: idParam })
const busca = z.strictObject({ busca: texto(70).optional() })
/** People who may see a process, with what they are in the company. */
const pessoas = z.object({
  results: z.array(z.object({ id: z.int(), nome: z.string(), detalhe: z.string() })),
})

const comentario = z.strictObject({ id, ...novoComentario.shape })

export type ChamadaDeComentario<N extends string, R extends z.ZodType> = {
  readonly [K in `POST /api/${N}/comentario`]: Endpoint<undefined, undefined, typeof comentario, R>
} & {
  readonly [K in `GET /api/${N}/pessoas/:id`]: Endpoint<
    typeof params,
    typeof busca,
    undefined,
    typeof pessoas
  >
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
  [`GET /api/${process.name}/pessoas/:id`]: endpoint({
    tag: process.label.one,
    summary: 'Pessoas que podem ver o processo, por nome: quem um comentário pode citar',
    access: acompanhar(process),
    params,
    query: busca,
    response: pessoas,
  }),
})

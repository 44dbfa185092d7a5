import { z } from 'zod'
import { id, instante } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { idParams } from '../contract.ts'
import { acompanhar, type Declarado } from './comum.ts'

export type PapelNomes<W extends string = string> = readonly [W, ...W[]]

const papelDe = <W extends string>(nomes: PapelNomes<W>) => z.enum(nomes, 'Escolha um papel da lista')

/** Papers that can be printed, and issued ones. */
export const listaDe = <W extends string>(nomes: PapelNomes<W>) => {
  const papel = papelDe(nomes)
  return z.object({
    /** Papers that the signed-in user may print now. */
    disponiveis: z.array(papel),
    emitidos: z.array(
      z.object({
        id: z.int(),
        papel,
        emitidoPor: z.string(),
        emitidoEm: instante,
        /** SHA-256 digest of the file. */
        sha256: z.string(),
      }),
    ),
  })
}

const emitidoDe = <W extends string>(nomes: PapelNomes<W>) => z.object({ id: z.int(), lista: listaDe(nomes) })

/** The process id is named after the kind: `admissaoId`. */
type Emitir<N extends string, W extends string> = z.ZodObject<
  Record<`${N}Id`, typeof id> & { readonly papel: ReturnType<typeof papelDe<W>> },
  z.core.$strict
>

const pdf = { download: ['application/pdf'] } as const

/** Endpoints of papers: available ones, printing, and issued copies. */
export type ChamadasDePapeis<N extends string, W extends string> = {
  readonly [K in `GET /api/${N}/papeis/:id`]: Endpoint<
    typeof idParams,
    undefined,
    undefined,
    ReturnType<typeof listaDe<W>>
  >
} & {
  readonly [K in `POST /api/${N}/papel`]: Endpoint<
    undefined,
    undefined,
    Emitir<N, W>,
    ReturnType<typeof emitidoDe<W>>
  >
} & {
  readonly [K in `GET /api/${N}/papel/:id`]: Endpoint<typeof idParams, undefined, undefined, typeof pdf>
}

export function chamadasDePapeis(process: Declarado, nomes: PapelNomes) {
  const { name, label } = process
  const comum = { tag: label.one, access: acompanhar(process) }
  return {
    [`GET /api/${name}/papeis/:id`]: endpoint({
      ...comum,
      summary: 'Papéis que se podem emitir e os já emitidos',
      params: idParams,
      response: listaDe(nomes),
    }),
    [`POST /api/${name}/papel`]: endpoint({
      ...comum,
      summary: 'Emite um papel com os dados deste momento e o guarda',
      body: z.strictObject({ [`${name}Id`]: id, papel: papelDe(nomes) }),
      response: emitidoDe(nomes),
      status: 201,
      perMinute: 30,
    }),
    [`GET /api/${name}/papel/:id`]: endpoint({
      ...comum,
      summary: 'Um papel emitido, como foi emitido',
      params: idParams,
      response: pdf,
    }),
  }
}

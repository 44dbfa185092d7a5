import { z } from 'zod'
import { id, textoObrigatorio, versao } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { MARCADAS_POR_CHAMADA } from '../marcadas.ts'
import { listar, type Declarado } from './comum.ts'

const itens = z
  .array(z.strictObject({ id, versao }))
  .min(1, 'Marque pelo menos uma linha')
  .max(MARCADAS_POR_CHAMADA, `No máximo ${MARCADAS_POR_CHAMADA} por vez`)
  .refine((linhas) => new Set(linhas.map((linha) => linha.id)).size === linhas.length, 'Linha repetida')

const marcadas = z.strictObject({ itens })
const devolvidas = marcadas.extend({ motivo: textoObrigatorio(1000, 3).optional() })

const conferidas = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      nome: z.string().nullable(),
      numero: z.string().nullable(),
      /** What would be done: `Aprovar`. */
      rotulo: z.string().nullable(),
      /** Why it is to be decided by itself; null where it is ready. */
      sozinha: z.string().nullable(),
    }),
  ),
})

const decididas = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      feito: z.boolean(),
      /** What refused it; null where nothing did. */
      mensagem: z.string().nullable(),
    }),
  ),
})

type Escrita<B, R> = Endpoint<undefined, undefined, B, R>

/** Endpoints that check the ticked rows of a list, and decide them one by one. */
export type ChamadasDasMarcadas<N extends string> = {
  readonly [K in `POST /api/${N}/marcadas/verificar`]: Escrita<typeof marcadas, typeof conferidas>
} & {
  readonly [K in `POST /api/${N}/marcadas/decidir`]: Escrita<typeof devolvidas, typeof decididas>
}

export function chamadasDasMarcadas(process: Declarado) {
  const comum = { tag: process.label.one, access: listar(process) }
  return {
    [`POST /api/${process.name}/marcadas/verificar`]: endpoint({
      ...comum,
      summary: 'Diz quais das linhas marcadas estão prontas para o que se espera da pessoa, sem mudar nada',
      body: marcadas,
      response: conferidas,
    }),
    [`POST /api/${process.name}/marcadas/decidir`]: endpoint({
      ...comum,
      summary: 'Faz o que se espera da pessoa em cada linha, uma a uma; com motivo, devolve cada uma',
      body: devolvidas,
      response: decididas,
    }),
  }
}

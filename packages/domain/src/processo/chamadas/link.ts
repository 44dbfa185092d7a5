import { z } from 'zod'
import { id, instante } from '../../br/campos.ts'
import { endpoint, type Endpoint } from '../../http/endpoint.ts'
import { acompanhar, type Declarado } from './comum.ts'

const pedido = z.strictObject({ id })
const link = z.object({ token: z.string(), expiraEm: instante })

/**
 * Endpoint of the signed correction link, for kinds that begin as a draft. Kinds born sent are corrected on the
 * record's page.
 */
export type ChamadaDeLink<X extends Declarado> = X extends { readonly nasce: object }
  ? unknown
  : {
      readonly [K in `POST /api/${X['name']}/link`]: Endpoint<
        undefined,
        undefined,
        typeof pedido,
        typeof link
      >
    }

export const chamadaDeLink = (process: Declarado) =>
  process.nasce
    ? {}
    : {
        [`POST /api/${process.name}/link`]: endpoint({
          tag: process.label.one,
          summary: 'Cria um link que abre o formulário devolvido no primeiro item a corrigir',
          access: acompanhar(process),
          body: pedido,
          response: link,
          status: 201,
          perMinute: 30,
        }),
      }

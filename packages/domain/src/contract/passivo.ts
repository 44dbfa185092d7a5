import { z } from 'zod'
import { data } from '../br/campos.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'
import { idParams } from '../processo/contract.ts'
import { setores } from '../setores/setores.ts'

const passivoDaPessoa = z.object({
  dia: data,
  totalCentavos: z.int(),
  feriasCentavos: z.int(),
  decimoTerceiroCentavos: z.int(),
  encargosCentavos: z.int(),
  memoria: z.array(z.object({ descricao: z.string(), valor: z.string(), baseLegal: z.string() })),
})

export const passivoContract = {
  'GET /api/passivo/:id': endpoint({
    tag: 'Colaborador',
    summary:
      'Quanto se deve de férias e 13º a uma pessoa no fim de um dia, com a conta; nada sem vínculo nele',
    access: somente(setores.rh.grupos, 'quem vê a remuneração em relatórios'),
    params: idParams,
    query: z.strictObject({
      /** Today when not said. */
      em: data.optional(),
    }),
    response: z.object({ passivo: passivoDaPessoa.nullable() }),
  }),
} as const satisfies Contract

import { z } from 'zod'
import { id, instante } from '../br/campos.ts'
import { idParams } from '../processo/contract.ts'
import { papelNomes } from '../processos/admissao/papeis.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'

const access = views('admissao.visualizar', 'admissao.ver')
const papel = z.enum(papelNomes, 'Escolha um papel da lista')

const lista = z.object({
  /** What this person may print now. */
  disponiveis: z.array(papel),
  emitidos: z.array(
    z.object({
      id: z.int(),
      papel,
      emitidoPor: z.string(),
      emitidoEm: instante,
      /** Digest of the file: two copies with the same one are the same paper. */
      sha256: z.string(),
    }),
  ),
})

export const admissaoPapeisContract = {
  'GET /api/admissao/papeis/:id': endpoint({
    tag: 'Admissão',
    summary: 'Papéis que se podem emitir e os já emitidos',
    access,
    params: idParams,
    response: lista,
  }),
  'POST /api/admissao/papel': endpoint({
    tag: 'Admissão',
    summary: 'Emite um papel com os dados deste momento e o guarda',
    access,
    body: z.strictObject({ admissaoId: id, papel }),
    response: z.object({ id: z.int(), lista }),
    status: 201,
    perMinute: 30,
  }),
  'GET /api/admissao/papel/:id': endpoint({
    tag: 'Admissão',
    summary: 'Um papel emitido, como foi emitido',
    access,
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
} as const satisfies Contract

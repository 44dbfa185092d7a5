import type { admissaoPapeisContract } from '@rh/domain/contract/admissao-papeis'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { arquivoDoPapel, emitirPapel, listPapeis } from './papeis/papeis.ts'

export const papeisHandlers = (deps: Deps): Handlers<typeof admissaoPapeisContract> => ({
  'GET /api/admissao/papeis/:id': ({ params, pedido }) => listPapeis(deps.db, params.id, pedido.ator),
  'POST /api/admissao/papel': ({ body, pedido }) => emitirPapel(deps, pedido, body),
  'GET /api/admissao/papel/:id': async ({ params, pedido }) =>
    servirArquivo(deps.db, deps.arquivos, await arquivoDoPapel(deps.db, params.id, pedido.ator)),
})

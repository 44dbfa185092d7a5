import type { admissaoLinkContract } from '@rh/domain/contract/admissao/link'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { escrever } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Tokens } from '../auth/token.ts'
import { abrirLink, criarLink } from '../processo/link.ts'

/** Calls that create and open the correction link of a returned admission. */
export const linkHandlers = (
  deps: Deps & { readonly tokens: Tokens },
): Handlers<typeof admissaoLinkContract> => ({
  'POST /api/admissao/link': ({ body, pedido }) =>
    escrever(deps, pedido, (escrita) => criarLink(deps.tokens, admissao, escrita, pedido.ator, body.id)),
  'POST /api/jwt': async ({ body, pedido }) => {
    const { processoId, ...item } = await abrirLink(deps, admissao, pedido.ator, body.token)
    return { admissaoId: processoId, ...item }
  },
})

import type { admissaoLinkContract } from '@rh/domain/contract/admissao/link'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Tokens } from '../auth/token.ts'
import { abrirLink } from '../processo/link.ts'

/** The call that opens the correction link of a returned admission. */
export const linkHandlers = (
  deps: Deps & { readonly tokens: Tokens },
): Handlers<Pick<typeof admissaoLinkContract, 'POST /api/jwt'>> => ({
  'POST /api/jwt': async ({ body, request }) => {
    const { processoId, ...item } = await abrirLink(deps, admissao, request.ator, body.token)
    return { admissaoId: processoId, ...item }
  },
})

import type { linkContract } from '@rh/domain/contract/link'
import { isDeclarado, processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Tokens } from '../auth/token.ts'
import { abrirLink } from './link.ts'

const declarado = (tipo: string) => (isDeclarado(tipo) ? processoDe(tipo) : undefined)

/** Handler of the correction link of any kind. */
export const linkHandlers = (deps: Deps & { readonly tokens: Tokens }): Handlers<typeof linkContract> => ({
  'POST /api/jwt': async ({ body, request }) => {
    const aberto = await abrirLink(deps, declarado, request.ator, body.token)
    return { ...aberto, tipo: aberto.tipo as TipoDeclarado }
  },
})

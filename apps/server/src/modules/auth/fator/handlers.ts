import type { segundoFatorContract } from '@rh/domain/contract/segundo-fator'
import type { Handlers } from '../../../http/serve.ts'
import type { AuthDeps } from '../iniciar.ts'
import { exigirSenhaDaqui } from '../metodo.ts'
import { cadastrarApp, novosCodigos, prepararApp, retirarFator } from './conta.ts'
import { cadastrarEEntrar, entrarComFator } from './entrar.ts'
import { segurancaDe } from './fatores.ts'

/** Where people sign in at a provider the second factor is the provider's, and none of these calls is there. */
export function segundoFatorHandlers(deps: AuthDeps): Handlers<typeof segundoFatorContract> {
  const { config, db } = deps
  return {
    'POST /api/auth/segundo-fator': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return entrarComFator(deps, body, request)
    },
    'POST /api/auth/segundo-fator/cadastrar': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return cadastrarEEntrar(deps, body, request)
    },
    'GET /api/conta/seguranca': async ({ request: { ator } }) => {
      exigirSenhaDaqui(config)
      return segurancaDe(db, ator.id, ator.grupos)
    },
    'POST /api/conta/seguranca/preparar': async ({ request }) => {
      exigirSenhaDaqui(config)
      return prepararApp(deps, request)
    },
    'POST /api/conta/seguranca/cadastrar': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return cadastrarApp(deps, request, body)
    },
    'POST /api/conta/seguranca/retirar': async ({ request }) => {
      exigirSenhaDaqui(config)
      return retirarFator(deps, request)
    },
    'POST /api/conta/seguranca/codigos': async ({ request }) => {
      exigirSenhaDaqui(config)
      return novosCodigos(deps, request)
    },
  }
}

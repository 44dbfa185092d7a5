import type { chavesDeAcessoContract } from '@rh/domain/contract/chaves-de-acesso'
import type { segundoFatorContract } from '@rh/domain/contract/segundo-fator'
import type { Handlers } from '../../../http/serve.ts'
import type { AuthDeps } from '../iniciar.ts'
import { exigirSenhaDaqui } from '../metodo.ts'
import { confirmarComChave, desafiarParaConfirmar } from './confirmar-com-chave.ts'
import { cadastrarApp, novosCodigos, prepararApp, propria, retirarApp } from './conta.ts'
import { cadastrarChave, prepararChave, renomear, retirarChave } from './conta-chaves.ts'
import { cadastrarEEntrar, entrarComFator } from './entrar.ts'
import {
  cadastrarChaveEEntrar,
  desafiarNaEntrada,
  entrarComChave,
  prepararChaveNaEntrada,
} from './entrar-com-chave.ts'

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
    'GET /api/conta/seguranca': async ({ request }) => {
      exigirSenhaDaqui(config)
      return propria(deps, db, request)
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
      return retirarApp(deps, request)
    },
    'POST /api/conta/seguranca/codigos': async ({ request }) => {
      exigirSenhaDaqui(config)
      return novosCodigos(deps, request)
    },
  }
}

/** The same of passkeys. */
export function chavesDeAcessoHandlers(deps: AuthDeps): Handlers<typeof chavesDeAcessoContract> {
  const { config } = deps
  return {
    'POST /api/auth/segundo-fator/desafio': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return desafiarNaEntrada(deps, body, request)
    },
    'POST /api/auth/segundo-fator/chave': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return entrarComChave(deps, body, request)
    },
    'POST /api/auth/segundo-fator/preparar-chave': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return prepararChaveNaEntrada(deps, body, request)
    },
    'POST /api/auth/segundo-fator/cadastrar-chave': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return cadastrarChaveEEntrar(deps, body, request)
    },
    'POST /api/auth/confirmar/desafio': async ({ request }) => {
      exigirSenhaDaqui(config)
      return desafiarParaConfirmar(deps, request)
    },
    'POST /api/auth/confirmar/chave': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return confirmarComChave(deps, body, request)
    },
    'POST /api/conta/seguranca/chaves/preparar': async ({ request }) => {
      exigirSenhaDaqui(config)
      return prepararChave(deps, request)
    },
    'POST /api/conta/seguranca/chaves/cadastrar': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return cadastrarChave(deps, request, body)
    },
    'PUT /api/conta/seguranca/chaves/renomear': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return renomear(deps, request, body)
    },
    'POST /api/conta/seguranca/chaves/retirar': async ({ body, request }) => {
      exigirSenhaDaqui(config)
      return retirarChave(deps, request, body.id)
    },
  }
}

// oxlint-disable no-restricted-imports -- tests run in Node, and this one reads the declarations of an SDK that no module may import
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AuthErrorCodes } from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { errosDoAmplify } from './erros-amplify.ts'
import { errosDoAuth0 } from './erros-auth0.ts'
import { errosDoFirebase } from './erros-firebase.ts'
import { ditoDe, ditos, traduzindo, type Tabela } from './palavras.ts'

const require = createRequire(import.meta.url)
const amplify = require.resolve('@aws-amplify/auth').replace(/dist.*$/, 'dist/esm/')

/** The names of the exceptions in the declarations of the SDK, of the calls that our pages make. */
function doAmplify(): string[] {
  const excecoes = readFileSync(`${amplify}providers/cognito/types/errors.mjs`, 'utf8')
  const nossas =
    /^\s+(?:ConfirmForgotPassword|ConfirmSignUp|ForgotPassword|InitiateAuth|ResendConfirmation|RespondToAuthChallenge|SignUp|GlobalSignOut|AssociateSoftwareToken|VerifySoftwareToken)Exception\["(\w+)"\]/gm
  const validacao = readFileSync(`${amplify}errors/types/validation.mjs`, 'utf8')
  const constantes = readFileSync(`${amplify}errors/constants.mjs`, 'utf8')
  return [
    ...Array.from(excecoes.matchAll(nossas), ([, nome = '']) => nome),
    ...Array.from(validacao.matchAll(/\] = "(\w+)"/g), ([, nome = '']) => nome),
    ...Array.from(constantes.matchAll(/_EXCEPTION = '(\w+)'/g), ([, nome = '']) => nome),
  ]
}

/** The codes in the classes of errors that the SDK exports, and those of OAuth 2.0 and OpenID Connect. */
const doAuth0 = `timeout cancelled popup_open mfa_required missing_refresh_token missing_scopes use_dpop_nonce
  missing_transaction state_mismatch invalid_configuration login_required consent_required
  interaction_required account_selection_required access_denied invalid_request invalid_client
  invalid_grant unauthorized_client unsupported_grant_type unsupported_response_type invalid_scope
  server_error temporarily_unavailable invalid_request_uri invalid_request_object request_not_supported
  request_uri_not_supported registration_not_supported unauthorized too_many_attempts`.split(/\s+/)

describe('the words for a failure at a provider', () => {
  const casos: readonly (readonly [string, Tabela, readonly string[]])[] = [
    ['amplify', errosDoAmplify, doAmplify()],
    ['firebase', errosDoFirebase, Object.values(AuthErrorCodes)],
    ['auth0', errosDoAuth0, doAuth0],
  ]
  it.each(casos)('%s: there are some for each code that the SDK names', (_, tabela, codigos) => {
    expect(codigos.length).toBeGreaterThan(25)
    // Firebase writes `auth/` before each.
    const comNome = codigos.map((codigo) =>
      codigo.replace(/^(?!auth\/)(?=[a-z-]+$)/, tabela === errosDoFirebase ? 'auth/' : ''),
    )
    expect(comNome.filter((codigo) => ditoDe(tabela, codigo) === null)).toEqual([])
  })

  it.each(casos)('%s: no code has two', (_, tabela) => {
    const codigos = Object.values(tabela).flat()
    expect(codigos.length).toBe(new Set(codigos).size)
  })

  it('are a sentence and what to do', () => {
    for (const { mensagem, acao } of Object.values(ditos))
      expect(`${mensagem} ${acao}`).toMatch(/^[A-ZÀ-Ú].*\. [A-ZÀ-Ú].*\.$/)
  })

  it('are Portuguese for a code that nobody knows too, and say nothing of the SDK', async () => {
    const passo = () =>
      Promise.reject(Object.assign(new Error('Something in English'), { name: 'NewException' }))
    const falha = traduzindo(errosDoAmplify, (error) => (error as Error).name, passo)
    await expect(falha).rejects.toMatchObject({ mensagem: ditos.naoPrevisto.mensagem })
    await expect(falha).rejects.toBeInstanceOf(ApiError)
  })
})

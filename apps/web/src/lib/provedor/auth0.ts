import { Auth0Client } from '@auth0/auth0-spa-js'
import type { ProvedorDe } from '@rh/domain/acesso/provedor'
import { rotaVariante } from '@rh/domain/setores/rotas'
import { errosDoAuth0 } from './erros-auth0.ts'
import { falhaNoProvedor, traduzindo } from './palavras.ts'

export interface Volta {
  readonly token: string
  /** Where the person was going. */
  readonly returnTo: string | undefined
}

export interface ProvedorAuth0 {
  /** Leaves for the provider's page. */
  ir(returnTo: string | null): Promise<void>
  /** Ends the way back from it; state, nonce and PKCE are the SDK's to check. */
  voltar(): Promise<Volta>
  /** Asks the person for the password again, in a window of the provider. */
  comprovar(email: string): Promise<string>
  /** Leaves the provider too, and comes back to the start page. */
  sair(): Promise<void>
}

const codigoDe = (error: unknown): string | undefined =>
  error instanceof Error && 'error' in error ? String(error.error) : (error as Error | undefined)?.message
const noAuth0 = <T>(passo: () => Promise<T>): Promise<T> => traduzindo(errosDoAuth0, codigoDe, passo)

interface EstadoDaIda {
  readonly returnTo?: string
}

export function abrirAuth0({ dominio, cliente }: ProvedorDe<'auth0'>): ProvedorAuth0 {
  const { origin } = window.location
  const client = new Auth0Client({
    domain: dominio,
    clientId: cliente,
    cacheLocation: 'memory',
    authorizationParams: {
      redirect_uri: `${origin}${rotaVariante('auth0', 'login')}`,
      scope: 'openid profile email',
      ui_locales: 'pt-BR',
    },
  })

  const levarToken = async (): Promise<string> => {
    // oxlint-disable-next-line no-underscore-dangle -- the SDK calls the token itself so
    const token = (await client.getIdTokenClaims())?.__raw
    // Of what came only the token is needed, and that once.
    await client.logout({ openUrl: false })
    if (token === undefined) throw falhaNoProvedor('recomecar')
    return token
  }

  return {
    ir: (returnTo) =>
      noAuth0(() =>
        client.loginWithRedirect<EstadoDaIda>({ appState: returnTo === null ? {} : { returnTo } }),
      ),
    voltar: () =>
      noAuth0(async () => {
        const { appState } = await client.handleRedirectCallback<EstadoDaIda>()
        return { token: await levarToken(), returnTo: appState?.returnTo }
      }),
    comprovar: (email) =>
      noAuth0(async () => {
        await client.loginWithPopup({
          authorizationParams: { prompt: 'login', max_age: 0, login_hint: email },
        })
        return levarToken()
      }),
    sair: () => noAuth0(() => client.logout({ logoutParams: { returnTo: `${origin}/` } })),
  }
}

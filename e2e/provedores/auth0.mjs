// An OpenID provider at the addresses of Auth0, with the questions of oidc-provider's own development pages.
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { pronto } from './pronto.mjs'

const { CLIENTE, ORIGEM, CONTAS = '{}' } = process.env
/** Who signs in: the login typed there is the e-mail. */
const contas = JSON.parse(CONTAS)

const server = createServer().listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`
  // Auth0 ends its issuer with a slash, and the SDK compares it so.
  const provider = new Provider(`${url}/`, {
    clients: [
      {
        client_id: CLIENTE,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${ORIGEM}/auth/auth0/login`, ORIGEM],
        post_logout_redirect_uris: [`${ORIGEM}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        require_auth_time: true,
      },
    ],
    routes: { authorization: '/authorize', token: '/oauth/token', jwks: '/.well-known/jwks.json' },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_, origin) => origin === ORIGEM,
    features: { webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' } },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: id, ...contas[id] }),
    }),
    cookies: { keys: ['so-para-testes'] },
  })
  // Auth0 names the way back by another parameter, and asks nothing.
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/v2/logout') {
      await next()
      return
    }
    for (const nome of ['_session', '_session.sig', '_session.legacy', '_session.legacy.sig'])
      ctx.cookies.set(nome, null, { signed: false })
    ctx.redirect(String(ctx.query.returnTo))
  })
  server.on('request', provider.callback())
  pronto(server)
})

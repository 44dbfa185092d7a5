// cognito-local, with a pool and a client by the names that the application is started with, and with SRP before it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pronto } from './pronto.mjs'
import { createSrp } from './srp.mjs'

const require = createRequire(import.meta.url)
const { POOL, CLIENTE } = process.env

/** It writes its address into its tokens, so it has to know the port before it listens. */
const port = await new Promise((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address()
    probe.close(() => done(free))
  })
})

const pasta = mkdtempSync(join(tmpdir(), 'rh-cognito-'))
process.on('exit', () => rmSync(pasta, { recursive: true, force: true }))
process.chdir(pasta)
Object.assign(process.env, { HOST: '127.0.0.1', PORT: String(port) })
mkdirSync('.cognito/db', { recursive: true })
const criado = new Date().toISOString()
const doPool = `.cognito/db/${POOL}.json`
writeFileSync(
  doPool,
  JSON.stringify({
    Users: {},
    Options: { Id: POOL, Name: 'teste', UsernameAttributes: ['email'], AutoVerifiedAttributes: ['email'] },
  }),
)
writeFileSync(
  '.cognito/db/clients.json',
  JSON.stringify({
    Clients: {
      [CLIENTE]: {
        ClientId: CLIENTE,
        ClientName: 'teste',
        UserPoolId: POOL,
        CreationDate: criado,
        LastModifiedDate: criado,
        AllowedOAuthFlowsUserPoolClient: false,
        RefreshTokenValidity: 7,
      },
    },
  }),
)

/** cognito-local keeps passwords as they are, in the file of the pool. */
function passwordOf(name) {
  const users = Object.values(JSON.parse(readFileSync(doPool, 'utf8')).Users)
  const user = users.find(
    ({ Username, Attributes }) =>
      Username === name || Attributes.some(({ Name, Value }) => Name === 'email' && Value === name),
  )
  return user && { username: user.Username, password: user.Password }
}

const srp = createSrp(POOL, passwordOf)

/**
 * What is asked of cognito-local after SRP: a password that was proven is one that was sent. Answers the status and body
 * of what it is not asked at all.
 */
function comSrp({ AuthFlow, AuthParameters, ChallengeName, ChallengeResponses, ...resto }) {
  if (AuthFlow === 'USER_SRP_AUTH') return { status: 200, body: srp.challenge(AuthParameters) }
  if (ChallengeName !== 'PASSWORD_VERIFIER') return undefined
  const provado = srp.prove(ChallengeResponses)
  if (provado === undefined)
    return {
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    }
  const { username: USERNAME, password: PASSWORD } = provado
  return { ask: { ...resto, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } } }
}

const pino = require('pino')
const { createDefaultServer } = require('cognito-local/lib/server')
const { application } = await createDefaultServer(pino({ level: 'silent' }))

async function answer(request, response) {
  // Read here, cognito-local finds it read.
  if (request.method === 'POST') request.body = await json(request)
  const { ask, status, body } = comSrp(request.body ?? {}) ?? {}
  if (ask !== undefined) {
    request.headers['x-amz-target'] = 'AWSCognitoIdentityProviderService.InitiateAuth'
    request.body = ask
  }
  if (body === undefined) application(request, response)
  else
    response
      .writeHead(status, {
        'access-control-allow-origin': '*',
        'content-type': 'application/x-amz-json-1.1',
      })
      .end(JSON.stringify(body))
}

const server = createHttpServer((request, response) => void answer(request, response))
server.listen(port, '127.0.0.1', () => pronto(server))

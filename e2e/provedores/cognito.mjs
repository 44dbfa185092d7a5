// cognito-local, with a pool and a client by the names that the application is started with.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pronto } from './pronto.mjs'

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
writeFileSync(
  `.cognito/db/${POOL}.json`,
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

const pino = require('pino')
const { createDefaultServer } = require('cognito-local/lib/server')
const server = await createDefaultServer(pino({ level: 'silent' }))
pronto(await server.start({ port, hostname: '127.0.0.1' }))

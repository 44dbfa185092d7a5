import { describe, expect, it } from 'vitest'
import { type Env, loadConfig } from './config.ts'

/** Names of the variables that the start complains about; none when it would go on. */
function recusas(env: Env): string[] {
  try {
    loadConfig({ DEMO: '0', ...env })
    return []
  } catch (error) {
    return [...String(error).matchAll(/^- ([A-Z_]+): /gm)].map(([, nome = '']) => nome)
  }
}
const mensagem = (env: Env): string => {
  try {
    loadConfig({ DEMO: '0', ...env })
    return ''
  } catch (error) {
    return String(error)
  }
}

const https = 'https://rh.empresa.example'
const http = 'http://rh.empresa.example'
const PROXY_CONFIAVEL = '10.0.0.1'
const HTTP_SEM_TLS = '1'

describe('plain HTTP', () => {
  it.each<[string, Env, string[]]>([
    ['nothing said', {}, []],
    ['loopback by name', { HOST: 'localhost' }, []],
    ['loopback of IPv6', { HOST: '::1' }, []],
    ['loopback behind a proxy with TLS', { ORIGEM_PUBLICA: https, PROXY_CONFIAVEL: '127.0.0.1' }, []],
    ['loopback, pages of this machine', { ORIGEM_PUBLICA: 'http://localhost:3000' }, []],
    ['loopback behind a proxy without TLS', { ORIGEM_PUBLICA: http, PROXY_CONFIAVEL }, ['ORIGEM_PUBLICA']],
    ['the network', { HOST: '0.0.0.0' }, ['HOST']],
    ['the network, by IPv6', { HOST: '::' }, ['HOST']],
    ['the network, by name', { HOST: 'rh.local' }, ['HOST']],
    [
      'the network, a proxy of which nobody knows the address',
      { HOST: '0.0.0.0', PROXY_CONFIAVEL },
      ['HOST'],
    ],
    ['the network, pages over TLS but no proxy', { HOST: '0.0.0.0', ORIGEM_PUBLICA: https }, ['HOST']],
    ['a proxy with TLS in front', { HOST: '0.0.0.0', PROXY_CONFIAVEL, ORIGEM_PUBLICA: https }, []],
    [
      'a proxy without TLS in front',
      { HOST: '0.0.0.0', PROXY_CONFIAVEL, ORIGEM_PUBLICA: http },
      ['HOST', 'ORIGEM_PUBLICA'],
    ],
    ['the network, said', { HOST: '0.0.0.0', HTTP_SEM_TLS }, []],
    ['pages without TLS, said', { HOST: '0.0.0.0', PROXY_CONFIAVEL, ORIGEM_PUBLICA: http, HTTP_SEM_TLS }, []],
    ['the network, said no', { HOST: '0.0.0.0', HTTP_SEM_TLS: '0' }, ['HOST']],
    // Its passwords are known and its people invented: DEMO_PUBLICO says it all.
    ['the public demonstration', { DEMO: '1', DEMO_PUBLICO: '1', HOST: '0.0.0.0' }, []],
    ['DEMO_PUBLICO without a demonstration', { DEMO_PUBLICO: '1', HOST: '0.0.0.0' }, ['HOST']],
  ])('%s', (_caso, env, esperadas) => {
    expect(recusas(env)).toEqual(esperadas)
  })

  it('is refused with what to do and what allows it', () => {
    const texto = mensagem({ HOST: '0.0.0.0' })
    for (const parte of [
      'senhas',
      'proxy',
      'PROXY_CONFIAVEL',
      'ORIGEM_PUBLICA',
      'https://',
      'HTTP_SEM_TLS=1',
    ])
      expect(texto).toContain(parte)
  })
})

describe('a database without TLS', () => {
  const fora = 'postgresql://rh:segredo@banco.empresa.example:5432/rh'
  const DATABASE_SEM_TLS = '1'

  it.each<[string, Env, string[]]>([
    ['this machine, by number', { DATABASE_URL: 'postgresql://rh@127.0.0.1:5432/rh' }, []],
    ['this machine, by name', { DATABASE_URL: 'postgres://rh@localhost/rh' }, []],
    ['this machine, IPv6', { DATABASE_URL: 'postgres://rh@[::1]:5432/rh' }, []],
    ['a socket of this machine', { DATABASE_URL: 'postgresql://rh@x/rh?host=/var/run/postgresql' }, []],
    ['a socket, escaped', { DATABASE_URL: 'postgresql://rh@%2Fvar%2Frun%2Fpostgresql/rh' }, []],
    ['another machine', { DATABASE_URL: fora }, ['DATABASE_URL']],
    ['another machine, TLS off', { DATABASE_URL: `${fora}?sslmode=disable` }, ['DATABASE_URL']],
    ['another machine, TLS asked for', { DATABASE_URL: `${fora}?sslmode=verify-full` }, []],
    ['another machine, TLS by the older word', { DATABASE_URL: `${fora}?ssl=true` }, []],
    // What the address says and what is connected to may differ.
    [
      'loopback that leads elsewhere',
      { DATABASE_URL: 'postgresql://rh@127.0.0.1/rh?host=10.0.0.7' },
      ['DATABASE_URL'],
    ],
    [
      'one of two hosts elsewhere',
      { DATABASE_URL: 'postgresql://rh@127.0.0.1:5432,10.0.0.7:5432/rh' },
      ['DATABASE_URL'],
    ],
    [
      'the owner without it',
      { DATABASE_URL: `${fora}?sslmode=verify-full`, DATABASE_URL_DONO: fora },
      ['DATABASE_URL_DONO'],
    ],
    [
      'the replica without it',
      { DATABASE_URL: `${fora}?sslmode=verify-full`, DATABASE_URL_LEITURA: fora },
      ['DATABASE_URL_LEITURA'],
    ],
    [
      'said',
      { DATABASE_URL: fora, DATABASE_URL_DONO: fora, DATABASE_URL_LEITURA: fora, DATABASE_SEM_TLS },
      [],
    ],
    ['said no', { DATABASE_URL: fora, DATABASE_SEM_TLS: '0' }, ['DATABASE_URL']],
    ['another permission', { DATABASE_URL: fora, HTTP_SEM_TLS }, ['DATABASE_URL']],
  ])('%s', (_caso, env, esperadas) => {
    expect(recusas(env)).toEqual(esperadas)
  })

  it('is refused with what to do and what allows it, and never with the password', () => {
    const texto = mensagem({ DATABASE_URL: fora })
    for (const parte of ['banco.empresa.example', 'sslmode=verify-full', 'DATABASE_SEM_TLS=1'])
      expect(texto).toContain(parte)
    expect(texto).not.toContain('segredo')
  })
})

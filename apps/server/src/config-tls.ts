import { Client } from 'pg'
import type { Values } from './config.ts'
import type { variables } from './config-variables.ts'
import { urlsOf } from './db/hosts.ts'
import { isLoopback, isLoopbackUrl } from './loopback.ts'

type Name = keyof typeof variables

/**
 * What would pass over a network in clear: pages with passwords and what they show, and what is said to the database.
 * Each is refused unless the configuration says that it is meant.
 */
export const problemasDeTls = (values: Values, demo: boolean): string[] => [
  ...(values.HTTP_SEM_TLS || (demo && values.DEMO_PUBLICO) ? [] : problemasDasPaginas(values)),
  ...(values.DATABASE_SEM_TLS ? [] : problemasDoBanco(values)),
]

function problemasDasPaginas({ HOST: host, ORIGEM_PUBLICA: origem, PROXY_CONFIAVEL: proxies }: Values) {
  const problemas: string[] = []
  const atrasDeTls = proxies !== undefined && origem?.startsWith('https://')
  // Absent when its own value does not serve, which was told already.
  if (host !== undefined && !isLoopback(host) && !atrasDeTls)
    problemas.push(
      `HOST: em "${host}" as senhas e os dados passariam sem cifra pela rede. Ponha um proxy com TLS na frente e ` +
        'informe PROXY_CONFIAVEL, o endereço dele, e ORIGEM_PUBLICA, com https://; ou use HTTP_SEM_TLS=1 para ' +
        'aceitar assim mesmo.',
    )
  if (origem?.startsWith('http://') && !isLoopbackUrl(origem))
    problemas.push(
      `ORIGEM_PUBLICA: "${origem}" não é cifrada. Use https://, com o certificado no proxy; ou HTTP_SEM_TLS=1 ` +
        'para aceitar assim mesmo.',
    )
  return problemas
}

const enderecos = [
  'DATABASE_URL',
  'DATABASE_URL_DONO',
  'DATABASE_URL_LEITURA',
] as const satisfies readonly Name[]

function problemasDoBanco(values: Values): string[] {
  return enderecos.flatMap((nome) => {
    const aberto = urlsOf(values[nome] ?? '').find((url) => url !== '' && isOpen(url))
    if (aberto === undefined) return []
    return [
      `${nome}: a conexão com ${hostOf(aberto)} não é cifrada. Acrescente ?sslmode=verify-full ao endereço, com TLS ` +
        'ligado no servidor; ou use DATABASE_SEM_TLS=1 para aceitar assim mesmo.',
    ]
  })
}

/** The driver itself says where an address leads and whether with TLS: parameters and environment change both. */
const clientOf = (connectionString: string) => new Client({ connectionString })

const hostOf = (url: string): string => clientOf(url).host

/** Whether what is said to this server can be read on the way. A socket of this machine has no way. */
function isOpen(url: string): boolean {
  const { host, ssl } = clientOf(url)
  return !ssl && !host.startsWith('/') && !isLoopback(host)
}

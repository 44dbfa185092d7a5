import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { setTimeout as espera } from 'node:timers/promises'

// Where a message may go. A person types the address, so it may not reach what only this machine or its network sees.

/** Why an address is refused, in words. */
export class DestinoRecusado extends Error {
  override readonly name = 'DestinoRecusado'
}

const familia = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

const listaDe = (redes: readonly string[]): BlockList => {
  const lista = new BlockList()
  for (const rede of redes) {
    const [ip = '', bits] = rede.split('/')
    if (bits === undefined) lista.addAddress(ip, familia(ip))
    else lista.addSubnet(ip, Number(bits), familia(ip))
  }
  return lista
}

/** IPv4 that is of nobody on the internet (IANA special-purpose registry). */
const reservados = listaDe([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
/** The only IPv6 that is of the internet, but for what carries an IPv4 or documents. */
const publicosV6 = listaDe(['2000::/3'])
const reservadosV6 = listaDe(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
const desteMaquina = listaDe(['127.0.0.0/8', '::1'])

/** Whether an address is of the internet. An IPv4 written as IPv6 is none. */
export function isPublico(ip: string): boolean {
  if (isIP(ip) === 4) return !reservados.check(ip, 'ipv4')
  return isIP(ip) === 6 && publicosV6.check(ip, 'ipv6') && !reservadosV6.check(ip, 'ipv6')
}

/** A checked address: where to connect, whatever its name resolves to later. */
export interface Destino {
  readonly url: URL
  readonly ip: string
  readonly familia: 4 | 6
}

/** Form of an address; throws why it is refused. Nothing is resolved. */
export function lerEndereco(texto: string): URL {
  const url = URL.parse(texto)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new DestinoRecusado('Informe um endereço como https://sistema.empresa.com.br/avisos')
  if (url.username !== '' || url.password !== '')
    throw new DestinoRecusado('Tire o usuário e a senha do endereço')
  if (url.hash !== '') throw new DestinoRecusado('Tire o que vem depois do # do endereço')
  return url
}

/** How long a name may take to be found: the resolver of the system has no limit of its own, and a round of deliveries waits for it. */
const PRAZO_DO_NOME_MS = 5_000

export interface Procura {
  readonly procurar?: (
    host: string,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>
  readonly prazoMs?: number
}

const noSistema = (host: string) => lookup(host, { all: true, verbatim: true })

/** The addresses of a name. Throws `DestinoRecusado` for one that is not found, or not in time. */
async function procurarNome(host: string, { procurar = noSistema, prazoMs = PRAZO_DO_NOME_MS }: Procura) {
  const prazo = new AbortController()
  try {
    return await Promise.race([
      procurar(host).catch(() => {
        throw new DestinoRecusado(`O nome ${host} não foi encontrado`)
      }),
      espera(prazoMs, undefined, { signal: prazo.signal }).then(() => {
        throw new DestinoRecusado(`O nome ${host} não foi encontrado a tempo`)
      }),
    ])
  } finally {
    prazo.abort()
  }
}

const semColchetes = (host: string): string => host.replace(/^\[|\]$/g, '')

/**
 * Resolves an address and checks each one that it names: of the internet, or in the internal networks that the
 * configuration allows; without https only to this machine, and only where that is allowed. Throws `DestinoRecusado`.
 */
export async function resolverDestino(
  texto: string,
  internos: readonly string[],
  procura: Procura = {},
): Promise<Destino> {
  const url = lerEndereco(texto)
  const host = semColchetes(url.hostname)
  const permitidos = listaDe(internos)
  const enderecos =
    isIP(host) === 0 ? await procurarNome(host, procura) : [{ address: host, family: isIP(host) }]
  for (const { address } of enderecos) {
    if (!isPublico(address) && !permitidos.check(address, familia(address)))
      throw new DestinoRecusado('O endereço é de uma rede interna, que não recebe avisos')
    if (url.protocol === 'http:' && !desteMaquina.check(address, familia(address)))
      throw new DestinoRecusado('Use https: sem ele os avisos poderiam ser lidos no caminho')
  }
  const [primeiro] = enderecos
  if (!primeiro) throw new DestinoRecusado(`O nome ${host} não foi encontrado`)
  return { url, ip: primeiro.address, familia: primeiro.family === 6 ? 6 : 4 }
}

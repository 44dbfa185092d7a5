import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether a name or an address is this machine's own, which no other machine reaches. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))

/** The same of the host of an address; of an address that is none, no. */
export const isLoopbackUrl = (url: string): boolean => {
  const parsed = URL.parse(url)
  return parsed !== null && isLoopback(parsed.hostname.replace(/^\[|\]$/g, ''))
}

import { isIP } from 'node:net'

const GRUPOS_V6 = 3

/** The network of an address: /24, or /48 of IPv6. Enough to tell where from; the whole address is in the session. */
export function redeTruncada(ip: string): string | null {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1]
  if (v4 !== undefined) return `${v4}.0/24`
  const semZona = ip.toLowerCase().replace(/%.*$/, '')
  if (isIP(semZona) !== 6) return null
  const [antes = '', depois = ''] = semZona.split('::')
  const grupos = antes.split(':').filter(Boolean)
  const finais = depois.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - grupos.length - finais.length) }, () => '0')
  const prefixo = [...grupos, ...zeros, ...finais].slice(0, GRUPOS_V6)
  return `${prefixo.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/48`
}

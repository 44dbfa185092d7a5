import type { Pendencia } from './pendencia.ts'

const BASE_FNV = 0x811c9dc5
const PRIMO_FNV = 0x01000193

/** Short digest of a text (FNV-1a, 32 bits): it tells two texts apart and keeps no secret. */
function resumoDe(texto: string): string {
  let resumo = BASE_FNV
  for (let i = 0; i < texto.length; i += 1) resumo = Math.imul(resumo ^ texto.charCodeAt(i), PRIMO_FNV)
  return (resumo >>> 0).toString(36)
}

/**
 * Name of a finding as it was read: its code, with what it says and where. Findings that share a code, and one that says
 * another thing by now, have other names.
 */
export const leituraDe = ({ codigo, mensagem, etapa, campo }: Pendencia): string =>
  `${codigo}:${resumoDe([etapa, campo, mensagem].join('\n'))}`

/** Tests whether a finding is among those accepted: by what was read, or by a code, which accepts all that have it. */
export const isLido = (achado: Pendencia, aceitos: readonly string[]): boolean =>
  aceitos.includes(leituraDe(achado)) || aceitos.includes(achado.codigo)

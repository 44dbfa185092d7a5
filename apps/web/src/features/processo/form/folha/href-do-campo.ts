import type { Pendencia } from '@rh/domain/pendencia'
import { PARAMETRO_CORRIGIR } from '@rh/domain/processo/devolucao'
import { PARAMETRO_CAMPO } from '../enderecos.ts'

// Links to the fields of a sheet, for pages that show it without its form.

/** Names of the fields of a sheet, by their paths. */
export type Campos = Readonly<Record<string, string>>

/** Link to the field of a finding, on the same page; null for none. */
export function hrefDoCampo(
  campos: Campos,
  busca: URLSearchParams,
  { campo }: Pick<Pendencia, 'campo'>,
): string | null {
  const endereco = campo === undefined ? undefined : enderecoDe(campos, campo)
  if (endereco === undefined) return null
  const next = new URLSearchParams(busca)
  next.set(PARAMETRO_CAMPO, endereco)
  return `?${next}`
}

/** Path of the field that answers for a finding: itself, its list, or the first field of its group. */
function enderecoDe(campos: Campos, campo: string): string | undefined {
  const [nome = ''] = campo.split('.')
  if (Object.hasOwn(campos, campo) || Object.hasOwn(campos, nome)) return campo
  return Object.keys(campos).find((outro) => outro.startsWith(`${campo}.`))
}

const corrigindo = new URLSearchParams({ [PARAMETRO_CORRIGIR]: '1' })
export const corrigirHref = `?${corrigindo}`
/** Link to the correction at a field; null where none answers for the finding. */
export const corrigirCampoHref = (campos: Campos, pendencia: Pick<Pendencia, 'campo'>): string | null =>
  hrefDoCampo(campos, corrigindo, pendencia)

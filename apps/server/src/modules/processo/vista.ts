import { ETAPA_ANEXOS } from '@rh/domain/processo/anexos'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import type { Quem } from '../../http/ator.ts'
import { caminhoDe } from './campos.ts'
import type { Modulo, Montavel } from './modulo.ts'
import type { Processo } from './repository.ts'

// What a person may see and fill of the form of a process.

/** Tests whether a person may see a field of the form; history and reasons follow the same rule. */
export type VeCampo = (onde: EnderecoDoCampo) => boolean

/** Tests whether the requester has the form and this person fills forms of the kind. */
export const isEditavel = (
  { process, quemPreenche = process.nasce?.quem ?? [] }: Pick<Modulo<unknown>, 'process' | 'quemPreenche'>,
  { status, solicitanteId }: Processo,
  { id, grupos }: Quem,
): boolean =>
  process.doSolicitante.includes(status) &&
  quemPreenche.some((grupo) => grupos.includes(grupo)) &&
  (id === solicitanteId ||
    !Object.values(process.transitions).some(({ from, mesmaPessoa }) => mesmaPessoa && from.includes(status)))

/** Tests whether the person fills the form: then they read what the requester typed. */
export const preencheDe = <C>(modulo: Modulo<C>, processo: Processo, ator: Quem): boolean =>
  processo.solicitanteId === ator.id && isEditavel(modulo, processo, ator)

export const veCampoDe =
  <C>(
    { anexos, formulario }: Montavel<C>,
    { grupos }: Pick<Quem, 'grupos'>,
    visiveis: ReadonlySet<string>,
  ): VeCampo =>
  ({ etapa, campo }) => {
    if (etapa === ETAPA_ANEXOS && anexos) return anexos.ve(grupos)
    // A finding about a whole form names no field.
    if (etapa === undefined && (formulario.etapas || campo === '')) return true
    return isDosVisiveis(visiveis, { etapa, campo })
  }

/**
 * Tests whether the field that something is about is one of these. A finding about a line of a list names it after the
 * field: `fracoes.0.inicio`; one about a group, only the group.
 */
export function isDosVisiveis(visiveis: ReadonlySet<string>, { etapa, campo }: EnderecoDoCampo): boolean {
  const caminho = caminhoDe({ etapa, campo })
  const [lista = campo] = campo.split('.')
  return (
    visiveis.has(caminho) ||
    visiveis.has(caminhoDe({ etapa, campo: lista })) ||
    [...visiveis].some((visivel) => visivel.startsWith(`${caminho}.`))
  )
}

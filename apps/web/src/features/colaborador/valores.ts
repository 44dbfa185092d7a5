import { escreverCampo as escrever } from '@rh/domain/campos/formato'
import { pessoa } from '@rh/domain/campos/pessoa'
import type { CampoPessoa } from '@rh/domain/colaborador/campos'

/** Names of codes that came with the person, by field. */
type Nomes = { readonly [C in CampoPessoa]?: string | undefined }

/** A field of a person as people write it; empty when there is nothing. */
export function escreverCampo(
  campo: CampoPessoa,
  valor: string | null | undefined,
  nomes: Nomes = {},
): string {
  if (valor === null || valor === undefined || valor === '') return ''
  return nomes[campo] ?? escrever(pessoa[campo], valor)
}

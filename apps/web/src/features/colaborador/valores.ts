import { escreverCampo as escrever } from '@rh/domain/campos/formato'
import { pessoa } from '@rh/domain/campos/pessoa'
import { contrato } from '@rh/domain/campos/vinculo'
import type { CampoContrato, CampoPessoa } from '@rh/domain/colaborador/campos'
import type { Versao } from './queries.ts'

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

/** The terms of a version as labels and values; those that the person does not see are left out. */
export const linhasDaVersao = (versao: Versao | undefined, campos: readonly CampoContrato[]) =>
  campos.flatMap((campo) => {
    const valor = versao?.[campo]
    return valor === undefined
      ? []
      : [{ label: contrato[campo].label, value: escrever(contrato[campo], valor) }]
  })

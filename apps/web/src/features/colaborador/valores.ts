import { formatCep, formatCpf, formatPis, formatTelefone } from '@rh/domain/br/documentos'
import { codigosDoCampo } from '@rh/domain/colaborador/blocos'
import type { CampoPessoa } from '@rh/domain/colaborador/campos'
import { formatDate } from '../../lib/format.ts'

const formatos: { readonly [C in CampoPessoa]?: (valor: string) => string } = {
  cpf: (valor) => (/^\d{11}$/.test(valor) ? formatCpf(valor) : valor),
  nascimento: formatDate,
  rgEmissao: formatDate,
  cnhValidade: formatDate,
  telefone: formatTelefone,
  cep: formatCep,
  pis: formatPis,
}

/** Names of codes that came with the person, by field. */
type Nomes = { readonly [C in CampoPessoa]?: string | undefined }

/** A field of a person as people write it; empty when there is nothing. */
export function escreverCampo(
  campo: CampoPessoa,
  valor: string | null | undefined,
  nomes: Nomes = {},
): string {
  if (valor === null || valor === undefined || valor === '') return ''
  return nomes[campo] ?? codigosDoCampo[campo]?.[valor] ?? formatos[campo]?.(valor) ?? valor
}

import { sql, type RawBuilder } from 'kysely'
import { digitos, isCpf } from '@rh/domain/br/documentos'
import { inicioDeNumero } from '@rh/domain/processo/numero'
import { veCpf } from '@rh/domain/processos/admissao/visibilidade'
import type { View } from '@rh/domain/setores/areas'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Ator } from '../../http/ator.ts'

/** Shorter parts of a name match its beginning only: an index of three letters cannot help them. */
const TRIGRAMA = 3

/** What a person typed, read in each of the ways it may be meant. */
export interface Termo {
  /** `%` and `_` are letters like others. */
  readonly parteDeNome: RawBuilder<string>
  readonly inicioDeNome: RawBuilder<string>
  /** `42` or `001042`, as a matrícula or the number of a process. */
  readonly numero: string | null
  /** `2026-000…`, the beginning of a process number. */
  readonly numeroCompleto: string | null
  /** Only for those who see CPFs; for the others the digits match nobody. */
  readonly cpf: string | null
}

export function readTermo(texto: string, ator: Ator): Termo {
  const literal = texto.replace(/[\\%_]/g, String.raw`\$&`)
  const inicioDeNome = sql<string>`busca(${literal}) || '%'`
  const soDigitos = digitos(texto)
  return {
    inicioDeNome,
    parteDeNome: texto.length >= TRIGRAMA ? sql<string>`'%' || busca(${literal}) || '%'` : inicioDeNome,
    numero: /^\d{1,10}$/.test(texto) ? texto : null,
    numeroCompleto: inicioDeNumero(texto),
    cpf: veCpf(ator.grupos) && /^[\d.\s-]+$/.test(texto) && isCpf(soDigitos) ? soDigitos : null,
  }
}

/** Whether the person may open this view in any sector: the palette finds nothing that the list would not show. */
export const podeVer = (ator: Ator, view: View): boolean =>
  gruposDe(view).some((grupo) => ator.grupos.includes(grupo))

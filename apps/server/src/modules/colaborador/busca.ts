import { sql, type RawBuilder } from 'kysely'
import { digitos } from '@rh/domain/br/documentos'
import { veCpf } from '@rh/domain/processos/admissao/visibilidade'
import { contemTermos } from '../../db/termos.ts'
import type { Ator } from '../../http/ator.ts'

/** Fewer digits would find a tenth of the company. */
const DIGITOS_CPF_MIN = 3
const DIGITOS_MATRICULA = 6

/** Typed as people type numbers: a matrícula, or a CPF with or without its points. */
const NUMERO = /^[\d.\s/-]*\d[\d.\s/-]*$/

/** Rows of `colaborador_periodo cp` that a search finds: by matrícula or CPF when it is a number, else by name. */
export const encontra = (busca: string, ator: Ator): RawBuilder<boolean> =>
  NUMERO.test(busca) ? temNumero(digitos(busca), ator) : contemTermos('cp.nome_busca', busca)

/** A matrícula as it is kept, of one that was typed without its zeros. */
export const comZeros = (matricula: string): string => matricula.padStart(DIGITOS_MATRICULA, '0')

/** A CPF matches only for those who may see it: a search must not tell what the list hides. */
function temNumero(numero: string, ator: Ator): RawBuilder<boolean> {
  const porCpf = veCpf(ator.grupos) && numero.length >= DIGITOS_CPF_MIN
  const partes = [
    sql`cp.matricula like ${`${numero}%`}`,
    ...(numero.length < DIGITOS_MATRICULA ? [sql`cp.matricula = ${comZeros(numero)}`] : []),
    ...(porCpf ? [sql`cp.cpf like ${`${numero}%`}`] : []),
  ]
  return sql<boolean>`(${sql.join(partes, sql` or `)})`
}

import { sql } from 'kysely'
import { nomesCifradosEm } from '../../../cifra/valores.ts'
import type { Tx } from '../../../db/db.ts'
import { doTitular, tabelasComTitular, type Titular } from '../linhas.ts'
import { elosDas, type Cadeias } from './elos.ts'

/**
 * Deletes the encrypted values of a person that nothing of theirs names any longer: an account that a line of the payroll
 * names stays as long as the line. Answers how many.
 */
export async function apagarCifrados(tx: Tx, titular: Titular, cadeias: Cadeias): Promise<number> {
  const { rows: guardados } = await sql<{ id: string }>`
    select id from valor_cifrado
     where (tabela = 'pessoa' and registro = ${titular.pessoaId})
        or (tabela = 'processo' and registro = any (${sql.val([...(cadeias.get('processo') ?? [])])}::int[]))`.execute(
    tx,
  )
  if (guardados.length === 0) return 0
  const nomeados = await nomesQueFicam(tx, titular, cadeias)
  const soltos = guardados.map(({ id }) => id).filter((id) => !nomeados.has(id))
  if (soltos.length === 0) return 0
  await tx.deleteFrom('valorCifrado').where('id', 'in', soltos).execute()
  return soltos.length
}

/** Ids of the encrypted values that any row of the person, or any link of the trail about them, still names. */
async function nomesQueFicam(tx: Tx, titular: Titular, cadeias: Cadeias): Promise<ReadonlySet<string>> {
  const textos = (await elosDas(tx, cadeias)).map(({ mudancas }) => JSON.stringify(mudancas))
  for (const tabela of tabelasComTitular) {
    const { rows } = await sql<{ linha: string }>`
      select t::text as linha from ${sql.table(tabela)} t
       where ${doTitular(tabela, titular)} and strpos(t::text, 'cifrado:') > 0`.execute(tx)
    textos.push(...rows.map(({ linha }) => linha))
  }
  return new Set(textos.flatMap(nomesCifradosEm))
}

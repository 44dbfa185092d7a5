import { sql, type RawBuilder } from 'kysely'
import { ANONIMIZADO, comAsJuntas } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { nomesDeTabelas, tabelaPessoal, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import { isoDe } from '../../../clock.ts'
import type { FileStore } from '../../../arquivos/file-store.ts'
import type { Tx } from '../../../db/db.ts'
import { doTitular, tabelasComTitular, type Titular } from '../linhas.ts'

/** Where the digest of the content was. */
const NENHUM = '0'.repeat(64)

interface Dono {
  readonly tabela: string
  readonly coluna: string
}

const isPessoal = (tabela: string): tabela is NomeDeTabela =>
  (nomesDeTabelas as readonly string[]).includes(tabela)

/** Every column that names a file, asked of the catalogue. */
async function lerDonos(tx: Tx): Promise<readonly Dono[]> {
  const { rows } = await sql<Dono>`
    select c.conrelid::regclass::text as tabela, col.attname as coluna
      from pg_constraint c
      join pg_attribute col on col.attrelid = c.conrelid and col.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'arquivo'::regclass`.execute(tx)
  return rows
}

interface Alvo {
  readonly categoria: NomeDeCategoria
  readonly titular: Titular
  readonly agora: Temporal.Instant
}

/**
 * Removes the files that only rows of this kind and person name: bytes first, then what the row says of them, so that a
 * crash in between leaves what the next run does again. A file that anything else names stays. Answers how many.
 */
export async function removerArquivos(tx: Tx, store: FileStore, alvo: Alvo): Promise<number> {
  const donos = await lerDonos(tx)
  const daCategoria = ({ tabela }: Dono): boolean =>
    isPessoal(tabela) &&
    tabelasComTitular.includes(tabela) &&
    comAsJuntas(alvo.categoria).includes(tabelaPessoal(tabela).categoria)
  const dela = donos.filter(daCategoria).map(({ tabela, coluna }) => daPessoa(tabela, coluna, alvo.titular))
  if (dela.length === 0) return 0
  const alheios = donos.map((dono) => deOutrem(dono, daCategoria(dono), alvo.titular))
  const { rows } = await sql<{ id: string }>`
    select a.id from arquivo a
     where a.eliminado_em is null and a.id in (${sql.join(dela, sql` union all `)})
       and not (${sql.join(alheios, sql` or `)}) order by a.id for update`.execute(tx)
  for (const { id } of rows) {
    await store.apagar(id)
    await tx
      .updateTable('arquivo')
      .set({ nome: ANONIMIZADO, sha256: NENHUM, eliminadoEm: isoDe(alvo.agora) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

const daPessoa = (tabela: string, coluna: string, titular: Titular): RawBuilder<unknown> => sql`
  select ${sql.ref(coluna)} from ${sql.table(tabela)}
   where ${doTitular(tabela as NomeDeTabela, titular)} and ${sql.ref(coluna)} is not null`

/** Whether a row that is not of this kind and person names the file. */
const deOutrem = (
  { tabela, coluna }: Dono,
  daCategoria: boolean,
  titular: Titular,
): RawBuilder<boolean> => sql`
  exists (select from ${sql.table(tabela)} where ${sql.table(tabela)}.${sql.ref(coluna)} = a.id
             and ${daCategoria ? sql`not (${doTitular(tabela as NomeDeTabela, titular)})` : sql`true`})`

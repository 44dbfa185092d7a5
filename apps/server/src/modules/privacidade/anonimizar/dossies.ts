import { sql } from 'kysely'
import type { ItemDoDossie } from '@rh/domain/contratos/dossie'
import { ANONIMIZADO } from '@rh/domain/privacidade/anonimizacao'
import type { Tx } from '../../../db/db.ts'

interface DaPessoa {
  readonly pessoaId: number
  readonly nomes: readonly string[]
}

/**
 * Takes the name of a person out of the index of each dossier of the contracts that they were in: it says whose exam or
 * training was missing when the dossier was taken. Of two of one name in one contract it goes for both. Answers how many
 * rows changed.
 */
export async function limparDossies(tx: Tx, { pessoaId, nomes }: DaPessoa): Promise<number> {
  const { rows } = await sql<{ id: number; itens: readonly ItemDoDossie[] }>`
    select d.id, d.itens from contrato_dossie d
     where d.contrato_id in (
       select vv.contrato_id from vinculo v join vinculo_versao vv on vv.vinculo_id = v.id
        where v.pessoa_id = ${pessoaId}
       union all
       select po.contrato_id from vinculo v join alocacao a on a.vinculo_id = v.id join posto po on po.id = a.posto_id
        where v.pessoa_id = ${pessoaId})
     order by d.id for update of d`.execute(tx)
  let linhas = 0
  for (const { id, itens } of rows) {
    const limpos = itens.map((item) => ({
      ...item,
      faltas: item.faltas.map((falta) => semNome(falta, nomes)),
    }))
    if (JSON.stringify(limpos) === JSON.stringify(itens)) continue
    await sql`update contrato_dossie set itens = ${JSON.stringify(limpos)}::jsonb where id = ${id}`.execute(
      tx,
    )
    linhas += 1
  }
  return linhas
}

/** What is missing begins with whose it is. */
function semNome(falta: string, nomes: readonly string[]): string {
  const nome = nomes.find((um) => falta.startsWith(`${um}: `))
  return nome === undefined ? falta : `${ANONIMIZADO}${falta.slice(nome.length)}`
}

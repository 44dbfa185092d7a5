import { sql } from 'kysely'
import {
  estabilidadesDe,
  estabilidadeVista,
  type EstabilidadeDaPessoa,
} from '@rh/domain/regras/estabilidade/pessoa'
import type { Grupo } from '@rh/domain/setores/grupos'
import { setoresDe } from '@rh/domain/setores/rotas'
import type { Db, Tx } from '../../../db/db.ts'
import { readFatos } from './fatos.ts'

/** Protections of a bond, read now, for rules: nothing is hidden. */
export async function estabilidadesDaPessoa(
  db: Db | Tx,
  vinculoId: number,
  hoje: string,
): Promise<readonly EstabilidadeDaPessoa[]> {
  const fatos = (await readFatos(db, [vinculoId], hoje)).get(vinculoId)
  return fatos ? estabilidadesDe(fatos, hoje) : []
}

/** The same as somebody with these groups may see them: the reason of a secret one is left out. */
export const estabilidadesVistas = (
  lista: readonly EstabilidadeDaPessoa[],
  grupos: readonly Grupo[],
): readonly EstabilidadeDaPessoa[] => {
  const setores = setoresDe(grupos)
  return lista.map((estabilidade) => estabilidadeVista(estabilidade, setores))
}

/** Works out again what the lists read of these bonds, after a fact of theirs changed. */
export async function recalcularEstabilidades(
  tx: Tx,
  vinculoIds: readonly number[],
  hoje: string,
): Promise<void> {
  const fatos = await readFatos(tx, vinculoIds, hoje)
  const linhas = [...fatos].flatMap(([vinculoId, dela]) =>
    estabilidadesDe(dela, hoje).map(({ tipo, inicio, fim, previsto, sigilo, origem, fonte }) => ({
      vinculoId,
      tipo,
      inicio,
      fim,
      previsto,
      sigilo,
      origem,
      fonte: fonte.tipo,
      fonteId: fonte.id,
    })),
  )
  await sql`delete from estabilidade where vinculo_id = any (${[...vinculoIds]}::int[])`.execute(tx)
  await sql`
    insert into estabilidade (vinculo_id, tipo, inicio, fim, previsto, sigilo, origem, fonte, fonte_id)
    select "vinculoId", tipo, inicio, fim, previsto, sigilo, origem, fonte, "fonteId"
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
        as l("vinculoId" int, tipo text, inicio date, fim date, previsto boolean, sigilo text, origem text, fonte text,
             "fonteId" int)`.execute(tx)
}

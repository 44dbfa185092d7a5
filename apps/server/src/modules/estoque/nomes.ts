import { sql } from 'kysely'
import type { NomeDe } from '../../exportacao/about.ts'
import type { Quem } from '../../http/ator.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** The piece of a filter. */
export const nomeDaPeca: NomeDe = async (db, id) => {
  const item = await db.selectFrom('itemUniforme').select('descricao').where('id', '=', id).executeTakeFirst()
  return item?.descricao ?? null
}

/** The person of a filter, if the reader may see them. */
export const nomeDaPessoa =
  (ator: Quem, hoje: string): NomeDe =>
  async (db, id) => {
    const { rows } = await sql<{ nome: string }>`
      select coalesce(pe.nome_social, pe.nome) as nome
        from colaborador_periodo cp join vinculo v on v.id = cp.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where cp.vinculo_id = ${id} and ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}`.execute(
      db,
    )
    return rows[0]?.nome ?? null
  }

import { sql } from 'kysely'
import { ENTRADAS_MOSTRADAS, type EntradaNaConta } from '@rh/domain/contract/conta'
import { tiposDaConta } from '@rh/domain/seguranca/eventos'
import type { Db } from '../../db/db.ts'
import { aparelhoDe } from './aparelho.ts'

type Linha = Omit<EntradaNaConta, 'aparelho'> & { readonly agente: string | null }

/** What happened at the door of one's own account, the newest first; what repeats within an hour is a line. */
export async function listEntradas(db: Db, usuarioId: number): Promise<EntradaNaConta[]> {
  const { rows } = await sql<Linha>`
    select g.id, g.tipo, g.motivo, g.vezes, g.de, g.ate, g.rede,
           (select s.agente from evento_seguranca e join sessao s on s.id = e.sessao_id
             where e.grupo_id = g.id order by e.id desc limit 1) as agente
      from evento_seguranca_grupo g
     where g.usuario_id = ${usuarioId} and g.tipo = any (${sql.val([...tiposDaConta])}::text[])
     order by g.ate desc, g.id desc limit ${ENTRADAS_MOSTRADAS}`.execute(db)
  return rows.map(({ agente, ...linha }) => ({
    ...linha,
    aparelho: agente === null ? null : aparelhoDe(agente),
  }))
}

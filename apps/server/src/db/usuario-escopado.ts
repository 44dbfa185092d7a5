import { sql } from 'kysely'
import { gruposComEscopo } from '@rh/domain/setores/grupos'

/** Condition on `usuario u`: sees some contracts only. One group without that limit lifts it, in whatever sector. */
export const usuarioEscopado = sql<boolean>`not exists (
  select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
   where ug.usuario_id = u.id and g.nome <> all (${sql.val([...gruposComEscopo])}::text[]))`

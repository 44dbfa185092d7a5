import { sql } from 'kysely'
import { grupos, isEscopado } from '@rh/domain/setores/grupos'

const semEscopo = grupos.filter((grupo) => !isEscopado([grupo]))

/**
 * Condition on `usuario u`: sees some contracts only. One group without that limit lifts it, in whatever sector; one that
 * the code no longer knows lifts nothing.
 */
export const usuarioEscopado = sql<boolean>`not exists (
  select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
   where ug.usuario_id = u.id and g.nome = any (${sql.val(semEscopo)}::text[]))`

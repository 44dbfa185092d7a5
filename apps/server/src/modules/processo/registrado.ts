import { sql, type RawBuilder } from 'kysely'

// What the sectors already recorded of a process, as parts of a query that a kind asks its facts with.

/** Condition that a document of this code was uploaded or waived, and not refused. */
export const isAnexado = (processoId: number, codigo: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from processo_anexo an join documento_tipo dt on dt.id = an.tipo_id
   where an.processo_id = ${processoId} and dt.codigo = ${codigo}
     and an.estado in ('enviado', 'aprovado', 'dispensado'))`

/** Field of an approved parecer, as text; null while there is none. */
export const doParecer = (
  processoId: number,
  parecer: string,
  campo: string,
): RawBuilder<string | null> => sql<string | null>`(select pp.dados ->> ${campo} from processo_parecer pp
    where pp.processo_id = ${processoId} and pp.parecer = ${parecer} and pp.decisao = 'aprovado')`

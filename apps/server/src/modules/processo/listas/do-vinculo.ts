import { sql } from 'kysely'

/**
 * Columns of a kind about a bond, for `processo_indice p`: its matrícula, and the place of the post that the process
 * asks for or, where it asks for none, of the one held on its date.
 */
export const colunasDoVinculo = sql`
    (select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula,
    (select lo.nome from posto po join local lo on lo.id = po.local_id
      where po.id = coalesce(p.posto_id, (
        select vv.posto_id from vinculo_versao vv
         where vv.vinculo_id = p.vinculo_id and vv.vigencia <= p.data::date
         order by vv.vigencia desc limit 1))) as posto`

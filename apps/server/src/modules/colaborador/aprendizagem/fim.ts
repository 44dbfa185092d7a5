import { sql, type RawBuilder } from 'kysely'

/** Bonds of apprentices whose term ends up to a day and whose end nobody told yet, the index of terms read alone. */
export const aprendizesAte = (dia: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select * from vinculo where fim_aprendizagem is not null and fim_aprendizagem <= ${dia} and data_desligamento is null)`

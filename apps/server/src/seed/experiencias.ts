import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

interface Palco {
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly hoje: string
  readonly fuso: string
}

/**
 * Trials as a house in order has them: whoever is in the second term was extended some days before the first one
 * ended, one end was decided, and a supervisor said what to do with another.
 */
export async function inserirExperiencias(tx: Tx, { usuarioIds, hoje, fuso }: Palco): Promise<void> {
  const dia = (antes: number) =>
    sql`((v.data_admissao + v.experiencia_dias - 1 - ${antes}::int) + time '10:20') at time zone ${fuso}`
  await sql`
    insert into experiencia_decisao (vinculo_id, termo, decisao, fim, motivo, usuario_id, em)
    select v.id, 1, 'prorrogar', v.data_admissao + v.experiencia_dias + v.experiencia_prorrogacao_dias - 1, null,
           ${usuarioIds['cadastro']}::int, ${dia(4)}
      from vinculo v
     where v.data_desligamento is null and v.experiencia_prorrogacao_dias > 0
       and ${hoje}::date between v.data_admissao + v.experiencia_dias
                             and v.data_admissao + v.experiencia_dias + v.experiencia_prorrogacao_dias - 1
     order by v.id`.execute(tx)
  await sql`
    insert into experiencia_decisao (vinculo_id, termo, decisao, fim, motivo, usuario_id, em)
    select v.id, ${naProrrogacao}, 'encerrar', fim_da_experiencia(v), 'Faltas seguidas sem justificativa, já conversadas com o gestor.',
           ${usuarioIds['coordenador']}::int, (${hoje}::date - 1 + time '15:40') at time zone ${fuso}
      from vinculo v
     where ${emCurso(hoje)} and fim_da_experiencia(v) > ${hoje}::date
     order by fim_da_experiencia(v), v.id limit 1`.execute(tx)
  await sql`
    insert into experiencia_sugestao (vinculo_id, termo, decisao, comentario, usuario_id, em)
    select v.id, ${naProrrogacao}, 'efetivar', 'Pontual, cuidadosa com os materiais e elogiada pelo cliente.',
           ${usuarioIds['gestor']}::int, (${hoje}::date - 1 + time '11:05') at time zone ${fuso}
      from vinculo v
      join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date
     where ${emCurso(hoje)}
       and cp.contrato_id in (select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int)
       and not exists (select from experiencia_decisao d where d.vinculo_id = v.id and d.decisao = 'encerrar')
     order by fim_da_experiencia(v), v.id limit 1`.execute(tx)
}

const naProrrogacao = sql`case when fim_da_experiencia(v) < v.data_admissao + v.experiencia_dias then 1 else 2 end`

const emCurso = (hoje: string) => sql`(v.data_desligamento is null and v.data_admissao < ${hoje}::date - 1
  and fim_da_experiencia(v) >= ${hoje}::date)`

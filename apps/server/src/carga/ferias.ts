import { ferias } from '@rh/domain/processos/ferias/ferias'
import { setores } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { acertarSequencia, indexarDaCarga } from './lote.ts'

/** One person in so many has a vacation approved within the next year. */
const UM_EM = 3
/** Within how many days they begin. */
const ALCANCE_DIAS = 330
const DIAS = 30

/**
 * Approved vacations of the people who have thirty days left, spread over the year: what the map, the calendar of the
 * team and the ceiling of absences read. Of their history only the beginning is kept.
 */
export async function inserirFeriasDaCarga(tx: Tx, hoje: string): Promise<void> {
  await sql`
    create temporary table ferias_da_carga on commit drop as
      select (select coalesce(max(id), 0) from processo) + row_number() over (order by v.id) as id,
             row_number() over (order by v.id) as ordem, v.id as vinculo_id, fp.id as periodo_id, cp.contrato_id,
             ${hoje}::date + 1 + (v.id * 7) % ${ALCANCE_DIAS} as inicio
        from vinculo v
        join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date
        join lateral (select p.id from ferias_periodo p
          where p.vinculo_id = v.id and p.saldo = ${DIAS} and p.fim < ${hoje}::date order by p.inicio limit 1) fp on true
       where v.id % ${UM_EM} = 0 and v.data_desligamento is null
         and not exists (select from ausencia a where a.vinculo_id = v.id)`.execute(tx)
  const ano = Number(hoje.slice(0, 4))
  await sql`
    insert into processo (id, tipo, numero, status, setor_origem, solicitante_id, contrato_id, vinculo_id,
                          data_solicitacao, versao, criado_em, atualizado_em)
    overriding system value
    select f.id, ${ferias.name}, ${ferias.prefixo} || '-' || ${ano}::int || '-' || lpad((n.ultimo + f.ordem)::text, 6, '0'),
           'aprovada', ${setores.operacional.id}::int, u.id, f.contrato_id, f.vinculo_id,
           ${hoje}::date - 30, 4, ${hoje}::date - 30, ${hoje}::date - 20
      from ferias_da_carga f
      cross join (select id from usuario where usuario = 'coordenador.operacional') u
      cross join (select coalesce(max(ultimo), 0) as ultimo from processo_numeracao
                   where tipo = ${ferias.name} and ano = ${ano}::int) n`.execute(tx)
  await sql`
    insert into processo_formulario (processo_id, dados)
    select id, jsonb_build_object('periodoId', periodo_id, 'concordancia', true, 'fracoes', jsonb_build_array(
             jsonb_build_object('inicio', inicio, 'dias', ${DIAS}::int)))
      from ferias_da_carga`.execute(tx)
  await sql`
    insert into ausencia (vinculo_id, tipo, processo_id, periodo_id, inicio, fim, confirmada)
    select vinculo_id, 'ferias', id, periodo_id, inicio, inicio + ${DIAS - 1}::int, true from ferias_da_carga`.execute(
    tx,
  )
  await sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, em)
    select periodo_id, 'reserva', -${DIAS}::int, id, ${hoje}::date from ferias_da_carga order by id`.execute(
    tx,
  )
  await sql`
    insert into processo_numeracao (tipo, ano, ultimo)
    select ${ferias.name}, ${ano}::int, count(*) from ferias_da_carga
    on conflict (tipo, ano) do update set ultimo = processo_numeracao.ultimo + excluded.ultimo`.execute(tx)
  await indexarDaCarga(tx, 'ferias_da_carga', 'inicio')
  await acertarSequencia(tx, 'processo')
}

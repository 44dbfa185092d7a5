import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { setores } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { acertarSequencia, indexarDaCarga } from './lote.ts'

/** Of ten people, those with these last digits had a leave. */
const RESTOS = [1, 4, 7] as const
/** One in so many leaves still runs, and one in so many was informed just now. */
const CORREM = 11
const INFORMADOS = 60
/** Within how many days before today the others began. */
const ALCANCE_DIAS = 700

/**
 * Leaves of three people in ten: most of them over, some running, a few that wait for Sesmt. What lists, tabs, checks and
 * situação read; of their history only the beginning is kept.
 */
export async function inserirAfastamentosDaCarga(tx: Tx, hoje: string): Promise<void> {
  await sql`
    create temporary table afastamento_da_carga on commit drop as
      select (select coalesce(max(id), 0) from processo) + row_number() over (order by v.id) as id, n.ordem,
             v.id as vinculo_id, cp.contrato_id, s.status, d.dias,
             case s.status when 'informado' then ${hoje}::date - (v.id % 3)
                           when 'homologado' then ${hoje}::date - (v.id % d.dias)
                           else greatest(v.data_admissao, ${hoje}::date - 91 - (v.id * 7) % ${ALCANCE_DIAS}) end as inicio
        from vinculo v
        join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date
        cross join lateral (select v.id / 10 as ordem) n
        cross join lateral (select case when n.ordem % ${INFORMADOS} = 0 then 'informado'
                                        when n.ordem % ${CORREM} = 0 then 'homologado' else 'encerrado' end as status) s
        cross join lateral (select case when n.ordem % 5 = 0 then 60 else 3 + (v.id % 12)::int end as dias) d
       where v.id % 10 = any (${sql.val([...RESTOS])}::int[]) and v.data_desligamento is null
         and v.data_admissao < ${hoje}::date - 100
         and not exists (select from ausencia a where a.vinculo_id = v.id)`.execute(tx)
  const ano = Number(hoje.slice(0, 4))
  await sql`
    insert into processo (id, tipo, numero, status, setor_origem, solicitante_id, contrato_id, vinculo_id,
                          data_solicitacao, versao, criado_em, atualizado_em)
    overriding system value
    select f.id, ${afastamento.name},
           ${afastamento.prefixo} || '-' || ${ano}::int || '-' || lpad((n.ultimo + row_number() over (order by f.id))::text, 6, '0'),
           f.status, ${setores.operacional.id}::int, u.id, f.contrato_id, f.vinculo_id, f.inicio, 2, f.inicio, f.inicio
      from afastamento_da_carga f
      cross join (select id from usuario where usuario = 'coordenador.operacional') u
      cross join (select coalesce(max(ultimo), 0) as ultimo from processo_numeracao
                   where tipo = ${afastamento.name} and ano = ${ano}::int) n`.execute(tx)
  const fim = sql`f.inicio + f.dias::int - 1`
  const acidente = sql`f.dias > 15 and f.vinculo_id % 7 = 0`
  const motivo = sql`case when ${acidente} then '01' when f.dias > 15 then '03' else 'J-ATESTADO_MEDICO' end`
  await sql`
    insert into processo_formulario (processo_id, dados)
    select f.id, jsonb_build_object('motivo', ${motivo}, 'inicio', f.inicio, 'fim', ${fim}, 'atestado.dias', f.dias,
             'atestado.registro', f.vinculo_id::text, 'atestado.emissao', f.inicio)
      from afastamento_da_carga f`.execute(tx)
  await sql`
    insert into afastamento (processo_id, vinculo_id, motivo, inicio, fim, inss_apartir_de, exame_desde, retorno, vigente,
                             estabilidade, estabilidade_ate)
    select f.id, f.vinculo_id, ${motivo}, f.inicio, ${fim},
           case when f.dias > 15 then f.inicio + 15 end, case when f.dias > 15 then f.inicio + 29 end,
           case when f.status = 'encerrado' then f.inicio + f.dias::int end, f.status = 'homologado',
           -- A year after the return (Lei 8.213/1991 art. 118).
           case when ${acidente} then 'ACIDENTADO' end, case when ${acidente} then (${fim} + interval '1 year')::date end
      from afastamento_da_carga f`.execute(tx)
  await sql`
    insert into processo_parecer (processo_id, parecer, decisao, usuario_id, em)
    select f.id, 'sesmt', 'aprovado', u.id, f.inicio
      from afastamento_da_carga f cross join (select id from usuario where usuario = 'sesmt') u
     where f.status <> 'informado'
    union all
    select f.id, 'departamento_pessoal', 'dispensado', null, f.inicio from afastamento_da_carga f`.execute(tx)
  await sql`
    insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim, confirmada)
    select f.vinculo_id, 'afastamento', f.id, f.inicio, ${fim}, f.status <> 'informado' from afastamento_da_carga f`.execute(
    tx,
  )
  await sql`
    insert into processo_numeracao (tipo, ano, ultimo)
    select ${afastamento.name}, ${ano}::int, count(*) from afastamento_da_carga
    on conflict (tipo, ano) do update set ultimo = processo_numeracao.ultimo + excluded.ultimo`.execute(tx)
  await indexarDaCarga(tx, 'afastamento_da_carga', 'inicio')
  await acertarSequencia(tx, 'processo')
}

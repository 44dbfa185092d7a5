import { demissao } from '@rh/domain/processos/demissao/demissao'
import { setores } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { acertarSequencia, indexarDaCarga } from './lote.ts'

/** Days after the end in which nothing is paid yet: the tenth is the last one of law, and a few are late. */
const DIAS_SEM_PAGAR = 13
/** One person in so many who work has a dismissal under way. */
const UM_EM = 60
const DIAS_DE_AVISO = 30

/**
 * A dismissal of everybody who left, and one under way of some who work: asked for, approved, in notice. What lists, queues,
 * clocks and checks read; of their history only the beginning is kept.
 */
export async function inserirDemissoesDaCarga(tx: Tx, hoje: string): Promise<void> {
  await planejar(tx, hoje)
  await inserirProcessos(tx, hoje)
  await inserirRegistros(tx, hoje)
  await encerrarQuemEstaEmAviso(tx)
  await inserirPareceres(tx)
  await indexarDaCarga(tx, 'demissao_da_carga', 'desligamento')
  await acertarSequencia(tx, 'processo')
}

/** Causes as often as people leave by them; a term that was not over ends by the company. */
const CAUSA = sql`case when v.data_admissao > u.fim - 90 then '03'
  when v.id % 10 < 5 then '02' when v.id % 10 < 8 then '07' when v.id % 10 = 8 then '33' else '01' end`

/** Everybody who left, and of those at work who are away for nothing one in some. */
async function planejar(tx: Tx, hoje: string): Promise<void> {
  await sql`
    create temporary table demissao_da_carga on commit drop as
      with saidas as (
        select v.id as vinculo_id, v.data_desligamento as fim,
               case when v.data_desligamento < ${hoje}::date - ${DIAS_SEM_PAGAR}::int then 'finalizada'
                    when v.id % 2 = 0 then 'desligado' else 'em_conferencia' end as status
          from vinculo v
         where v.data_desligamento < ${hoje}::date and not exists (select from demissao d where d.vinculo_id = v.id)
        union all
        select v.id, ${hoje}::date + (v.id / ${UM_EM} % ${DIAS_DE_AVISO})::int,
               (array['em_aviso', 'em_aviso', 'em_aviso', 'solicitada', 'em_analise', 'aprovada', 'devolvida',
                      'cancelada'])[1 + v.id / ${UM_EM} % 8]
          from vinculo v
         where v.id % ${UM_EM} = 5 and v.data_desligamento is null and v.data_admissao < ${hoje}::date - 200
           and not exists (select from ausencia a where a.vinculo_id = v.id)
           and not exists (select from alocacao al where al.vinculo_id = v.id and al.inicio > ${hoje}::date)
           and not exists (select from demissao d where d.vinculo_id = v.id))
      select (select coalesce(max(id), 0) from processo) + row_number() over (order by u.vinculo_id) as id,
             u.vinculo_id, cp.contrato_id, u.status, c.causa, f.aviso, u.fim as desligamento, i.comunicacao,
             -- The notice is given in the middle of the time in which it was approved.
             i.comunicacao - 5 as pedido_em, u.status in ('em_aviso', 'desligado', 'em_conferencia', 'finalizada') as comunicada
        from saidas u
        join vinculo v on v.id = u.vinculo_id
        join colaborador_periodo cp on cp.vinculo_id = v.id and cp.desde <= u.fim and cp.ate > u.fim
        cross join lateral (select case u.status when 'em_aviso' then '02' else ${CAUSA} end as causa) c
        cross join lateral (select case
          when u.status = 'em_aviso' or c.causa = '07' or c.causa = '02' and v.id % 3 = 0 then 'trabalhado'
          when c.causa in ('02', '33') then 'indenizado' else 'nao_se_aplica' end as aviso) f
        cross join lateral (select case f.aviso when 'trabalhado'
          then greatest(v.data_admissao, u.fim - ${DIAS_DE_AVISO}::int) else u.fim end as comunicacao) i`.execute(
    tx,
  )
}

async function inserirProcessos(tx: Tx, hoje: string): Promise<void> {
  await sql`
    insert into processo (id, tipo, numero, status, setor_origem, solicitante_id, contrato_id, vinculo_id,
                          data_solicitacao, versao, criado_em, atualizado_em, maos)
    overriding system value
    select f.id, ${demissao.name},
           ${demissao.prefixo} || '-' || a.ano || '-' || lpad((coalesce(n.ultimo, 0)
             + row_number() over (partition by a.ano order by f.id))::text, 6, '0'),
           f.status, ${setores.operacional.id}::int, u.id, f.contrato_id, f.vinculo_id, f.pedido_em, 5, f.pedido_em,
           least(f.desligamento, ${hoje}::date), array[u.id]
      from demissao_da_carga f
      cross join lateral (select extract(year from f.pedido_em)::int as ano) a
      cross join (select id from usuario where usuario = 'coordenador.operacional') u
      left join processo_numeracao n on n.tipo = ${demissao.name} and n.ano = a.ano`.execute(tx)
  await sql`
    insert into processo_numeracao (tipo, ano, ultimo)
    select ${demissao.name}, extract(year from pedido_em)::int, count(*) from demissao_da_carga group by 2
    on conflict (tipo, ano) do update set ultimo = processo_numeracao.ultimo + excluded.ultimo`.execute(tx)
}

/** What was sent to be checked: one line as payroll has it, the others wait for the check. */
const DEMONSTRATIVO = sql`jsonb_build_object('em', f.desligamento || 'T12:00:00Z', 'porId', null, 'linhas', jsonb_build_array(
  jsonb_build_object('codigo', 'saldo_salario', 'centavos', 150000)))`

/** Indemnified or not, thirty days and three for each year are the notice of the company (Lei 12.506/2011). */
const PROJETADO = sql`case when f.causa = '02' then greatest(f.desligamento, f.comunicacao + 30 + 3 * least(20,
  extract(year from age(f.comunicacao, v.data_admissao))::int)) else f.desligamento end`

async function inserirRegistros(tx: Tx, hoje: string): Promise<void> {
  const pagarAte = sql`f.desligamento + 10 - greatest(0, extract(isodow from f.desligamento + 10)::int - 5)`
  await sql`
    insert into processo_formulario (processo_id, dados, enviados)
    select d.id, d.dados, d.dados from (
      select f.id, jsonb_strip_nulls(jsonb_build_object('causa', f.causa, 'comunicacao', f.comunicacao, 'aviso', f.aviso,
               'alinea', case f.causa when '01' then 'e' end, 'motivo', 'Redução do quadro no posto.',
               'desligamento', case when f.aviso <> 'trabalhado' then f.desligamento end,
               'substituir', f.vinculo_id % 2 = 0)) as dados
        from demissao_da_carga f) d`.execute(tx)
  await sql`
    insert into demissao (processo_id, vinculo_id, causa, comunicacao, desligamento, fim_projetado, pagar_ate,
                          comunicado_em, pago_em, demonstrativo, alocacoes)
    select f.id, f.vinculo_id, f.causa, f.comunicacao, f.desligamento, ${PROJETADO}, ${pagarAte},
           case when f.comunicada then f.comunicacao end,
           case when f.status = 'finalizada' then f.desligamento + 8 end,
           case when f.status in ('em_conferencia', 'finalizada') then ${DEMONSTRATIVO} end,
           case when f.status = 'em_aviso' then coalesce((
             select jsonb_agg(jsonb_build_object('id', al.id, 'fim', al.fim)) from alocacao al
              where al.vinculo_id = f.vinculo_id and (al.fim is null or al.fim > f.desligamento)), '[]') else '[]' end
      from demissao_da_carga f join vinculo v on v.id = f.vinculo_id`.execute(tx)
  await sql`
    insert into processo_agenda (processo_id, transicao, para, em)
    select f.id, 'desligar', f.desligamento + 1, ${hoje}::date from demissao_da_carga f
     where f.status = 'em_aviso'`.execute(tx)
}

/** A signed notice ends the bond and its slots on the last day. */
async function encerrarQuemEstaEmAviso(tx: Tx): Promise<void> {
  await sql`update vinculo v set data_desligamento = f.desligamento
              from demissao_da_carga f where f.vinculo_id = v.id and f.status = 'em_aviso'`.execute(tx)
  await sql`update alocacao al set fim = f.desligamento from demissao_da_carga f
             where f.vinculo_id = al.vinculo_id and f.status = 'em_aviso'
               and (al.fim is null or al.fim > f.desligamento)`.execute(tx)
}

/** What the sectors said of those that are not over; of half of them Sesmt and Almoxarifado said nothing yet. */
async function inserirPareceres(tx: Tx): Promise<void> {
  await sql`
    insert into processo_parecer (processo_id, parecer, decisao, dados, usuario_id, em)
    select f.id, p.parecer, p.decisao, p.dados, u.id, f.pedido_em + 1
      from demissao_da_carga f
      cross join lateral (values
        ('departamento_pessoal', 'aprovado', 'cadastro', '{}'::jsonb,
          f.comunicada or f.status in ('em_analise', 'aprovada')),
        ('exame', case when f.causa = '01' then 'dispensado' else 'aprovado' end,
          case when f.causa = '01' then null else 'sesmt' end,
          jsonb_build_object('dataExame', f.pedido_em, 'medico', 'Clínica', 'crm', '1', 'resultado', 'apto'),
          f.comunicada and f.vinculo_id % 4 > 1),
        ('devolucoes', 'aprovado', 'almoxarifado', '{"pecas": []}', f.comunicada and f.vinculo_id % 4 in (1, 2)),
        ('conferencia', 'aprovado', 'administrador',
          '{"linhas": [{"codigo": "saldo_salario", "resultado": "ok"}]}', f.status = 'em_conferencia' and f.vinculo_id % 3 = 0))
        as p(parecer, decisao, quem, dados, dito)
      left join usuario u on u.usuario = p.quem
     where p.dito and f.status <> 'finalizada'`.execute(tx)
}

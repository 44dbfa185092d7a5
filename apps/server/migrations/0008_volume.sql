-- ---------------------------------------------------------------------------------------------------------
-- Lists of people at a hundred thousand employees. One row for each stretch of days that a bond spends in one
-- place (contract, post, cargo, scale, cost centre), with all that lists filter, search and sort by. The days
-- depend on the versions alone, never on today: nothing here goes stale at midnight, and what begins next month is
-- found next month. A raise opens no stretch. See docs/decisions/0027-people-in-force-on-a-day.md.
-- ---------------------------------------------------------------------------------------------------------

create table colaborador_periodo (
  -- The version that began the stretch.
  versao_id int primary key references vinculo_versao on delete cascade,
  vinculo_id int not null references vinculo,
  -- From the first day up to, and without, the last one. The first stretch also answers for the days before the
  -- bond, and the last one for those after it: so a bond has exactly one row on any day.
  desde date not null,
  ate date not null,
  contrato_id int not null,
  posto_id int not null,
  cargo_id int not null,
  municipio_ibge int not null,
  uf text collate "C" not null,
  -- The name that the person goes by, then the registered one where they differ.
  nome_busca text collate "C" not null,
  cpf text collate "C" not null,
  matricula text collate "C" not null,
  data_admissao date not null,
  data_desligamento date,
  -- Last day of the trial term; -infinity where there is none, so that one index orders it both ways.
  fim_experiencia date not null,
  check (desde < ate)
);

-- What the table must hold.
create view colaborador_periodo_calculado as
with versoes as (
  select id, vinculo_id, vigencia, contrato_id, posto_id, cargo_id,
         lag(id) over versoes is null as primeira,
         lag(array[contrato_id, posto_id, cargo_id, escala_id, centro_de_custo_id]) over versoes
           is distinct from array[contrato_id, posto_id, cargo_id, escala_id, centro_de_custo_id] as mudou
    from vinculo_versao
  window versoes as (partition by vinculo_id order by vigencia)
), trechos as (
  select id, vinculo_id, contrato_id, posto_id, cargo_id,
         case when primeira then '-infinity' else vigencia end as desde,
         coalesce(lead(vigencia) over (partition by vinculo_id order by vigencia), 'infinity') as ate
    from versoes
   where mudou
)
select t.id as versao_id, t.vinculo_id, t.desde, t.ate, t.contrato_id, t.posto_id, t.cargo_id, lo.municipio_ibge, mu.uf,
       busca(concat_ws(' ', pe.nome_social, pe.nome)) as nome_busca, pe.cpf, v.matricula, v.data_admissao,
       v.data_desligamento,
       case when v.experiencia_dias > 0
         then v.data_admissao + v.experiencia_dias + v.experiencia_prorrogacao_dias - 1
         else '-infinity' end as fim_experiencia
  from trechos t
  join vinculo v on v.id = t.vinculo_id
  join pessoa pe on pe.id = v.pessoa_id
  join posto po on po.id = t.posto_id
  join local lo on lo.id = po.local_id
  join municipio mu on mu.ibge = lo.municipio_ibge;

-- Writes the rows of these bonds again. The lock keeps two transactions that add versions to one bond from each
-- overlooking the other's.
create function refazer_colaborador_periodo(vinculos int[]) returns void language plpgsql as $$
begin
  perform from vinculo where id = any (vinculos) order by id for no key update;
  delete from colaborador_periodo cp
   where cp.vinculo_id = any (vinculos)
     and cp.versao_id not in (
       select c.versao_id from colaborador_periodo_calculado c where c.vinculo_id = any (vinculos));
  insert into colaborador_periodo as antes (
    versao_id, vinculo_id, desde, ate, contrato_id, posto_id, cargo_id, municipio_ibge, uf, nome_busca, cpf,
    matricula, data_admissao, data_desligamento, fim_experiencia)
  select * from colaborador_periodo_calculado where vinculo_id = any (vinculos)
  on conflict (versao_id) do update set
    desde = excluded.desde, ate = excluded.ate, contrato_id = excluded.contrato_id, posto_id = excluded.posto_id,
    cargo_id = excluded.cargo_id, municipio_ibge = excluded.municipio_ibge, uf = excluded.uf, nome_busca = excluded.nome_busca,
    cpf = excluded.cpf, matricula = excluded.matricula, data_admissao = excluded.data_admissao,
    data_desligamento = excluded.data_desligamento, fim_experiencia = excluded.fim_experiencia
  where antes.* is distinct from excluded.*;
end $$;

-- One function per source, each once per statement: a load of thousands is a handful of calls.
create function versoes_mudaram() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo((select array_agg(distinct vinculo_id) from mudadas));
  return null;
end $$;
create trigger periodo_criar after insert on vinculo_versao referencing new table as mudadas
  for each statement execute function versoes_mudaram();
create trigger periodo_mudar after update on vinculo_versao referencing new table as mudadas
  for each statement execute function versoes_mudaram();
create trigger periodo_tirar after delete on vinculo_versao referencing old table as mudadas
  for each statement execute function versoes_mudaram();

create function vinculos_mudaram() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo((select array_agg(id) from mudados));
  return null;
end $$;
create trigger periodo_mudar after update on vinculo referencing new table as mudados
  for each statement execute function vinculos_mudaram();

create function pessoas_mudaram() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo((
    select array_agg(v.id) from vinculo v join novas n on n.id = v.pessoa_id join velhas o on o.id = n.id
     where (n.nome, n.nome_social, n.cpf) is distinct from (o.nome, o.nome_social, o.cpf)));
  return null;
end $$;
create trigger periodo_mudar after update on pessoa referencing old table as velhas new table as novas
  for each statement execute function pessoas_mudaram();

create function lugares_mudaram() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'local' then
    perform refazer_colaborador_periodo((
      select array_agg(distinct cp.vinculo_id) from mudados m
        join posto po on po.local_id = m.id join colaborador_periodo cp on cp.posto_id = po.id
       where cp.municipio_ibge <> m.municipio_ibge));
  else
    perform refazer_colaborador_periodo((
      select array_agg(distinct cp.vinculo_id) from mudados m
        join local lo on lo.id = m.local_id join colaborador_periodo cp on cp.posto_id = m.id
       where cp.municipio_ibge <> lo.municipio_ibge));
  end if;
  return null;
end $$;
create trigger periodo_mudar after update on local referencing new table as mudados
  for each statement execute function lugares_mudaram();
create trigger periodo_mudar after update on posto referencing new table as mudados
  for each statement execute function lugares_mudaram();

select refazer_colaborador_periodo(array_agg(id)) from vinculo;
-- How many a part of a name finds is guessed from a sample of names; a hundred are too few to tell "silva" from "sil".
alter table colaborador_periodo alter column nome_busca set statistics 1000;

-- Each order of the list is an index that carries what filters ask: a page is read from the index alone, whatever
-- the filters, and the rows of the page are fetched afterwards. The id breaks ties.
create index colaborador_periodo_nome on colaborador_periodo (nome_busca, vinculo_id)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, data_desligamento, fim_experiencia);
create index colaborador_periodo_contrato on colaborador_periodo (contrato_id, nome_busca, vinculo_id)
  include (desde, ate, versao_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, data_desligamento, fim_experiencia);
create index colaborador_periodo_matricula on colaborador_periodo (matricula, vinculo_id)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, data_desligamento, fim_experiencia);
create index colaborador_periodo_admissao on colaborador_periodo (data_admissao, vinculo_id)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_desligamento, fim_experiencia);
create index colaborador_periodo_desligamento on colaborador_periodo (data_desligamento, vinculo_id)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, fim_experiencia);
-- Who left last comes first, and whoever is still here after them: no backward read of the other one gives that.
create index colaborador_periodo_ultimos on colaborador_periodo (data_desligamento desc nulls last, vinculo_id desc)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, fim_experiencia);
create index colaborador_periodo_experiencia on colaborador_periodo (fim_experiencia, vinculo_id)
  include (desde, ate, versao_id, contrato_id, posto_id, cargo_id, municipio_ibge, uf, data_admissao, data_desligamento);
create index colaborador_periodo_posto on colaborador_periodo (posto_id);
create index colaborador_periodo_cargo on colaborador_periodo (cargo_id);
create index colaborador_periodo_municipio on colaborador_periodo (municipio_ibge);
create index colaborador_periodo_vinculo on colaborador_periodo (vinculo_id);
create index colaborador_periodo_cpf on colaborador_periodo (cpf);
create index colaborador_periodo_busca on colaborador_periodo using gin (nome_busca gin_trgm_ops)
  with (fastupdate = off);

-- ---------------------------------------------------------------------------------------------------------
-- Lists of admissions
-- ---------------------------------------------------------------------------------------------------------

-- Counts per status, and the scope of who asks, from the index alone.
drop index processo_lista;
create index processo_lista on processo (tipo, status, id)
  include (contrato_id, solicitante_id, data_solicitacao);
create index processo_atualizado on processo (tipo, atualizado_em, id);
create index admissao_nome on admissao (nome_busca, processo_id);
create index admissao_data on admissao (data_prevista, processo_id);

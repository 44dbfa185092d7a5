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

-- Versions come many at a time in an import: once per statement. The rest changes rarely, one by one.
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

create function vinculo_mudou() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo(array[new.id]);
  return null;
end $$;
create trigger periodo_mudar after update on vinculo for each row
  when ((old.pessoa_id, old.matricula, old.data_admissao, old.data_desligamento, old.experiencia_dias,
         old.experiencia_prorrogacao_dias)
    is distinct from
        (new.pessoa_id, new.matricula, new.data_admissao, new.data_desligamento, new.experiencia_dias,
         new.experiencia_prorrogacao_dias))
  execute function vinculo_mudou();

create function pessoa_mudou() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo(array(select id from vinculo where pessoa_id = new.id));
  return null;
end $$;
create trigger periodo_mudar after update on pessoa for each row
  when ((old.nome, old.nome_social, old.cpf) is distinct from (new.nome, new.nome_social, new.cpf))
  execute function pessoa_mudou();

create function posto_mudou() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo(array(
    select distinct vinculo_id from colaborador_periodo where posto_id = new.id));
  return null;
end $$;
create trigger periodo_mudar after update on posto for each row
  when (old.local_id is distinct from new.local_id) execute function posto_mudou();

create function local_mudou() returns trigger language plpgsql as $$
begin
  perform refazer_colaborador_periodo(array(
    select distinct cp.vinculo_id from posto po join colaborador_periodo cp on cp.posto_id = po.id
     where po.local_id = new.id));
  return null;
end $$;
create trigger periodo_mudar after update on local for each row
  when (old.municipio_ibge is distinct from new.municipio_ibge) execute function local_mudou();

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
-- Counts per situação, from as little as they need.
create index colaborador_periodo_situacao
  on colaborador_periodo (data_desligamento, data_admissao, fim_experiencia, desde, ate, contrato_id);
create index colaborador_periodo_posto on colaborador_periodo (posto_id);
create index colaborador_periodo_cargo on colaborador_periodo (cargo_id);
create index colaborador_periodo_municipio on colaborador_periodo (municipio_ibge);
create index colaborador_periodo_vinculo on colaborador_periodo (vinculo_id);
create index colaborador_periodo_cpf on colaborador_periodo (cpf);
create index colaborador_periodo_busca on colaborador_periodo using gin (nome_busca gin_trgm_ops)
  with (fastupdate = off);

-- Birthdays of the next days, and years in the house: 1225 is Christmas.
create function mes_e_dia(dia date) returns int
  language sql immutable strict parallel safe
  return extract(month from dia)::int * 100 + extract(day from dia)::int;
create index pessoa_mes_e_dia on pessoa (mes_e_dia(nascimento));
create index vinculo_mes_e_dia on vinculo (mes_e_dia(data_admissao));

-- ---------------------------------------------------------------------------------------------------------
-- Lists of processes: the columns that they filter, search and sort by, beside each other and away from the forms,
-- which are forty times as wide. The columns are named as those of `processo`, whose conditions hold here too.
-- ---------------------------------------------------------------------------------------------------------

create table processo_indice (
  id int primary key references processo,
  tipo text collate "C" not null,
  numero text collate "C" not null,
  status text collate "C" not null,
  contrato_id int,
  solicitante_id int not null,
  data_solicitacao timestamptz,
  atualizado_em timestamptz not null,
  -- Of whom it is about; empty in a draft that does not say yet.
  nome_busca text collate "C",
  cpf text collate "C",
  -- ISO text, as the form has it.
  data_prevista text collate "C",
  -- The slot that an admission asks for, or holds.
  posto_id int,
  -- Words given for good: what "whose turn is it" asks of each open process.
  palavras text[] not null default '{}'
-- A word changes no index: with room on its page the row is written again beside itself, and no index notices.
) with (fillfactor = 80);

create function indexar_processo() returns trigger language plpgsql as $$
begin
  insert into processo_indice (id, tipo, numero, status, contrato_id, solicitante_id, data_solicitacao, atualizado_em)
  values (new.id, new.tipo, new.numero, new.status, new.contrato_id, new.solicitante_id, new.data_solicitacao,
          new.atualizado_em)
  on conflict (id) do update set
    tipo = excluded.tipo, numero = excluded.numero, status = excluded.status, contrato_id = excluded.contrato_id,
    solicitante_id = excluded.solicitante_id, data_solicitacao = excluded.data_solicitacao,
    atualizado_em = excluded.atualizado_em;
  return null;
end $$;
create trigger indexar after insert on processo for each row execute function indexar_processo();
create trigger reindexar after update on processo for each row
  when ((old.tipo, old.numero, old.status, old.contrato_id, old.solicitante_id, old.data_solicitacao, old.atualizado_em)
    is distinct from
    (new.tipo, new.numero, new.status, new.contrato_id, new.solicitante_id, new.data_solicitacao, new.atualizado_em))
  execute function indexar_processo();

create function indexar_admissao() returns trigger language plpgsql as $$
begin
  update processo_indice i
     set nome_busca = new.nome_busca, cpf = new.cpf, data_prevista = new.data_prevista, posto_id = new.posto_id
   where i.id = new.processo_id
     and (i.nome_busca, i.cpf, i.data_prevista, i.posto_id) is distinct from
         (new.nome_busca, new.cpf, new.data_prevista, new.posto_id);
  return null;
end $$;
create trigger indexar after insert or update on admissao for each row execute function indexar_admissao();

create function palavras_dadas(processo int) returns text[]
  language sql stable
begin atomic
  select coalesce(array_agg(pp.parecer order by pp.parecer), '{}') from processo_parecer pp
   where pp.processo_id = palavras_dadas.processo and pp.decisao in ('aprovado', 'dispensado');
end;
create function indexar_palavras() returns trigger language plpgsql as $$
declare
  v_processo int;
begin
  -- One by one: joined to rows that it knows nothing of, the planner would read the whole table.
  for v_processo in select distinct processo_id from mudadas loop
    update processo_indice set palavras = palavras_dadas(v_processo)
     where id = v_processo and palavras <> palavras_dadas(v_processo);
  end loop;
  return null;
end $$;
create trigger indexar after insert on processo_parecer referencing new table as mudadas
  for each statement execute function indexar_palavras();
create trigger reindexar after update on processo_parecer referencing new table as mudadas
  for each statement execute function indexar_palavras();

insert into processo_indice
select p.id, p.tipo, p.numero, p.status, p.contrato_id, p.solicitante_id, p.data_solicitacao, p.atualizado_em,
       a.nome_busca, a.cpf, a.data_prevista, a.posto_id, palavras_dadas(p.id)
  from processo p left join admissao a on a.processo_id = p.id;
alter table processo_indice alter column nome_busca set statistics 1000;

-- Each order of the lists, and counts per status, with what filters and scope ask. What may be empty comes last in
-- both directions, which takes an index for each.
create index processo_indice_numero on processo_indice (tipo, numero, id)
  include (status, contrato_id, solicitante_id, data_solicitacao, data_prevista);
create index processo_indice_atualizado on processo_indice (tipo, atualizado_em, id)
  include (status, contrato_id, solicitante_id, data_solicitacao, data_prevista);
create index processo_indice_nome on processo_indice (tipo, nome_busca, id)
  include (status, contrato_id, solicitante_id, data_solicitacao, data_prevista);
create index processo_indice_nome_desc on processo_indice (tipo, nome_busca desc nulls last, id desc)
  include (status, contrato_id, solicitante_id, data_solicitacao, data_prevista);
create index processo_indice_data on processo_indice (tipo, data_prevista, id)
  include (status, contrato_id, solicitante_id, data_solicitacao);
create index processo_indice_data_desc on processo_indice (tipo, data_prevista desc nulls last, id desc)
  include (status, contrato_id, solicitante_id, data_solicitacao);
create index processo_indice_status on processo_indice (tipo, status, id)
  include (contrato_id, solicitante_id, data_solicitacao, data_prevista);
create index processo_indice_contrato on processo_indice (contrato_id);
create index processo_indice_solicitante on processo_indice (solicitante_id);
create index processo_indice_posto on processo_indice (posto_id, status) include (data_prevista, id);
create index processo_indice_cpf on processo_indice (cpf);
-- `42` as the number of any year.
create index processo_indice_sequencia on processo_indice (ltrim(split_part(numero, '-', 2), '0'));
create index processo_indice_busca on processo_indice using gin (nome_busca gin_trgm_ops) with (fastupdate = off);

-- Lists and search read the indexes above instead.
drop index processo_numero;
drop index processo_sequencia;
drop index admissao_busca;
drop index pessoa_busca;
drop index pessoa_nome;

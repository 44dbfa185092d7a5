-- ---------------------------------------------------------------------------------------------------------
-- What the admission asks of a person beyond the first steps (eSocial S-2200). Absent for who was registered
-- before it was asked.
-- ---------------------------------------------------------------------------------------------------------

alter table pessoa
  add column nacionalidade text,
  -- Table 06 of eSocial.
  add column pais_nascimento text check (pais_nascimento ~ '^[0-9]{3}$'),
  add column uf_nascimento text,
  add column municipio_nascimento text,
  add column tempo_residencia text,
  add column condicao_ingresso text,
  add column deficiencia text,
  add column tipo_logradouro text,
  add column cnh text,
  add column cnh_categoria text,
  add column cnh_validade date;

alter table vinculo
  add column tipo_admissao text not null default '1',
  -- Table 01 of eSocial.
  add column categoria text not null default '101',
  -- Whoever left the slot that this bond fills.
  add column reposicao_de_id int references vinculo,
  add column vale_refeicao boolean not null default false,
  add column cesta_basica boolean not null default false;
create index vinculo_reposicao on vinculo (reposicao_de_id);

-- The person's own word on the transport voucher (Decreto 10.854/2021 art. 112): a new one ends the former.
create table vale_transporte (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  desde date not null,
  optante boolean not null,
  escala_vt_id int references escala_vt,
  processo_id int references processo,
  unique (vinculo_id, desde),
  check (optante or escala_vt_id is null)
);
create table vale_transporte_linha (
  id int generated always as identity primary key,
  vale_transporte_id int not null references vale_transporte,
  operadora text not null,
  linha text not null,
  tarifa_centavos int not null check (tarifa_centavos > 0),
  viagens_dia int not null check (viagens_dia between 1 and 8)
);
create index vale_transporte_linha_de on vale_transporte_linha (vale_transporte_id);
create trigger auditar after insert or update or delete on vale_transporte
  for each row execute function auditar('vinculo', 'vinculo_id');

-- ---------------------------------------------------------------------------------------------------------
-- Documents of an admission: an item of the checklist with its files. What was refused or replaced stays.
-- ---------------------------------------------------------------------------------------------------------

alter table documento_tipo
  -- Before what it must be in order: some papers are signed only when the work begins.
  add column momento text not null default 'aprovacao' check (momento in ('aprovacao', 'finalizacao'));

create table admissao_anexo (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  tipo_id int not null references documento_tipo,
  -- Whose document, where one is asked per dependant: the place in the form's list.
  dependente int,
  arquivo_id uuid unique references arquivo,
  estado text not null check (estado in ('enviado', 'aprovado', 'reprovado', 'dispensado', 'removido')),
  -- Why it was refused, waived or taken out.
  motivo text,
  enviado_por int not null references usuario,
  enviado_em timestamptz not null,
  avaliado_por int references usuario,
  avaliado_em timestamptz,
  check (arquivo_id is not null or estado = 'dispensado'),
  check (estado not in ('reprovado', 'dispensado', 'removido') or motivo is not null)
);
create index admissao_anexo_processo on admissao_anexo (processo_id, tipo_id);
create trigger auditar after insert or update or delete on admissao_anexo
  for each row execute function auditar('processo', 'processo_id');

-- Links to a returned admission: what they are signed for, and whether they still hold.
create table link_correcao (
  id uuid primary key,
  processo_id int not null references processo,
  usuario_id int not null references usuario,
  expira_em timestamptz not null,
  revogado_em timestamptz,
  criado_em timestamptz not null
);
create index link_correcao_processo on link_correcao (processo_id);

-- Papers as they were printed: the file under its digest.
create table processo_papel (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  papel text not null,
  arquivo_id uuid not null unique references arquivo,
  emitido_por int not null references usuario,
  emitido_em timestamptz not null
);
create index processo_papel_processo on processo_papel (processo_id, papel);

-- ---------------------------------------------------------------------------------------------------------
-- The two ends of the trial contract (CLT arts. 445 and 451): what was decided, what Operacional thinks of it, and
-- which warnings were given. The last decision counts; those before it stay.
-- ---------------------------------------------------------------------------------------------------------

create table experiencia_decisao (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  -- 1: the first term; 2: its extension.
  termo int not null check (termo in (1, 2)),
  decisao text not null check (decisao in ('prorrogar', 'efetivar', 'encerrar')),
  -- Last day of the trial as this decision leaves it.
  fim date not null,
  motivo text,
  usuario_id int not null references usuario,
  em timestamptz not null,
  check (termo = 1 or decisao <> 'prorrogar')
);
create index experiencia_decisao_vinculo on experiencia_decisao (vinculo_id, id);
create trigger auditar after insert or update or delete on experiencia_decisao
  for each row execute function auditar('vinculo', 'vinculo_id');

create table experiencia_sugestao (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  termo int not null check (termo in (1, 2)),
  decisao text not null check (decisao in ('prorrogar', 'efetivar', 'encerrar')),
  comentario text not null,
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index experiencia_sugestao_vinculo on experiencia_sugestao (vinculo_id, id);
create trigger auditar after insert or update or delete on experiencia_sugestao
  for each row execute function auditar('vinculo', 'vinculo_id');

create table experiencia_alerta (
  vinculo_id int not null references vinculo,
  termina_em date not null,
  dias int not null,
  em timestamptz not null,
  primary key (vinculo_id, termina_em, dias)
);

-- Last day of the trial of a bond: that of the last decision, else that of the first term. Whoever works on after it
-- does so for an indefinite term; an extension that was only agreed does not run by itself. The day before the
-- admission where there is no trial.
create function fim_da_experiencia(v vinculo) returns date
  language sql stable
begin atomic
  select coalesce(
    (select d.fim from experiencia_decisao d where d.vinculo_id = v.id order by d.id desc limit 1),
    v.data_admissao + v.experiencia_dias - 1);
end;

-- Notifications about a person lead to the file.
alter table notificacao add column vinculo_id int references vinculo;

create or replace view colaborador_periodo_calculado as
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
       case when v.experiencia_dias > 0 then fim_da_experiencia(v) else '-infinity' end as fim_experiencia
  from trechos t
  join vinculo v on v.id = t.vinculo_id
  join pessoa pe on pe.id = v.pessoa_id
  join posto po on po.id = t.posto_id
  join local lo on lo.id = po.local_id
  join municipio mu on mu.ibge = lo.municipio_ibge;

create trigger periodo_mudar after insert on experiencia_decisao referencing new table as mudadas
  for each statement execute function versoes_mudaram();
select refazer_colaborador_periodo(array_agg(id)) from vinculo;

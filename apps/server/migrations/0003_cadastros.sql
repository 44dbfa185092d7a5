-- ---------------------------------------------------------------------------------------------------------
-- Municípios of the IBGE: what decides holidays and union. Rows follow the reference list at every start.
-- ---------------------------------------------------------------------------------------------------------

create table municipio (
  ibge int primary key check (ibge between 1000000 and 9999999),
  nome text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  nome_busca text not null generated always as (busca(nome)) stored
);
create index municipio_busca on municipio (uf, nome_busca text_pattern_ops);

-- ---------------------------------------------------------------------------------------------------------
-- Uniforms and EPIs, and the documents that the company asks for
-- ---------------------------------------------------------------------------------------------------------

create table item_uniforme (
  id int generated always as identity primary key,
  codigo text not null unique,
  descricao text not null,
  tipo text not null check (tipo in ('uniforme', 'epi')),
  -- Sizes in the order of the tape measure; a single one for what has none.
  tamanhos text[] not null check (cardinality(tamanhos) > 0),
  -- Certificado de Aprovação, without which an EPI may not be handed out (NR-6).
  ca text,
  ca_validade date,
  vida_util_dias int check (vida_util_dias > 0),
  ativo boolean not null default true,
  versao int not null default 1,
  check (tipo = 'epi' or ca is null)
);
create trigger auditar after insert or update or delete on item_uniforme
  for each row execute function auditar('item_uniforme', 'id');

create table documento_tipo (
  id int generated always as identity primary key,
  codigo text not null unique,
  descricao text not null,
  obrigatoriedade text not null check (obrigatoriedade in ('obrigatorio', 'condicional', 'opcional')),
  -- For whom it is asked, when conditional; read by the checklist of the admission.
  condicao text,
  fundamento text,
  -- Health, union, race: a document whose content only some sectors may open (LGPD art. 5º II).
  sensivel boolean not null default false,
  -- How long it is good for, when it expires.
  validade_meses int check (validade_meses > 0),
  ativo boolean not null default true,
  versao int not null default 1
);
create trigger auditar after insert or update or delete on documento_tipo
  for each row execute function auditar('documento_tipo', 'id');

-- ---------------------------------------------------------------------------------------------------------
-- Registers of Admin. A row is never deleted while anything may point at it: it is deactivated.
-- What has a validity is a row per date: the next row ends it. A row that was typed wrong is annulled with a
-- reason: it leaves the table, so that no query has to remember to skip it, and the trail keeps row and reason.
-- ---------------------------------------------------------------------------------------------------------

alter table centro_de_custo
  add column tipo text not null default 'operacional'
    check (tipo in ('operacional', 'administrativo', 'comercial')),
  add column pai_id int references centro_de_custo check (pai_id <> id),
  add column versao int not null default 1;
create index centro_de_custo_pai on centro_de_custo (pai_id);

alter table cargo
  -- Trainings that the work asks for: 'NR-35', 'NR-10' …
  add column nrs text[] not null default '{}',
  -- The risk of the function asks for an ASO of its own when somebody comes to it (NR-7, mudança de risco).
  add column aso_de_risco boolean not null default false,
  add column ativo boolean not null default true,
  add column versao int not null default 1;

alter table piso_salarial
  add column id int generated always as identity unique,
  add column convencao_id int,
  add column anulado_motivo text;
create index piso_salarial_sindicato on piso_salarial (sindicato_id);

alter table escala
  add column intervalo_minutos int not null default 60 check (intervalo_minutos between 0 and 480),
  -- Days of work of a weekly scale; empty in a cycle.
  add column dias text[] not null default '{}',
  -- The Saturday of who works eight hours from Monday to Friday and four on it.
  add column sabado_entrada time(0),
  add column sabado_saida time(0),
  -- Days on and off of a cycle; null in a weekly scale.
  add column ciclo_trabalho int check (ciclo_trabalho between 1 and 30),
  add column ciclo_folga int check (ciclo_folga between 1 and 30),
  -- The weekly rest (CLT art. 67); null when it goes around with the cycle.
  add column repouso text check (repouso in ('seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom')),
  add column ativo boolean not null default true,
  add column versao int not null default 1,
  add check ((ciclo_trabalho is null) = (ciclo_folga is null)),
  add check ((sabado_entrada is null) = (sabado_saida is null)),
  add check (dias <@ array['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']);

create table escala_vt (
  id int generated always as identity primary key,
  codigo text not null unique,
  descricao text not null,
  -- How the days with transport of a month are counted; see registros/escala-vt.ts.
  regra text not null,
  dias_mes int check (dias_mes between 0 and 31),
  ativo boolean not null default true,
  versao int not null default 1
);
create trigger auditar after insert or update or delete on escala_vt
  for each row execute function auditar('escala_vt', 'id');

alter table sindicato
  add column tipo text not null default 'profissional'
    check (tipo in ('profissional', 'patronal', 'diferenciada')),
  add column ativo boolean not null default true,
  add column versao int not null default 1;

-- Where the union represents: a whole state, or some of its municípios (CF art. 8º II).
create table sindicato_base (
  sindicato_id int not null references sindicato,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  municipio_ibge int references municipio,
  unique nulls not distinct (sindicato_id, uf, municipio_ibge)
);
create index sindicato_base_lugar on sindicato_base (uf, municipio_ibge);
create trigger auditar after insert or update or delete on sindicato_base
  for each row execute function auditar('sindicato', 'sindicato_id');

-- Collective agreements of a union. Two of one kind are never in force on the same day.
create table convencao (
  id int generated always as identity primary key,
  sindicato_id int not null references sindicato,
  tipo text not null check (tipo in ('cct', 'act')),
  -- Registration at the Mediador of the MTE.
  registro_mte text,
  inicio date not null,
  fim date not null,
  reajuste_percentual numeric(5, 2) check (reajuste_percentual between 0 and 100),
  ticket_dia_centavos bigint check (ticket_dia_centavos > 0),
  cesta_mes_centavos bigint check (cesta_mes_centavos > 0),
  -- Job protection of who is about to retire, and after the return from sick leave.
  estabilidade_aposentadoria_meses int check (estabilidade_aposentadoria_meses > 0),
  estabilidade_retorno_dias int check (estabilidade_retorno_dias > 0),
  adicional_noturno_percentual numeric(5, 2) check (adicional_noturno_percentual >= 20),
  -- Hours a month that divide the wage of who works 12x36.
  divisor_plantao int check (divisor_plantao between 100 and 240),
  outras_clausulas text,
  anulado_motivo text,
  versao int not null default 1,
  check (fim >= inicio),
  -- At most two years, without ultra-activity (CLT art. 614 § 3º).
  check (fim < inicio + interval '2 years'),
  exclude using gist (sindicato_id with =, tipo with =, daterange(inicio, fim, '[]') with &&)
);
create trigger auditar after insert or update or delete on convencao
  for each row execute function auditar('sindicato', 'sindicato_id');
alter table piso_salarial add foreign key (convencao_id) references convencao;
create index piso_salarial_convencao on piso_salarial (convencao_id);

-- Holidays of a state or município; national ones are computed. Each is a day of every year, a distance from
-- Easter, or one date.
create table feriado (
  id int generated always as identity primary key,
  nome text not null,
  abrangencia text not null check (abrangencia in ('estadual', 'municipal')),
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  municipio_ibge int references municipio,
  repeticao text not null check (repeticao in ('anual', 'pascoa', 'unica')),
  dia int check (dia between 1 and 31),
  mes int check (mes between 1 and 12),
  dias_da_pascoa int check (dias_da_pascoa between -100 and 100),
  data date,
  desde_ano int,
  ate_ano int,
  fundamento text not null,
  -- Known from one source only: somebody has to look at the law of the place.
  conferir boolean not null default false,
  ativo boolean not null default true,
  versao int not null default 1,
  check ((abrangencia = 'municipal') = (municipio_ibge is not null)),
  check (case repeticao
    when 'anual' then dia is not null and mes is not null and dias_da_pascoa is null and data is null
    when 'pascoa' then dias_da_pascoa is not null and dia is null and mes is null and data is null
    else data is not null and dia is null and mes is null and dias_da_pascoa is null end),
  check (ate_ano >= desde_ano)
);
-- One holiday per day and place, whatever it is called.
create unique index feriado_unico on feriado (uf, municipio_ibge, dia, mes, dias_da_pascoa, data)
  nulls not distinct where ativo and desde_ano is null and ate_ano is null;
create index feriado_municipio on feriado (municipio_ibge);
create trigger auditar after insert or update or delete on feriado
  for each row execute function auditar('feriado', 'id');

-- The company's own limits (`GET /api/limites`); which rules there are is written in registros/limites.ts.
create table limite (
  id int generated always as identity unique,
  regra text not null,
  desde date not null,
  valor int not null,
  motivo text not null,
  anulado_motivo text,
  primary key (regra, desde)
);
create trigger auditar after insert or update or delete on limite
  for each row execute function auditar('limite', 'id');

-- Which names there are, and in which unit, is written in registros/parametros.ts.
alter table parametro_legal
  add column id int generated always as identity unique,
  add column anulado_motivo text;
create trigger auditar after insert or update or delete on parametro_legal
  for each row execute function auditar('parametro_legal', 'id');

-- ---------------------------------------------------------------------------------------------------------
-- The company's own row
-- ---------------------------------------------------------------------------------------------------------

alter table empresa
  add column municipio_ibge int references municipio,
  -- Whoever asks for a process never approves it, unless the company says otherwise.
  add column permite_autoaprovacao boolean not null default false,
  -- Saturday counts as rest for who does not work on it (first day of a vacation, deadlines in working days).
  add column sabado_repouso boolean not null default false,
  add column alertas_contrato_dias int[] not null default '{120,90,60,30}',
  add column alertas_experiencia_dias int[] not null default '{15,10,5}',
  add column versao int not null default 1;

-- Small and always re-encoded by the server. Public: the sign-in page shows it.
create table empresa_logo (
  empresa_id int not null default 1 references empresa,
  variante text not null check (variante in ('grande', 'pequena')),
  tipo text not null,
  conteudo bytea not null check (octet_length(conteudo) <= 262144),
  -- Digest of the content: the version that browsers ask about.
  versao text not null,
  primary key (empresa_id, variante)
);
create trigger auditar after insert or update or delete on empresa_logo
  for each row execute function auditar('empresa', 'empresa_id', 'conteudo');

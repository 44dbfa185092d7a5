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

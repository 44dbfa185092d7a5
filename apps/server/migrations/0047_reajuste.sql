-- Readjustment of the pay of everybody under a collective agreement: one batch, one transaction, one undo.

create table reajuste (
  id int generated always as identity primary key,
  titulo text not null,
  sindicato_id int not null references sindicato,
  convencao_id int not null references convencao,
  data_base date not null,
  parametros jsonb not null,
  estado text not null default 'aplicando'
    check (estado in ('aplicando', 'aplicado', 'recusado', 'desfazendo', 'desfeito')),
  usuario_id int not null references usuario,
  criado_em timestamptz not null,
  -- Why nothing was written, as whoever started it reads it.
  recusa text,
  -- Floors that it registered.
  pisos int[] not null default '{}',
  desfeito_por int references usuario,
  desfeito_em timestamptz,
  desfeito_motivo text
);
create index reajuste_sindicato on reajuste (sindicato_id, data_base);
create trigger auditar after insert or update or delete on reajuste
  for each row execute function auditar('reajuste', 'id');

-- Each person as they were checked, whoever stayed out included. Not in the trail: the version that each one gets is, and
-- thousands of rows would be one chain.
create table reajuste_item (
  id int generated always as identity primary key,
  reajuste_id int not null references reajuste,
  vinculo_id int not null references vinculo,
  contrato_id int not null references contrato,
  -- The version that the new one follows; a version to come may be cancelled.
  base_id int references vinculo_versao on delete set null,
  vigencia date not null,
  de_centavos bigint not null,
  para_centavos bigint not null,
  diferenca_centavos bigint not null check (diferenca_centavos >= 0),
  -- Why the person stays out.
  fora text,
  -- What was written; null before, and once it was cancelled.
  versao_id int unique references vinculo_versao on delete set null,
  -- Why the person keeps the new pay after the undo.
  ficou text,
  unique (reajuste_id, vinculo_id),
  check (para_centavos >= de_centavos)
);
create index reajuste_item_vinculo on reajuste_item (vinculo_id);
create index reajuste_item_base on reajuste_item (base_id);

-- How far the work has come, told from outside its transaction. Nothing of it is a fact of the business.
create table reajuste_andamento (
  reajuste_id int primary key references reajuste,
  feitos int not null,
  total int not null
);

create index vinculo_versao_sindicato on vinculo_versao (sindicato_id, vinculo_id);

-- Batches: many processes of a kind opened together, and moved together, one transaction for each person.

create table processo_lote (
  id int generated always as identity primary key,
  tipo text not null,
  titulo text not null,
  -- What the kind made it from, and what it keeps of the whole; null and empty for a list of requests.
  modelo text,
  parametros jsonb not null default '{}',
  usuario_id int not null references usuario,
  criado_em timestamptz not null
);
create index processo_lote_tipo on processo_lote (tipo, id desc);
create trigger auditar after insert or update or delete on processo_lote
  for each row execute function auditar('processo_lote', 'id');

-- One time that a batch is worked through, in the name of whoever asked for it: opening its processes, or one move.
create table processo_lote_passo (
  id int generated always as identity primary key,
  lote_id int not null references processo_lote,
  transicao text,
  motivo text,
  alertas_aceitos text[] not null default '{}',
  total int not null check (total > 0),
  usuario_id int not null references usuario,
  em timestamptz not null,
  terminado_em timestamptz
);
create index processo_lote_passo_lote on processo_lote_passo (lote_id, id);
-- One at a time for a batch; and what the job has to do is found without looking at the past.
create unique index processo_lote_passo_aberto on processo_lote_passo (lote_id) where terminado_em is null;
create trigger auditar after insert or update or delete on processo_lote_passo
  for each row execute function auditar('processo_lote', 'lote_id');

create table processo_lote_item (
  id int generated always as identity primary key,
  lote_id int not null references processo_lote,
  vinculo_id int not null references vinculo,
  -- The contract of the person when the batch was made: who sees the line.
  contrato_id int not null references contrato,
  dados jsonb not null,
  estado text not null default 'previsto' check (estado in ('previsto', 'criado', 'recusado', 'cancelado')),
  -- The last time that it is part of, and whether it was come to. What a crash cut off was not, and is done again.
  passo_id int not null references processo_lote_passo,
  tratado boolean not null default false,
  -- Why it was refused that time.
  recusa text,
  pendencias jsonb not null default '[]',
  processo_id int unique references processo,
  check ((estado = 'criado') = (processo_id is not null))
);
create index processo_lote_item_lote on processo_lote_item (lote_id, id);
create index processo_lote_item_por_fazer on processo_lote_item (passo_id, id) where not tratado;
create index processo_lote_item_contrato on processo_lote_item (contrato_id, lote_id);
create trigger auditar after insert or update or delete on processo_lote_item
  for each row execute function auditar('processo_lote', 'lote_id', '', 'passo_id,tratado');

alter table processo add column lote_id int references processo_lote;
create index processo_do_lote on processo (lote_id) where lote_id is not null;

alter table notificacao add column lote_id int references processo_lote;

-- Decisions that can still be undone: checked when they were made, kept here for some seconds, and then made by the
-- system through the same path. The row goes when the decision is made, undone or refused.

create table decisao_em_espera (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  usuario_id int not null references usuario,
  -- What was decided: a parecer with its decision, or a move.
  parecer text,
  decisao text,
  transicao text,
  -- The body of the call, with the version of the process that the person had read.
  pedido jsonb not null,
  em timestamptz not null,
  executa_em timestamptz not null,
  check ((parecer is null) = (decisao is null)),
  check ((parecer is null) <> (transicao is null)),
  unique (processo_id, usuario_id)
);
create index decisao_em_espera_executa on decisao_em_espera (executa_em);
-- What was typed is kept where the decision is, once it is made: not in the trail of one that was undone.
create trigger auditar after insert or update or delete on decisao_em_espera
  for each row execute function auditar('processo', 'processo_id', 'pedido');

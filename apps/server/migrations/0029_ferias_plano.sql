-- Plans of the vacations of a year: what was changed by hand, and what the solver proposed.
create table ferias_plano (
  id int generated always as identity primary key,
  ano int not null check (ano between 2000 and 2200),
  -- Absent for a plan of every contract that its author follows.
  contrato_id int references contrato,
  -- Whether the author follows only some contracts: such a plan of all of them is the author's alone.
  escopado boolean not null,
  versao int not null default 1,
  -- Stretches, pinned dates and people left out: a list of {periodoId, fora, partes}.
  ajustes jsonb not null default '[]',
  -- Whether something was changed by hand since the result.
  alterado boolean not null default false,
  resultado jsonb,
  resolvido_em timestamptz,
  -- The run under way: since when, how far from 0 to 1, whether it was asked to stop.
  resolvendo_desde timestamptz,
  andamento real not null default 0,
  parar boolean not null default false,
  -- Why the last run ended without a result, as a code.
  falha text,
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  aceito_por int references usuario,
  aceito_em timestamptz,
  -- The requests that were made of it.
  lote_id int references processo_lote,
  check ((aceito_em is null) = (aceito_por is null) and (aceito_em is null) = (lote_id is null))
);
create index ferias_plano_recentes on ferias_plano (id desc);
-- What a run writes of itself is no decision of anybody.
create trigger auditar after insert or update or delete on ferias_plano
  for each row execute function auditar('ferias_plano', 'id', '',
    'resultado,resolvendo_desde,andamento,parar,falha,alterado');

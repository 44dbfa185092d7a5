-- What came of each routine of the system, for the page of Admin: the queue forgets its runs after a week.
create table rotina (
  nome text collate "C" primary key,
  terminada_em timestamptz not null,
  milissegundos int not null,
  -- Runs in a row that failed by now, and since when.
  falhas int not null default 0,
  falhando_desde timestamptz,
  check ((falhas = 0) = (falhando_desde is null)),
  -- The last failure, however long ago: why, by code, and the code of what failed. Never its message, which may quote people.
  falhou_em timestamptz,
  motivo text,
  detalhe text,
  check ((falhou_em is null) = (motivo is null))
);

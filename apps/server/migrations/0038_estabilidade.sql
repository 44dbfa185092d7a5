-- Protections against dismissal: the facts that no process knows, and what they and the leaves work out to, for lists.

-- Append-only: correcting or taking back a fact is a row of its own, which replaces the former one.
create table estabilidade_registro (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  tipo text not null,
  -- First protected day: candidacy, communication, the day that the clause says.
  inicio date not null,
  -- What the end is counted from: birth, end of the mandate, retirement; foreseen or certain.
  marco date,
  marco_previsto boolean not null default false,
  -- Length of a clause, where the law gives none.
  meses int check (meses between 1 and 60),
  dias int check (dias between 1 and 365),
  -- Last protected day, where the document says it.
  fim date,
  -- The paper that proves it.
  documento text not null,
  substitui_id int unique references estabilidade_registro,
  -- The row takes back the one it replaces.
  anulado boolean not null default false,
  motivo text,
  -- Day on which it was registered, in the company's time.
  registrado_em date not null,
  usuario_id int references usuario,
  em timestamptz not null,
  check (fim >= inicio),
  check ((substitui_id is null) = (motivo is null)),
  check (not anulado or substitui_id is not null)
);
create index estabilidade_registro_vinculo on estabilidade_registro (vinculo_id);
create trigger estabilidade_registro_imutavel before update or delete on estabilidade_registro
  for each row execute function somente_acrescimo();
-- A trail of its own: that of the bond is read by people who may not know of a pregnancy.
create trigger auditar after insert on estabilidade_registro
  for each row execute function auditar('estabilidade', 'id');

-- What the rules find in the facts of each bond, computed again whenever one changes (see `recalcularEstabilidades`).
create table estabilidade (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  tipo text not null,
  inicio date not null,
  fim date,
  previsto boolean not null,
  sigilo text not null,
  origem text not null,
  fonte text not null check (fonte in ('afastamento', 'registro')),
  fonte_id int not null,
  unique (fonte, fonte_id, tipo)
);
create index estabilidade_vinculo on estabilidade (vinculo_id);
create index estabilidade_fim on estabilidade (fim, vinculo_id);

-- Messages on their way to browsers: what a person was told at once, one row for each browser. Taken and put off in one
-- statement before it is sent, and gone once it arrived or was given up.
create table push_entrega (
  id int generated always as identity primary key,
  aparelho_id int not null references push_aparelho on delete cascade,
  -- The notifications that it tells of.
  avisos int[] not null check (cardinality(avisos) > 0),
  tentativas int not null default 0,
  proxima_em timestamptz not null
);
create index push_entrega_proxima on push_entrega (aparelho_id, proxima_em);

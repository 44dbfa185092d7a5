-- The folder in which the files of this database are, where they are in none that the database is part of. An instance
-- with another folder would lose what people send: it does not start.
create table pasta_de_arquivos (
  id uuid primary key,
  -- One row.
  unica boolean not null default true unique check (unica)
);

-- ---------------------------------------------------------------------------------------------------------
-- Imports from spreadsheets: who brought what, from which file, and what came of it
-- ---------------------------------------------------------------------------------------------------------

create table importacao (
  id int generated always as identity primary key,
  tipo text not null,
  situacao text not null check (situacao in
    ('enviada', 'conferindo', 'com_erros', 'pronta', 'importando', 'importada', 'descartada')),
  arquivo_id uuid not null unique references arquivo,
  -- Titles of the file's columns, and which of them is which: { coluna: índice | null }.
  cabecalho text[] not null,
  mapa jsonb not null,
  -- The first rows as they are read, for choosing columns; emptied when the import is over.
  amostra jsonb not null,
  linhas int not null check (linhas >= 0),
  -- Of the last check, and at the end of what was done.
  novas int,
  existentes int,
  com_erro int,
  usuario_id int not null references usuario,
  criada_em timestamptz not null,
  terminada_em timestamptz,
  versao int not null default 1
);
-- The same file sent again is recognised by its content.
create index arquivo_sha256 on arquivo (sha256);
create trigger auditar after insert or update or delete on importacao
  for each row execute function auditar('importacao', 'id', 'amostra');

-- How far the work has come, told from outside its transaction. Nothing of it is a fact of the business.
create table importacao_andamento (
  importacao_id int primary key references importacao,
  fase text not null,
  feitas int not null,
  total int not null,
  em timestamptz not null default clock_timestamp()
);

-- What the last check found, cell by cell.
create table importacao_erro (
  id int generated always as identity primary key,
  importacao_id int not null references importacao,
  linha int not null,
  coluna text,
  endereco text not null,
  valor text not null,
  mensagem text not null
);
create index importacao_erro_lista on importacao_erro (importacao_id, linha, id);

-- What an import created: the bond, contract, user or holiday of each row.
create table importacao_registro (
  importacao_id int not null references importacao,
  registro int not null,
  primary key (importacao_id, registro)
);

-- ---------------------------------------------------------------------------------------------------------
-- Matrículas that come from outside are kept as they were sent to eSocial. The sequence steps over them, also
-- over `1500` where its own would be `001500`: two people must not be told apart by zeros.
-- ---------------------------------------------------------------------------------------------------------

create index vinculo_matricula_numero on vinculo (ltrim(matricula, '0'));

create or replace function proxima_matricula() returns text language plpgsql volatile as $$
declare
  n bigint;
begin
  loop
    n := nextval('matricula_seq');
    exit when not exists (select from vinculo where ltrim(matricula, '0') = n::text);
  end loop;
  return lpad(n::text, greatest(6, length(n::text)), '0');
end $$;

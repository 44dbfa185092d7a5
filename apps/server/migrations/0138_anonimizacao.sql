-- What was let go of whom, by which rule: which kind, the day its term was counted from, how long it was, and how many
-- rows and files. None of the values. One line for each kind and end: a later bond that ends has its own.
create table anonimizacao (
  id int generated always as identity primary key,
  pessoa_id int not null references pessoa,
  categoria text not null,
  desde date not null,
  meses int not null check (meses > 0),
  linhas int not null,
  elos int not null,
  arquivos int not null,
  em timestamptz not null,
  unique (pessoa_id, categoria, desde)
);
create trigger imutavel before update or delete on anonimizacao
  for each row execute function somente_acrescimo();
create trigger auditar after insert or update or delete on anonimizacao
  for each row execute function auditar('pessoa', 'pessoa_id');

-- Longer terms than the law's, which the company chooses for a kind.
create table prazo_de_guarda (
  id int generated always as identity primary key,
  categoria text not null unique,
  meses int not null check (meses between 1 and 1200)
);
create trigger auditar after insert or update or delete on prazo_de_guarda
  for each row execute function auditar('prazo_de_guarda', 'id');
-- From which day the system lets go by itself; null: it only shows what is due.
alter table empresa add anonimiza_desde date;

alter table arquivo add eliminado_em timestamptz;

-- The day of an exam may stay when its result was let go of; a result without a day there is not.
alter table afastamento drop constraint afastamento_check1;
alter table afastamento add constraint afastamento_exame check (exame_resultado is null or exame_em is not null);

-- A link of the trail of which values were let go. Its hash stays as it was, and with it the chain and the seals;
-- `resumo` is what its content hashes to since, signed by a key that is not in the database.
create table auditoria_supressao (
  id bigint generated always as identity primary key,
  -- No foreign key: the trail's own guards say what becomes of a link.
  elo_id bigint not null,
  categoria text not null,
  resumo text not null,
  em timestamptz not null,
  chave text not null,
  assinatura text not null
);
create index auditoria_supressao_elo on auditoria_supressao (elo_id, id desc);
create trigger imutavel before update or delete on auditoria_supressao
  for each row execute function somente_acrescimo();
create trigger inteira before truncate on auditoria_supressao
  for each statement execute function somente_acrescimo();

-- The owner may let go of what additions-only tables hold, and says so for the transaction; the application has no right
-- to change or delete there, whatever it says.
create or replace function somente_acrescimo() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' and current_setting('rh.anonimizacao', true) = 'sim'
     and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'A tabela % aceita somente acréscimos.', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- In the trail the mark of what was let go stands where an account was named.
create or replace function so_cifrado(valor text) returns boolean
  language sql immutable parallel safe
  return coalesce(valor, '') in ('', '•••') or valor ~ '^cifrado:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- How many people hold a slot of each post without an end, whenever they begin: nearly everybody, of whom no day has to be
-- looked at. Kept as what each write changed, to be added up: nobody waits for the row of somebody else who enters or leaves
-- the same post, and each transaction sees its own writes. A task makes one row of those of a post.
create table posto_titulares (
  id bigint generated always as identity primary key,
  posto_id int not null references posto,
  pessoas int not null check (pessoas <> 0)
);
create index posto_titulares_posto on posto_titulares (posto_id) include (pessoas);

insert into posto_titulares (posto_id, pessoas)
select posto_id, count(*) from alocacao where tipo = 'titular' and fim is null group by posto_id;

create function contar_titulares() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into posto_titulares (posto_id, pessoas)
    select posto_id, count(*) from novas where tipo = 'titular' and fim is null group by posto_id;
  elsif tg_op = 'DELETE' then
    insert into posto_titulares (posto_id, pessoas)
    select posto_id, -count(*) from velhas where tipo = 'titular' and fim is null group by posto_id;
  else
    insert into posto_titulares (posto_id, pessoas)
    select posto_id, sum(n)
      from (select posto_id, 1 as n from novas where tipo = 'titular' and fim is null
            union all
            select posto_id, -1 from velhas where tipo = 'titular' and fim is null) t
     group by posto_id having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger contar_titulares_novos after insert on alocacao
  referencing new table as novas for each statement execute function contar_titulares();
create trigger contar_titulares_mudados after update on alocacao
  referencing old table as velhas new table as novas for each statement execute function contar_titulares();
create trigger contar_titulares_tirados after delete on alocacao
  referencing old table as velhas for each statement execute function contar_titulares();

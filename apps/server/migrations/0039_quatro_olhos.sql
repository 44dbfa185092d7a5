-- Four eyes: whoever wrote or sent a form since it last came back does not approve it, and each person speaks for one
-- sector at most. Kept beside the process, so that "what waits for me" reads neither history nor pareceres.
alter table processo add column maos int[] not null default '{}';

-- The correction of a return begins anew.
with volta as (
  select processo_id, max(id) as id from processo_evento
   where tipo = 'transicao' and para in ('devolvida', 'devolvido') group by processo_id
), escritas as (
  select e.processo_id, array_agg(distinct e.usuario_id) as quem
    from processo_evento e left join volta v using (processo_id)
   where e.usuario_id is not null and e.id > coalesce(v.id, 0)
     and (e.tipo in ('criacao', 'edicao') or e.tipo = 'transicao' and e.nome in ('enviar', 'reenviar'))
   group by e.processo_id
)
update processo p set maos = e.quem from escritas e where e.processo_id = p.id;

alter table processo_indice add column maos int[] not null default '{}';
-- `parecer:usuario` of each parecer that a person gave or took up.
alter table processo_indice add column falaram text[] not null default '{}';

create or replace function indexar_processo() returns trigger language plpgsql as $$
begin
  insert into processo_indice (id, tipo, numero, status, contrato_id, contrato_destino_id, solicitante_id, vinculo_id,
                               data_solicitacao, atualizado_em, maos)
  values (new.id, new.tipo, new.numero, new.status, new.contrato_id, new.contrato_destino_id, new.solicitante_id,
          new.vinculo_id, new.data_solicitacao, new.atualizado_em, new.maos)
  on conflict (id) do update set
    tipo = excluded.tipo, numero = excluded.numero, status = excluded.status, contrato_id = excluded.contrato_id,
    contrato_destino_id = excluded.contrato_destino_id, solicitante_id = excluded.solicitante_id,
    vinculo_id = excluded.vinculo_id, data_solicitacao = excluded.data_solicitacao,
    atualizado_em = excluded.atualizado_em, maos = excluded.maos;
  return null;
end $$;
drop trigger reindexar on processo;
create trigger reindexar after update on processo for each row
  when ((old.tipo, old.numero, old.status, old.contrato_id, old.contrato_destino_id, old.solicitante_id, old.vinculo_id,
         old.data_solicitacao, old.atualizado_em, old.maos)
    is distinct from
    (new.tipo, new.numero, new.status, new.contrato_id, new.contrato_destino_id, new.solicitante_id, new.vinculo_id,
     new.data_solicitacao, new.atualizado_em, new.maos))
  execute function indexar_processo();

create function pareceres_falados(processo int) returns text[]
  language sql stable
begin atomic
  select coalesce(array_agg(pp.parecer || ':' || pp.usuario_id order by pp.parecer), '{}') from processo_parecer pp
   where pp.processo_id = pareceres_falados.processo and pp.usuario_id is not null and pp.decisao <> 'pendente';
end;
create or replace function indexar_palavras() returns trigger language plpgsql as $$
declare
  v_processo int;
begin
  -- One by one: joined to rows that it knows nothing of, the planner would read the whole table.
  for v_processo in select distinct processo_id from mudadas loop
    update processo_indice set palavras = palavras_dadas(v_processo), falaram = pareceres_falados(v_processo)
     where id = v_processo
       and (palavras, falaram) is distinct from (palavras_dadas(v_processo), pareceres_falados(v_processo));
  end loop;
  return null;
end $$;

update processo_indice i set maos = p.maos, falaram = pareceres_falados(i.id)
  from processo p where p.id = i.id;

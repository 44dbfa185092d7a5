-- What happened to the system's doors: who came in, who was refused, who took what. Ids, codes and counts; no name, no
-- typed login, no whole address (see docs/decisions/0094).

-- One line for what is alike within an hour, so that a scan of a thousand records is one line that says a thousand.
-- The trigger below keeps it; the application only reads it.
create table evento_seguranca_grupo (
  id bigint generated always as identity primary key,
  tipo text not null,
  -- Why it was refused; of an alarm, the kind that rang it.
  motivo text,
  -- Who did it, or whose account was tried.
  usuario_id int references usuario (id),
  -- Network of the address: /24, /48 of IPv6.
  rede text,
  chamada text,
  -- Only where each object has a line of its own.
  objeto_id bigint,
  hora timestamptz not null,
  de timestamptz not null,
  ate timestamptz not null,
  vezes int not null,
  unique nulls not distinct (hora, tipo, motivo, usuario_id, rede, chamada, objeto_id)
);
create index evento_seguranca_grupo_ate on evento_seguranca_grupo (ate, id);
create index evento_seguranca_grupo_usuario on evento_seguranca_grupo (usuario_id, ate, id);
create index evento_seguranca_grupo_tipo on evento_seguranca_grupo (tipo, ate, id);

create table evento_seguranca (
  id bigint generated always as identity primary key,
  grupo_id bigint not null references evento_seguranca_grupo (id) on delete cascade,
  em timestamptz not null,
  tipo text not null,
  motivo text,
  usuario_id int references usuario (id),
  -- Its address and device are in the session.
  sessao_id uuid,
  rede text,
  chamada text,
  objeto_id bigint,
  por_objeto boolean not null,
  -- Rows that an export took, sessions that were closed, events that an alarm counted.
  quantidade int,
  requisicao text
);
create index evento_seguranca_do_grupo on evento_seguranca (grupo_id, id);
-- What an alarm counts: a kind within the last minutes.
create index evento_seguranca_tipo_em on evento_seguranca (tipo, em);

create function agrupar_evento_seguranca() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into evento_seguranca_grupo as g (tipo, motivo, usuario_id, rede, chamada, objeto_id, hora, de, ate, vezes)
  values (new.tipo, new.motivo, new.usuario_id, new.rede, new.chamada,
          case when new.por_objeto then new.objeto_id end,
          date_trunc('hour', new.em at time zone 'UTC') at time zone 'UTC', new.em, new.em, 1)
  on conflict (hora, tipo, motivo, usuario_id, rede, chamada, objeto_id) do update
     set vezes = g.vezes + 1, de = least(g.de, excluded.de), ate = greatest(g.ate, excluded.ate)
  returning id into new.grupo_id;
  return new;
end $$;
revoke execute on function agrupar_evento_seguranca() from public;
create trigger agrupar before insert on evento_seguranca
  for each row execute function agrupar_evento_seguranca();

-- Added to and nothing else, by whoever: no change, and no end before the six months of Lei 12.965/2014, art. 15.
create trigger evento_seguranca_imutavel before update on evento_seguranca
  for each row execute function somente_acrescimo();
create trigger evento_seguranca_fica before delete on evento_seguranca
  for each row when (old.em > now() - interval '180 days') execute function somente_acrescimo();
create trigger evento_seguranca_inteiro before truncate on evento_seguranca
  for each statement execute function somente_acrescimo();
create trigger evento_seguranca_grupo_fica before delete on evento_seguranca_grupo
  for each row when (old.ate > now() - interval '180 days') execute function somente_acrescimo();
create trigger evento_seguranca_grupo_inteiro before truncate on evento_seguranca_grupo
  for each statement execute function somente_acrescimo();

-- Ends what is older than the company keeps, some at a time; answers how many lines.
create function apagar_eventos_de_seguranca(antes timestamptz, no_maximo int) returns int language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with velhos as (
    delete from evento_seguranca_grupo where id in (
      select id from evento_seguranca_grupo
       where ate < least(antes, now() - interval '180 days') order by ate limit no_maximo)
    returning 1)
  select count(*)::int from velhos;
$$;

-- Messages to browsers by the Web Push standard (RFC 8030, 8291, 8292).

-- The key pair that signs what leaves (VAPID), made once: another one would silence every browser that said yes to it.
create table chave_push (
  id int primary key default 1 check (id = 1),
  publica text not null,
  privada text not null,
  criada_em timestamptz not null default now()
);

-- A browser that said yes. The endpoint is a secret: whoever has it can reach the person.
create table push_aparelho (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- What it calls itself; in words where it is read.
  agente text not null,
  criado_em timestamptz not null,
  -- When a message last arrived, and since when none does.
  usado_em timestamptz,
  falhando_desde timestamptz
);
create index push_aparelho_usuario on push_aparelho (usuario_id, id);
create trigger auditar after insert or update or delete on push_aparelho
  for each row execute function auditar('usuario', 'usuario_id', 'endpoint,p256dh,auth', 'id,usado_em,falhando_desde');

alter table notificacao add column push_em timestamptz;
create index notificacao_por_push on notificacao (usuario_id, criada_em) where lida_em is null and push_em is null;

create or replace function avisar_alerta() returns trigger language plpgsql as $$
begin
  if exists (
    select from usuario u
     where u.id = new.usuario_id and u.ativo and 'tela:' || new.assunto <> all (u.avisos_desligados))
  then
    -- A payload is limited to 8000 bytes; the notification keeps the whole text.
    perform pg_notify('rh_telas', jsonb_build_object(
      'tipo', 'alerta', 'id', new.id, 'usuarioId', new.usuario_id, 'icone', new.icone,
      'texto', left(new.texto, 500))::text);
  end if;
  -- Equal notices of one transaction are told once.
  if exists (select from push_aparelho a where a.usuario_id = new.usuario_id) then
    perform pg_notify('rh_tarefas', 'avisos.por-push');
  end if;
  return null;
end $$;

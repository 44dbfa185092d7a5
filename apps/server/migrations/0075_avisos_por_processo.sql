-- Alerts as entries: put off to the next morning, and processes that a person wants to hear no more of.

-- Read until then; the task `avisos.lembrar` tells it again.
alter table notificacao add column lembrar_em timestamptz;
create index notificacao_lembrar on notificacao (lembrar_em) where lembrar_em is not null;

create table aviso_mudo (
  usuario_id int not null references usuario,
  processo_id int not null references processo,
  em timestamptz not null,
  primary key (usuario_id, processo_id)
);
create trigger auditar after insert or update or delete on aviso_mudo
  for each row execute function auditar('usuario', 'usuario_id');

create or replace function avisar_alerta() returns trigger language plpgsql as $$
begin
  if exists (select from aviso_mudo m where m.usuario_id = new.usuario_id and m.processo_id = new.processo_id) then
    return null;
  end if;
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

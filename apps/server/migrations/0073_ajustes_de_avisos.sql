-- How each person is told of what: by kind of alert and by way, and when nothing leaves the house.

alter table usuario
  -- `canal:assunto` of what the person does not want; everything else is told.
  add column avisos_desligados text[] not null default '{}' check (avisos_desligados <@ array[
    'tela:vez', 'tela:citacao', 'tela:andamento', 'tela:sistema',
    'email:vez', 'email:citacao', 'email:andamento', 'email:sistema',
    'push:vez', 'push:citacao', 'push:andamento', 'push:sistema']),
  -- In company time; over midnight where the second is earlier. E-mail and push wait for its end.
  add column silencio_de time,
  add column silencio_ate time,
  -- Sundays and national holidays are silent as a whole.
  add column silencio_folgas boolean not null default false,
  add check ((silencio_de is null) = (silencio_ate is null) and silencio_de is distinct from silencio_ate
             or silencio_de is null and silencio_ate is null);

update usuario set avisos_desligados = array_remove(array[
    case when not alerta_vez then 'tela:vez' end,
    case when not alerta_andamento then 'tela:andamento' end], null)
 where not alerta_vez or not alerta_andamento;
alter table usuario drop column alerta_vez, drop column alerta_andamento;

alter table notificacao drop constraint notificacao_assunto_check;
alter table notificacao
  add constraint notificacao_assunto_check check (assunto in ('vez', 'citacao', 'andamento', 'sistema'));

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
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------------------
-- The person's own account
-- ---------------------------------------------------------------------------------------------------------

alter table usuario
  add column telefone text check (telefone ~ '^[0-9]{10,11}$'),
  -- Whether an alert appears on the screen when it happens; the notification is kept either way.
  add column alerta_vez boolean not null default true,
  add column alerta_andamento boolean not null default true;

-- Small and always re-encoded by the server, so that it can live beside the person.
create table usuario_foto (
  usuario_id int primary key references usuario,
  tipo text not null,
  conteudo bytea not null check (octet_length(conteudo) <= 262144),
  -- Digest of the content: the version that browsers ask about.
  versao text not null,
  atualizada_em timestamptz not null
);
create trigger auditar after insert or update or delete on usuario_foto
  for each row execute function auditar('usuario', 'usuario_id', 'conteudo');

-- ---------------------------------------------------------------------------------------------------------
-- Notifications: what waits for the person, how the person's own requests go on, or the system itself
-- ---------------------------------------------------------------------------------------------------------

alter table notificacao
  add column assunto text not null default 'vez' check (assunto in ('vez', 'andamento', 'sistema'));
create index notificacao_nao_lida on notificacao (usuario_id) where lida_em is null;

-- ---------------------------------------------------------------------------------------------------------
-- Global search and the birthdays of the month
-- ---------------------------------------------------------------------------------------------------------

-- `2026-000…` by its beginning, and `42` as the number of any year.
create index processo_numero on processo (numero text_pattern_ops);
create index processo_sequencia on processo (ltrim(split_part(numero, '-', 2), '0'));

create index pessoa_aniversario on pessoa (extract(month from nascimento));
create index vinculo_aniversario on vinculo (extract(month from data_admissao)) where data_desligamento is null;

-- ---------------------------------------------------------------------------------------------------------
-- Live screens. The database itself tells every instance, at commit, whom to alert and whose sessions to look
-- at again; so an alert is never told before it is kept, and no code can forget to close a socket.
-- ---------------------------------------------------------------------------------------------------------

create function avisar_alerta() returns trigger language plpgsql as $$
begin
  if exists (
    select from usuario u
     where u.id = new.usuario_id and u.ativo
       and case new.assunto when 'vez' then u.alerta_vez when 'andamento' then u.alerta_andamento else true end)
  then
    -- A payload is limited to 8000 bytes; the notification keeps the whole text.
    perform pg_notify('rh_telas', jsonb_build_object(
      'tipo', 'alerta', 'id', new.id, 'usuarioId', new.usuario_id, 'icone', new.icone,
      'texto', left(new.texto, 500))::text);
  end if;
  return null;
end $$;

create trigger avisar after insert on notificacao for each row execute function avisar_alerta();

-- Argument: the column that holds the person's id. Equal notices of one transaction are told once.
create function avisar_sessoes() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', jsonb_build_object(
    'tipo', 'sessoes',
    'usuarioId', ((case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0])::int)::text);
  return null;
end $$;

create trigger avisar after update of encerrada_em, expira_em on sessao
  for each row execute function avisar_sessoes('usuario_id');
create trigger avisar after update on usuario
  for each row when (old.ativo is distinct from new.ativo) execute function avisar_sessoes('id');
create trigger avisar after insert or update or delete on usuario_grupo
  for each row execute function avisar_sessoes('usuario_id');
create trigger avisar after insert or update or delete on horario
  for each row execute function avisar_sessoes('usuario_id');
create trigger avisar after insert or update or delete on liberacao_horario
  for each row execute function avisar_sessoes('usuario_id');

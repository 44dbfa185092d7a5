-- ---------------------------------------------------------------------------------------------------------
-- Users, as the administrator keeps them
-- ---------------------------------------------------------------------------------------------------------

alter table usuario
  -- The employee who signs in with it. One login a bond: who comes back gets the old one reactivated.
  add column vinculo_id int unique references vinculo,
  -- The person never chose a password: the account waits for its code.
  add column troca_senha_obrigatoria boolean not null default false,
  add column desativado_em timestamptz,
  add column desativado_por int references usuario,
  add column desativado_motivo text;

alter table liberacao_horario
  add column revogada_em timestamptz,
  add column revogada_por int references usuario,
  add check ((revogada_em is null) = (revogada_por is null));

-- Told by word of mouth, so it is short: kept as a password is, good for one day and once.
create table codigo_acesso (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  codigo_hash text not null,
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  -- Replaced by another one, or the person was deactivated.
  cancelado_em timestamptz,
  check (usado_em is null or cancelado_em is null)
);
create unique index codigo_acesso_aberto on codigo_acesso (usuario_id)
  where usado_em is null and cancelado_em is null;
create trigger auditar after insert or update or delete on codigo_acesso
  for each row execute function auditar('usuario', 'usuario_id', 'codigo_hash');

-- Sessions that somebody closed on purpose, in a signed write; coming and going is no change of a record.
create trigger auditar after update of encerrada_em on sessao for each row
  when (old.encerrada_em is null and new.encerrada_em is not null
        and nullif(current_setting('rh.usuario', true), '') is not null)
  execute function auditar('usuario', 'usuario_id', '', 'expira_em,confirmada_ate');

-- The list: names in order, and the last access of each person.
create index usuario_nome on usuario (busca(nome), id);
create index usuario_contrato_contrato on usuario_contrato (contrato_id);
create index sessao_ultima on sessao (usuario_id, criada_em desc);

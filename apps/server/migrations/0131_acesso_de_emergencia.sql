-- The way in when no administrator can enter: a code sealed in an envelope, good for one session of a few hours.

-- Sessions of an account that is deactivated but for them, without a window of hours.
alter table sessao add column emergencia boolean not null default false;

create table acesso_emergencia (
  -- One at most.
  id int primary key default 1 check (id = 1),
  -- Deactivated: only this access enters with it.
  usuario_id int not null references usuario,
  -- SHA-256 of a code that nobody chose. Null once it was used or taken away.
  resumo bytea check (octet_length(resumo) = 32),
  lacrado_em timestamptz,
  -- Null for who runs the server.
  lacrado_por int references usuario,
  -- Where the envelope is kept.
  guardado_em text,
  check (num_nulls(resumo, lacrado_em, guardado_em) in (0, 3))
);
create trigger auditar after insert or update or delete on acesso_emergencia
  for each row execute function auditar('usuario', 'usuario_id', 'resumo');

create table acesso_emergencia_uso (
  id int generated always as identity primary key,
  sessao_id uuid not null references sessao,
  em timestamptz not null,
  ate timestamptz not null,
  motivo text not null check (length(motivo) between 10 and 500),
  -- When the administrators had it by e-mail; null until then.
  avisado_em timestamptz
);
create index acesso_emergencia_uso_sessao on acesso_emergencia_uso (sessao_id);
create index acesso_emergencia_uso_avisar on acesso_emergencia_uso (id) where avisado_em is null;

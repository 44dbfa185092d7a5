-- Second factor of who signs in with a password of ours: an app that shows codes, and recovery codes on paper.
alter table empresa
  add column segundo_fator text not null default 'ninguem'
    check (segundo_fator in ('ninguem', 'administradores', 'sensiveis', 'todos'));

-- The app of a person. The secret is sealed with a key that is not in the database (see auth/fator/cofre.ts).
create table fator_app (
  usuario_id int primary key references usuario,
  segredo bytea not null,
  -- The last step of thirty seconds whose code was used: no code enters twice, nor an older one after it.
  ultimo_passo bigint not null,
  criado_em timestamptz not null,
  usado_em timestamptz
);
create trigger auditar after insert or update or delete on fator_app
  for each row execute function auditar('usuario', 'usuario_id', 'segredo', 'ultimo_passo,usado_em');

create table codigo_recuperacao (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  -- Keyed digest; the key is not in the database.
  resumo bytea not null check (octet_length(resumo) = 32),
  criado_em timestamptz not null,
  usado_em timestamptz,
  unique (usuario_id, resumo)
);
create trigger auditar after insert or update or delete on codigo_recuperacao
  for each row execute function auditar('usuario', 'usuario_id', 'resumo');

-- What joins the two steps of one entry, or of one setting up: for minutes, for one use, in one browser.
create table bilhete_de_fator (
  -- SHA-256 of the ticket.
  resumo bytea primary key check (octet_length(resumo) = 32),
  usuario_id int not null references usuario,
  uso text not null check (uso in ('entrar', 'cadastrar', 'conta')),
  -- SHA-256 of the browser's mark; null for who is no browser.
  dispositivo bytea,
  tentativas int not null default 0,
  -- The app that is being set up, sealed.
  segredo bytea,
  expira_em timestamptz not null
);
create index bilhete_de_fator_expira on bilhete_de_fator (expira_em);
create index bilhete_de_fator_usuario on bilhete_de_fator (usuario_id);

-- Passkeys (WebAuthn): a second factor that is bound to the name of the site, so that no other page can ask for it.
create table chave_de_acesso (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  -- What the authenticator calls the key.
  credencial bytea not null unique check (octet_length(credencial) between 1 and 1023),
  -- COSE. Public: nobody enters with it.
  chave_publica bytea not null,
  -- What the authenticator counted at its last use; zero for those that do not count.
  contador bigint not null,
  -- How a browser reaches it: usb, internal, hybrid.
  transportes text[] not null,
  -- RP id: the name of the site at which it was made, and the only one at which it works.
  dominio text not null,
  nome text not null check (char_length(nome) between 1 and 60),
  criado_em timestamptz not null,
  usado_em timestamptz
);
create index chave_de_acesso_usuario on chave_de_acesso (usuario_id);
create trigger auditar after insert or update or delete on chave_de_acesso
  for each row execute function auditar('usuario', 'usuario_id', 'credencial,chave_publica', 'contador,usado_em');

-- A ticket also carries what an authenticator has to sign, for one answer, and the session to which it belongs.
alter table bilhete_de_fator
  -- SHA-256 of the challenge.
  add column desafio bytea,
  add column sessao_id uuid references sessao on delete cascade,
  drop constraint bilhete_de_fator_uso_check,
  add constraint bilhete_de_fator_uso_check
    check (uso in ('entrar', 'cadastrar', 'conta', 'chave', 'confirmar'));
create index bilhete_de_fator_sessao on bilhete_de_fator (sessao_id) where sessao_id is not null;

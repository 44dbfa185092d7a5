-- The person who is to be hired fills in the own part of a draft by a link, without an account. What comes in waits
-- here until somebody who fills the draft accepts it.

-- A file of somebody without an account has no user who sent it.
alter table arquivo alter column enviado_por drop not null;

create table candidato_link (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  -- Of the secret in the link only its digest is kept.
  segredo_hash bytea not null unique check (length(segredo_hash) = 32),
  -- Keyed digest of CPF and birth date in the draft: a draft that becomes somebody else's is not opened by this link.
  pessoa_selo bytea not null check (length(pessoa_selo) = 32),
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  aberto_em timestamptz,
  -- Wrong answers to the two questions since the last right ones.
  tentativas int not null default 0,
  bloqueado_em timestamptz,
  concluido_em timestamptz,
  revogado_em timestamptz,
  -- Null where the draft itself moved on.
  revogado_por int references usuario
);
create unique index candidato_link_ativo on candidato_link (processo_id) where revogado_em is null;
create index candidato_link_processo on candidato_link (processo_id);
create trigger auditar after insert or update or delete on candidato_link
  for each row execute function auditar('processo', 'processo_id', 'segredo_hash,pessoa_selo', 'tentativas,aberto_em');

-- What the person agreed to, as it was shown (LGPD art. 8).
create table candidato_consentimento (
  link_id int primary key references candidato_link,
  versao int not null,
  texto text not null,
  em timestamptz not null,
  -- The address, keyed: proves it to who knows it and tells it to nobody.
  endereco_hash bytea not null check (length(endereco_hash) = 32)
);
create trigger somente_acrescimo before update or delete on candidato_consentimento
  for each row execute function somente_acrescimo();

-- Entries by the two questions: each for one link and a short while.
create table candidato_entrada (
  hash bytea primary key check (length(hash) = 32),
  link_id int not null references candidato_link,
  criada_em timestamptz not null,
  expira_em timestamptz not null
);
create index candidato_entrada_link on candidato_entrada (link_id);

-- One answer of the person to one field, as it stands; the trail keeps what it was before.
create table candidato_campo (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  link_id int not null references candidato_link,
  pessoa_selo bytea not null,
  etapa text not null,
  campo text not null,
  valor jsonb not null,
  versao int not null default 1,
  recebido_em timestamptz not null,
  -- Null while nobody decided about this version.
  decisao text check (decisao in ('aceito', 'recusado')),
  decidido_por int references usuario,
  decidido_em timestamptz,
  unique (processo_id, pessoa_selo, etapa, campo),
  check ((decisao is null) = (decidido_em is null))
);
create index candidato_campo_link on candidato_campo (link_id);
create trigger auditar after insert or update or delete on candidato_campo
  for each row execute function auditar('processo', 'processo_id', 'pessoa_selo');

create table candidato_arquivo (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  link_id int not null references candidato_link,
  pessoa_selo bytea not null,
  tipo_id int not null references documento_tipo,
  arquivo_id uuid not null unique references arquivo,
  -- Of the bytes that the phone sent, before they were drawn anew: a repeat is known by it.
  enviado_sha256 text not null check (enviado_sha256 ~ '^[0-9a-f]{64}$'),
  -- A small picture to show the person again; null for a PDF.
  miniatura bytea,
  recebido_em timestamptz not null,
  retirado_em timestamptz,
  decisao text check (decisao in ('aceito', 'recusado')),
  decidido_por int references usuario,
  decidido_em timestamptz,
  check ((decisao is null) = (decidido_em is null))
);
create index candidato_arquivo_processo on candidato_arquivo (processo_id);
create index candidato_arquivo_link on candidato_arquivo (link_id);
create trigger auditar after insert or update or delete on candidato_arquivo
  for each row execute function auditar('processo', 'processo_id', 'pessoa_selo', 'miniatura');

-- A draft that is sent, cancelled or moves in any way closes its link, whoever or whatever moves it.
create function fechar_link_do_candidato() returns trigger language plpgsql as $$
begin
  update candidato_link set revogado_em = clock_timestamp() where processo_id = new.id and revogado_em is null;
  return null;
end $$;
create trigger fechar_link_do_candidato after update of status on processo
  for each row when (old.status is distinct from new.status) execute function fechar_link_do_candidato();

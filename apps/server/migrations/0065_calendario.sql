-- Events that people and sectors write into the calendar. What else it shows is read where it is kept.

create table evento (
  id int generated always as identity primary key,
  titulo text not null,
  descricao text,
  inicio date not null,
  fim date not null,
  -- On the clock of `fuso`; null for whole days.
  hora_inicio time,
  hora_fim time,
  -- Of the place of the contract when it was written, or of the company.
  fuso text not null,
  setor_id int not null references setor,
  -- Of everybody in the sector who sees the contract, or of the author alone.
  do_setor boolean not null,
  contrato_id int references contrato,
  usuario_id int not null references usuario,
  lembrete_minutos int,
  lembrar_em timestamptz,
  lembrado_em timestamptz,
  excluido_em timestamptz,
  versao int not null default 1,
  check (inicio <= fim),
  check ((hora_inicio is null) = (hora_fim is null)),
  check ((lembrete_minutos is null) = (lembrar_em is null))
);
create index evento_do_setor on evento using gist (setor_id, daterange(inicio, fim, '[]'))
  where do_setor and excluido_em is null;
create index evento_da_pessoa on evento using gist (usuario_id, daterange(inicio, fim, '[]'))
  where not do_setor and excluido_em is null;
create index evento_lembrar on evento (lembrar_em) where lembrado_em is null and excluido_em is null;
create index evento_contrato on evento (contrato_id) where contrato_id is not null;
create trigger auditar after insert or update or delete on evento
  for each row execute function auditar('evento', 'id');

-- Where a reminder leads to.
alter table notificacao add column evento_id int references evento;

-- Programs that read a calendar by a link. Of the secret in the link only its digest is kept.
create table calendario_assinatura (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  segredo_hash bytea not null unique check (length(segredo_hash) = 32),
  setor_id int not null references setor,
  contrato_id int references contrato,
  -- Empty for all that the person is told of.
  tipos text[] not null default '{}',
  criada_em timestamptz not null,
  lida_em timestamptz,
  revogada_em timestamptz
);
create index calendario_assinatura_usuario on calendario_assinatura (usuario_id) where revogada_em is null;
-- Neither the digest nor each reading goes into the trail.
create trigger auditar after insert or update or delete on calendario_assinatura
  for each row execute function auditar('calendario_assinatura', 'id', 'segredo_hash', 'lida_em');

-- Company notices: for whom, until when, what was written in which edition, who read and who acknowledged it.

create table comunicado (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  -- For whom: within each kind any of them, and all kinds that are named. Empty for everybody.
  setores int[] not null default '{}',
  grupos text[] not null default '{}',
  contratos int[] not null default '{}',
  mostrar_de date not null,
  mostrar_ate date,
  exige_ciencia boolean not null,
  ciencia_ate date,
  edicao int not null default 1,
  -- The first edition of which a reading and an acknowledgement count: a correction may ask for them anew.
  edicao_valida int not null default 1,
  criado_em timestamptz not null,
  -- When everybody was told of the edition that counts; null before its first day.
  avisado_em timestamptz,
  -- The last reminder that was due.
  lembrado_em date,
  retirado_em timestamptz,
  retirado_por int references usuario,
  retirado_motivo text,
  versao int not null default 1,
  check (mostrar_ate is null or mostrar_ate >= mostrar_de),
  check (exige_ciencia or ciencia_ate is null),
  check (edicao_valida between 1 and edicao),
  check ((retirado_em is null) = (retirado_por is null) and (retirado_em is null) = (retirado_motivo is null))
);
create index comunicado_mostrado on comunicado (mostrar_de desc, id desc) where retirado_em is null;
create index comunicado_por_avisar on comunicado (mostrar_de) where avisado_em is null and retirado_em is null;
create index comunicado_autor on comunicado (usuario_id);
create trigger auditar after insert or update or delete on comunicado
  for each row execute function auditar('comunicado', 'id');

-- The words of each edition stay: somebody acknowledged them.
create table comunicado_edicao (
  comunicado_id int not null references comunicado,
  edicao int not null check (edicao >= 1),
  titulo text not null,
  texto text not null,
  usuario_id int not null references usuario,
  em timestamptz not null,
  busca text collate "C" not null generated always as (busca(titulo || ' ' || texto)) stored,
  primary key (comunicado_id, edicao)
);
create index comunicado_edicao_busca on comunicado_edicao using gin (busca gin_trgm_ops);
create trigger auditar after insert or update or delete on comunicado_edicao
  for each row execute function auditar('comunicado', 'comunicado_id', '', 'busca');

create table comunicado_anexo (
  id int generated always as identity primary key,
  comunicado_id int not null references comunicado,
  arquivo_id uuid not null unique references arquivo,
  usuario_id int not null references usuario,
  em timestamptz not null,
  retirado_em timestamptz
);
create index comunicado_anexo_comunicado on comunicado_anexo (comunicado_id);
create trigger auditar after insert or update or delete on comunicado_anexo
  for each row execute function auditar('comunicado', 'comunicado_id');

-- Who read an edition, and who said that they know of it: a row is never taken away.
create table comunicado_recibo (
  id int generated always as identity primary key,
  comunicado_id int not null,
  edicao int not null,
  usuario_id int not null references usuario,
  lido_em timestamptz not null,
  ciente_em timestamptz,
  unique (comunicado_id, usuario_id, edicao),
  foreign key (comunicado_id, edicao) references comunicado_edicao
);
-- A chain for each receipt: hundreds acknowledge one notice in the same minute, and do not wait for each other.
create trigger auditar after insert or update or delete on comunicado_recibo
  for each row execute function auditar('comunicado_recibo', 'id');

-- Where the alert of a notice leads to.
alter table notificacao add column comunicado_id int references comunicado;
create index notificacao_comunicado on notificacao (comunicado_id, usuario_id) where comunicado_id is not null;

-- Definitions of reports under a name, shared in a sector, and to whom each is sent.
create table relatorio_salvo (
  id int generated always as identity primary key,
  setor text not null,
  -- Name of the report in the catalogue.
  relatorio text not null,
  nome text not null,
  -- Filters, order and search, as the address of the report has them.
  parametros jsonb not null,
  dono_id int not null references usuario,
  criado_em timestamptz not null,
  versao int not null default 1,
  -- Once somebody took it away: it stays in the trail.
  excluido_em timestamptz,
  frequencia text check (frequencia in ('semanal', 'mensal_primeiro', 'mensal_ultimo_util')),
  -- What was due before is not sent.
  agendado_em timestamptz,
  destinatarios int[] not null default '{}',
  check ((frequencia is null) = (agendado_em is null))
);
create unique index relatorio_salvo_nome on relatorio_salvo (setor, relatorio, lower(nome)) where excluido_em is null;
create index relatorio_salvo_agenda on relatorio_salvo (id) where frequencia is not null and excluido_em is null;
create trigger auditar after insert or update or delete on relatorio_salvo
  for each row execute function auditar('relatorio_salvo', 'id');

-- What became of each sending, once for each person and day.
create table relatorio_envio (
  salvo_id int not null references relatorio_salvo,
  dia date not null,
  usuario_id int not null references usuario,
  resultado text not null check (resultado in ('enviado', 'inativo', 'sem_acesso', 'recusado')),
  em timestamptz not null,
  primary key (salvo_id, dia, usuario_id)
);

-- Boards of tasks: each of one sector, seen and changed by its people.

create table kanban (
  id int generated always as identity primary key,
  setor_id int not null references setor,
  nome text not null,
  -- The first one, made when the sector first looks for its boards.
  padrao boolean not null default false,
  criado_em timestamptz not null,
  arquivado_em timestamptz,
  versao int not null default 1
);
create unique index kanban_padrao on kanban (setor_id) where padrao;
create unique index kanban_nome on kanban (setor_id, busca(nome)) where arquivado_em is null;

create table kanban_coluna (
  id int generated always as identity primary key,
  kanban_id int not null references kanban,
  nome text not null,
  ordem int not null,
  -- Cards that it should not have more of.
  limite int check (limite > 0),
  -- What comes into it is done.
  conclui boolean not null,
  excluida_em timestamptz
);
create index kanban_coluna_do_kanban on kanban_coluna (kanban_id);

create table kanban_etiqueta (
  id int generated always as identity primary key,
  kanban_id int not null references kanban,
  nome text not null,
  cor text not null,
  excluida_em timestamptz
);
create index kanban_etiqueta_do_kanban on kanban_etiqueta (kanban_id);

create table kanban_cartao (
  id int generated always as identity primary key,
  kanban_id int not null references kanban,
  coluna_id int not null references kanban_coluna,
  -- Place in its column, between those of its neighbours.
  ordem bigint not null,
  titulo text not null,
  descricao text,
  vence date,
  -- What it points at: a process, an employee, or nothing.
  processo_id int references processo,
  vinculo_id int references vinculo,
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  concluido_em timestamptz,
  arquivado_em timestamptz,
  texto_busca text not null generated always as (busca(titulo || ' ' || coalesce(descricao, ''))) stored,
  versao int not null default 1,
  check (num_nonnulls(processo_id, vinculo_id) <= 1)
);
create unique index kanban_cartao_ordem on kanban_cartao (coluna_id, ordem) where arquivado_em is null;
create index kanban_cartao_do_kanban on kanban_cartao (kanban_id, vence, id);
create index kanban_cartao_busca on kanban_cartao using gin (texto_busca gin_trgm_ops) with (fastupdate = off);
create index kanban_cartao_vence on kanban_cartao (vence) where arquivado_em is null and concluido_em is null;

create table kanban_responsavel (
  cartao_id int not null references kanban_cartao,
  usuario_id int not null references usuario,
  primary key (cartao_id, usuario_id)
);
create index kanban_responsavel_usuario on kanban_responsavel (usuario_id, cartao_id);

create table kanban_cartao_etiqueta (
  cartao_id int not null references kanban_cartao,
  etiqueta_id int not null references kanban_etiqueta,
  primary key (cartao_id, etiqueta_id)
);
create index kanban_cartao_etiqueta_etiqueta on kanban_cartao_etiqueta (etiqueta_id, cartao_id);

create table kanban_item (
  id int generated always as identity primary key,
  cartao_id int not null references kanban_cartao,
  texto text not null,
  feito boolean not null default false,
  excluido_em timestamptz
);
create index kanban_item_cartao on kanban_item (cartao_id);

create table kanban_comentario (
  id int generated always as identity primary key,
  cartao_id int not null references kanban_cartao,
  usuario_id int not null references usuario,
  texto text not null,
  -- As `processo_evento.citados`.
  citados jsonb not null default '[]' check (jsonb_typeof(citados) = 'array'),
  em timestamptz not null
);
create index kanban_comentario_cartao on kanban_comentario (cartao_id);

create table kanban_anexo (
  id int generated always as identity primary key,
  cartao_id int not null references kanban_cartao,
  arquivo_id uuid not null unique references arquivo,
  usuario_id int not null references usuario,
  em timestamptz not null,
  excluido_em timestamptz
);
create index kanban_anexo_cartao on kanban_anexo (cartao_id);

-- What happened to a card, in the words of its day: a column may be renamed later.
create table kanban_evento (
  id int generated always as identity primary key,
  cartao_id int not null references kanban_cartao,
  usuario_id int not null references usuario,
  em timestamptz not null,
  tipo text not null,
  de text,
  para text
);
create index kanban_evento_cartao on kanban_evento (cartao_id);

-- Warnings of the day before, each once; a day that moves is another one.
create table kanban_aviso (
  kanban_cartao_id int not null references kanban_cartao,
  vence date not null,
  dias int not null,
  em timestamptz not null,
  primary key (kanban_cartao_id, vence, dias)
);

create trigger auditar after insert or update or delete on kanban
  for each row execute function auditar('kanban', 'id');
create trigger auditar after insert or update or delete on kanban_coluna
  for each row execute function auditar('kanban', 'kanban_id');
create trigger auditar after insert or update or delete on kanban_etiqueta
  for each row execute function auditar('kanban', 'kanban_id');
-- Places are renumbered by the hundred; in which column a card is goes into the trail.
create trigger auditar after insert or update or delete on kanban_cartao
  for each row execute function auditar('kanban_cartao', 'id', '', 'ordem,texto_busca,alterado_em');
create trigger auditar after insert or update or delete on kanban_responsavel
  for each row execute function auditar('kanban_cartao', 'cartao_id');
create trigger auditar after insert or update or delete on kanban_cartao_etiqueta
  for each row execute function auditar('kanban_cartao', 'cartao_id');
create trigger auditar after insert or update or delete on kanban_item
  for each row execute function auditar('kanban_cartao', 'cartao_id');
create trigger auditar after insert or update or delete on kanban_comentario
  for each row execute function auditar('kanban_cartao', 'cartao_id');
create trigger auditar after insert or update or delete on kanban_anexo
  for each row execute function auditar('kanban_cartao', 'cartao_id');

-- Equal notices of one transaction are told once.
create function avisar_kanban() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', jsonb_build_object('tipo', 'kanban', 'kanbanId', k.id, 'setorId', k.setor_id)::text)
     from kanban k where k.id = (to_jsonb(new) ->> tg_argv[0])::int;
  return null;
end $$;
create trigger avisar after insert or update on kanban for each row execute function avisar_kanban('id');
create trigger avisar after insert or update on kanban_cartao for each row execute function avisar_kanban('kanban_id');

-- Where a notice leads to.
alter table notificacao add column kanban_cartao_id int references kanban_cartao;

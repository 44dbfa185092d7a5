-- Conversations: of two people, or of a group. Nobody else reads them, whatever their role.

create table conversa (
  id int generated always as identity primary key,
  tipo text not null check (tipo in ('direta', 'grupo')),
  -- Of a group.
  nome text,
  -- The two people of a direct one, the lower id first: there is one per pair.
  menor_id int references usuario,
  maior_id int references usuario,
  criada_por int not null references usuario,
  criada_em timestamptz not null,
  -- Counts every message and every change of one. Whoever writes holds this row: messages of a conversation commit in
  -- the order of their ids, so that "since" misses none.
  revisao bigint not null default 0,
  ultima_em timestamptz,
  versao int not null default 1,
  check ((tipo = 'grupo') = (nome is not null)),
  check ((tipo = 'direta') = (menor_id is not null and maior_id is not null)),
  check (menor_id < maior_id),
  unique (menor_id, maior_id)
);
create index conversa_maior on conversa (maior_id) where maior_id is not null;
create trigger auditar after insert or update or delete on conversa
  for each row execute function auditar('conversa', 'id', '', 'revisao,ultima_em');

create table conversa_participante (
  conversa_id int not null references conversa,
  usuario_id int not null references usuario,
  administra boolean not null default false,
  entrou_em timestamptz not null,
  -- Who left, or was removed, reads nothing.
  saiu_em timestamptz,
  -- What was said before they came in is not theirs to read: the last message then.
  desde_id bigint not null default 0,
  lida_ate bigint not null default 0,
  silenciada boolean not null default false,
  primary key (conversa_id, usuario_id)
);
create index conversa_participante_usuario on conversa_participante (usuario_id) where saiu_em is null;
-- Who took part when is in the trail; how far each has read is not.
create trigger auditar after insert or update or delete on conversa_participante
  for each row execute function auditar('conversa', 'conversa_id', '', 'lida_ate,silenciada,desde_id');

-- The words of a message, each under the conversation: a search walks what is said in one's own conversations, and
-- not whatever thousands of others say.
create function palavras_da_mensagem(conversa_id int, texto text) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct conversa_id || ':' || left(palavra, 40))), ''::tsvector)
    from regexp_split_to_table(public.busca(texto), '[^a-z0-9]+') palavra
   where palavra <> ''
$$;

create table mensagem (
  id bigint generated always as identity primary key,
  conversa_id int not null references conversa,
  -- Of the conversation when it was written or last changed.
  revisao bigint not null,
  autor_id int not null references usuario,
  -- Given by who wrote it: a message that is sent again is the same one.
  chave uuid not null,
  -- Null once it was taken back.
  texto text,
  -- What was done to the group, in place of a text; `alvo_id` is to whom.
  fato text check (fato in ('criou', 'incluiu', 'removeu', 'saiu', 'renomeou', 'administra', 'nao_administra')),
  alvo_id int references usuario,
  resposta_a bigint references mensagem on delete set null,
  citados int[] not null default '{}',
  -- What it points at; each reader sees of it what its page would show them.
  processo_id int references processo,
  vinculo_id int references vinculo,
  enviada_em timestamptz not null,
  editada_em timestamptz,
  apagada_em timestamptz,
  busca tsvector generated always as (palavras_da_mensagem(conversa_id, texto)) stored,
  check (apagada_em is null or texto is null)
);
create unique index mensagem_posicao on mensagem (conversa_id, id);
create unique index mensagem_revisao on mensagem (conversa_id, revisao);
create unique index mensagem_chave on mensagem (autor_id, chave);
create index mensagem_resposta on mensagem (resposta_a) where resposta_a is not null;
create index mensagem_busca on mensagem using gin (busca) with (fastupdate = off);
-- Rows come in the order of time: the oldest lie together.
create index mensagem_enviada on mensagem using brin (enviada_em) with (pages_per_range = 32);

-- That a message was changed or taken back, by whom and when. What it said is personal talk: it stays in its row until
-- that ends, and is copied nowhere.
create trigger auditar after update on mensagem
  for each row when (old.texto is distinct from new.texto)
  execute function auditar('mensagem', 'id', 'texto,citados', 'revisao,busca');

create table mensagem_anexo (
  mensagem_id bigint not null references mensagem on delete cascade,
  ordem int not null,
  arquivo_id uuid not null references arquivo,
  primary key (mensagem_id, ordem)
);
create index mensagem_anexo_arquivo on mensagem_anexo (arquivo_id);

-- Who is connected, as each instance says now and then. Worth nothing after a crash.
create unlogged table usuario_conectado (
  usuario_id int primary key references usuario,
  visto_em timestamptz not null
);

-- Where an alert about a mention leads to.
alter table notificacao add column conversa_id int references conversa;

-- What the screens are told: ids alone, each instance reads the rest once.
create function avisar_mensagem() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', jsonb_build_object('tipo', 'mensagem', 'id', new.id)::text);
  return null;
end $$;
create trigger avisar after insert on mensagem for each row execute function avisar_mensagem();
create trigger avisar_mudanca after update of texto on mensagem
  for each row when (old.revisao <> new.revisao) execute function avisar_mensagem();

create function avisar_participante() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', jsonb_build_object(
    'tipo', 'conversa', 'conversaId', new.conversa_id, 'usuarioId', new.usuario_id)::text);
  return null;
end $$;
create trigger avisar after insert or update of saiu_em, administra, silenciada on conversa_participante
  for each row execute function avisar_participante();

create function avisar_leitura() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', jsonb_build_object(
    'tipo', 'leitura', 'conversaId', new.conversa_id, 'usuarioId', new.usuario_id, 'ate', new.lida_ate)::text);
  return null;
end $$;
create trigger avisar_leitura after update of lida_ate on conversa_participante
  for each row when (old.lida_ate <> new.lida_ate) execute function avisar_leitura();

-- Internal mail: what is sent to people, groups or sectors, under a subject. Read by whom it was sent to and by its
-- author; nothing of it changes once it is sent.

create table correspondencia (
  id int generated always as identity primary key,
  assunto text not null,
  -- Of the last message: what is older than the company keeps goes with all of its messages.
  ultima_em timestamptz not null
);
create index correspondencia_ultima on correspondencia using brin (ultima_em);

-- The words of a message, and who reads it as `@12`: a search crosses the two in one index.
create function palavras_da_carta(leitores int[], texto text) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(distinct lexema)), ''::tsvector)
    from (select left(palavra, 40) as lexema from regexp_split_to_table(public.busca(texto), '[^a-z0-9]+') palavra
           where palavra <> ''
          union all select '@' || leitor from unnest(leitores) leitor) lexemas
$$;

create table carta (
  id int generated always as identity primary key,
  correspondencia_id int not null references correspondencia on delete cascade,
  autor_id int not null references usuario,
  -- Of the draft that it was: a message that is sent again is the same one.
  chave uuid not null,
  -- Whom it names, as codes: `pessoa:12`, `grupo:Gestor`, `setor:rh`. Whom it reached is in `carta_leitor`.
  para text[] not null check (cardinality(para) > 0),
  copia text[] not null,
  texto text not null,
  resposta_a int references carta on delete set null,
  -- What it points at; each reader sees of it what its page would show them.
  processo_id int references processo,
  vinculo_id int references vinculo,
  por_email boolean not null,
  enviada_em timestamptz not null,
  -- Subject, text, files and names as they were when it was sent.
  busca tsvector not null
);
create unique index carta_chave on carta (autor_id, chave);
create unique index carta_posicao on carta (correspondencia_id, id);
create index carta_resposta on carta (resposta_a) where resposta_a is not null;
create index carta_busca on carta using gin (busca) with (fastupdate = off);

-- The only way to a message: a row for its author and for each person whom it was sent to.
create table carta_leitor (
  usuario_id int not null references usuario,
  carta_id int not null references carta on delete cascade,
  papel text not null check (papel in ('autor', 'para', 'copia')),
  lida_em timestamptz,
  primary key (usuario_id, carta_id),
  check (papel <> 'autor' or lida_em is not null)
);
create index carta_leitor_carta on carta_leitor (carta_id);

create table carta_anexo (
  carta_id int not null references carta on delete cascade,
  ordem int not null,
  arquivo_id uuid not null references arquivo,
  primary key (carta_id, ordem)
);
create index carta_anexo_arquivo on carta_anexo (arquivo_id);

-- A subject as it lies with one person.
create table correspondencia_caixa (
  usuario_id int not null references usuario,
  correspondencia_id int not null references correspondencia on delete cascade,
  -- The last message that they read of it, were sent, and sent themselves.
  ultima_id int not null,
  recebida_id int,
  enviada_id int,
  quantas int not null,
  nao_lidas int not null check (nao_lidas >= 0),
  estrela boolean not null default false,
  arquivada boolean not null default false,
  primary key (usuario_id, correspondencia_id)
);
create index correspondencia_caixa_assunto on correspondencia_caixa (correspondencia_id);
create index correspondencia_caixa_entrada on correspondencia_caixa (usuario_id, recebida_id)
  where recebida_id is not null and not arquivada;
create index correspondencia_caixa_enviada on correspondencia_caixa (usuario_id, enviada_id) where enviada_id is not null;
create index correspondencia_caixa_estrela on correspondencia_caixa (usuario_id, ultima_id) where estrela;
create index correspondencia_caixa_arquivada on correspondencia_caixa (usuario_id, ultima_id) where arquivada;
create index correspondencia_caixa_nova on correspondencia_caixa (usuario_id) where nao_lidas > 0;

-- Labels are each person's own.
create table carta_etiqueta (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  nome text not null,
  cor text not null check (cor in ('azul', 'verde', 'amarelo', 'laranja', 'vermelho', 'roxo', 'cinza')),
  versao int not null default 1
);
create unique index carta_etiqueta_nome on carta_etiqueta (usuario_id, busca(nome));

create table correspondencia_etiqueta (
  etiqueta_id int not null references carta_etiqueta on delete cascade,
  correspondencia_id int not null references correspondencia on delete cascade,
  usuario_id int not null references usuario,
  primary key (etiqueta_id, correspondencia_id)
);
create index correspondencia_etiqueta_assunto on correspondencia_etiqueta (usuario_id, correspondencia_id);
create index correspondencia_etiqueta_de on correspondencia_etiqueta (correspondencia_id);

create table carta_rascunho (
  chave uuid not null,
  usuario_id int not null references usuario,
  para text[] not null,
  copia text[] not null,
  assunto text not null,
  texto text not null,
  resposta_a int references carta on delete set null,
  processo_id int references processo,
  vinculo_id int references vinculo,
  versao int not null default 1,
  salvo_em timestamptz not null,
  primary key (usuario_id, chave)
);
create index carta_rascunho_resposta on carta_rascunho (resposta_a) where resposta_a is not null;

create table carta_rascunho_anexo (
  usuario_id int not null,
  chave uuid not null,
  ordem int not null,
  arquivo_id uuid not null references arquivo,
  primary key (usuario_id, chave, ordem),
  foreign key (usuario_id, chave) references carta_rascunho on delete cascade
);
create index carta_rascunho_anexo_arquivo on carta_rascunho_anexo (arquivo_id);

-- Where the alert of a message leads to.
alter table notificacao add column carta_id int references carta on delete set null;
create index notificacao_carta on notificacao (carta_id) where carta_id is not null;

-- Effects told to other systems: an outbox written with the effect, and its deliveries.

-- One effect, in the transaction that brings it about. `xid` is that transaction: readers by id wait for those before it.
create table efeito (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tipo text not null,
  -- What its order is kept by: the person's bond, or the process where there is none.
  objeto text collate "C" not null,
  processo_id int references processo,
  vinculo_id int references vinculo,
  contrato_id int references contrato,
  data date,
  em timestamptz not null
);
create trigger efeito_imutavel before update or delete on efeito
  for each row execute function somente_acrescimo();

create table webhook (
  id int generated always as identity primary key,
  nome text not null,
  url text not null,
  eventos text[] not null check (cardinality(eventos) > 0),
  -- What its body says of a person besides ids.
  campos text[] not null default '{}',
  ativo boolean not null default true,
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  -- Since when, by whom (null for the system) and why it tells nothing.
  desativado_em timestamptz,
  desativado_por int references usuario,
  desativado_motivo text,
  versao int not null default 1,
  -- The first failure since the last success.
  falhando_desde timestamptz,
  check (ativo = (desativado_em is null))
);
create trigger auditar after insert or update or delete on webhook
  for each row execute function auditar('webhook', 'id', '', 'falhando_desde');

-- Beside the trail, which would show it.
create table webhook_segredo (
  webhook_id int primary key references webhook,
  segredo text not null
);

create table webhook_entrega (
  id bigint generated always as identity primary key,
  webhook_id int not null references webhook,
  evento_id bigint not null references efeito,
  objeto text collate "C" not null,
  estado text not null default 'pendente' check (estado in ('pendente', 'entregue', 'desistida')),
  tentativas int not null default 0,
  proxima_em timestamptz not null,
  -- Whoever sends it holds it until then: a sender that died lets go.
  reservada_ate timestamptz,
  terminada_em timestamptz,
  -- The delivery that a person asked to have sent again.
  repete_id bigint references webhook_entrega,
  repetida_por int references usuario
);
create index webhook_entrega_pendente on webhook_entrega (webhook_id, objeto, id) where estado = 'pendente';
create index webhook_entrega_webhook on webhook_entrega (webhook_id, id desc);
create index webhook_entrega_evento on webhook_entrega (evento_id);

create table webhook_tentativa (
  id bigint generated always as identity primary key,
  entrega_id bigint not null references webhook_entrega,
  numero int not null,
  em timestamptz not null,
  -- Null where no answer came.
  status int,
  milissegundos int not null,
  erro text
);
create index webhook_tentativa_entrega on webhook_tentativa (entrega_id, id);

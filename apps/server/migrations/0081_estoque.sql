-- Stock of uniforms and EPI. What it keeps are the pieces of the register (`item_uniforme`), by size and by place.

-- Where pieces are kept: a store of the company, or one at a client's contract, which is seen with that contract.
create table estoque_local (
  id int generated always as identity primary key,
  nome text not null,
  contrato_id int references contrato,
  -- Where pieces come from, and come back to, unless another place is said.
  padrao boolean not null default false,
  ativo boolean not null default true,
  versao int not null default 1,
  check (ativo or not padrao)
);
create unique index estoque_local_nome on estoque_local (lower(nome)) where ativo;
create unique index estoque_local_padrao on estoque_local (padrao) where padrao;
create index estoque_local_contrato on estoque_local (contrato_id) where contrato_id is not null;
insert into estoque_local (nome, padrao) values ('Almoxarifado central', true);
create trigger auditar after insert or update or delete on estoque_local
  for each row execute function auditar('estoque_local', 'id');

-- What there is of a size at a place, kept by the ledger alone, and how much there should be at least.
create table estoque_saldo (
  local_id int not null references estoque_local,
  item_id int not null references item_uniforme,
  tamanho text not null,
  saldo int not null default 0,
  minimo int not null default 0 check (minimo between 0 and 100000),
  primary key (local_id, item_id, tamanho),
  constraint estoque_saldo_nunca_negativo check (saldo >= 0)
);
create index estoque_saldo_item on estoque_saldo (item_id, tamanho);
create index estoque_saldo_abaixo on estoque_saldo (item_id) where saldo < minimo;
-- The balance follows from the ledger; the minimum is somebody's decision.
create trigger auditar after update of minimo on estoque_saldo
  for each row execute function auditar('item_uniforme', 'item_id', '', 'saldo');

-- What a person signs for: the pieces handed out to them at once.
create table uniforme_recibo (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  criado_em timestamptz not null,
  criado_por int references usuario,
  -- The paper as it came back signed.
  arquivo_id uuid references arquivo,
  assinado_em timestamptz,
  check ((arquivo_id is null) = (assinado_em is null))
);
create index uniforme_recibo_vinculo on uniforme_recibo (vinculo_id);
create index uniforme_recibo_por_assinar on uniforme_recibo (criado_em, id) where arquivo_id is null;
create index uniforme_recibo_arquivo on uniforme_recibo (arquivo_id) where arquivo_id is not null;
create trigger auditar after insert or update or delete on uniforme_recibo
  for each row execute function auditar('vinculo', 'vinculo_id');

alter table uniforme_entrega
  add column local_id int references estoque_local,
  -- Pieces of it that the stock did not have when they were handed out, and why they were.
  add column sem_baixa int not null default 0,
  add column sem_baixa_motivo text,
  add column recibo_id int references uniforme_recibo,
  add check (sem_baixa between 0 and quantidade),
  add check ((sem_baixa = 0) = (sem_baixa_motivo is null));
create index uniforme_entrega_recibo on uniforme_entrega (recibo_id) where recibo_id is not null;
create index uniforme_entrega_em_uso on uniforme_entrega (item_id, entregue_em) include (quantidade)
  where devolvido_em is null;

-- Counts of a place, line by line, against what the stock said at the moment of each line.
create table estoque_contagem (
  id int generated always as identity primary key,
  local_id int not null references estoque_local,
  aberta_em timestamptz not null,
  aberta_por int not null references usuario,
  fechada_em timestamptz,
  fechada_por int references usuario,
  -- Given up: nothing was adjusted.
  cancelada boolean not null default false,
  versao int not null default 1,
  check ((fechada_em is null) = (fechada_por is null)),
  check (fechada_em is not null or not cancelada)
);
create unique index estoque_contagem_aberta on estoque_contagem (local_id) where fechada_em is null;
create index estoque_contagem_em on estoque_contagem (aberta_em);
create trigger auditar after insert or update or delete on estoque_contagem
  for each row execute function auditar('estoque_contagem', 'id');

create table estoque_contagem_linha (
  contagem_id int not null references estoque_contagem,
  item_id int not null references item_uniforme,
  tamanho text not null,
  contado int not null check (contado between 0 and 1000000),
  esperado int not null,
  contado_em timestamptz not null,
  contado_por int not null references usuario,
  primary key (contagem_id, item_id, tamanho)
);
create trigger auditar after insert or update or delete on estoque_contagem_linha
  for each row execute function auditar('estoque_contagem', 'contagem_id');

-- The ledger: what came, went and was put right, never changed afterwards.
create table estoque_movimento (
  id bigint generated always as identity primary key,
  em timestamptz not null,
  tipo text not null check (tipo in ('entrada', 'entrega', 'devolucao', 'transferencia', 'descarte', 'ajuste')),
  local_id int not null references estoque_local,
  item_id int not null references item_uniforme,
  tamanho text not null,
  -- What it adds to the balance.
  quantidade int not null check (quantidade <> 0 and abs(quantidade) <= 1000000),
  -- What there was afterwards; written by the trigger.
  saldo int not null default 0,
  usuario_id int references usuario,
  -- Number of the note of a purchase, and what one piece cost.
  nota text,
  custo_centavos bigint check (custo_centavos >= 0),
  motivo text,
  -- The other end of a transfer.
  outro_local_id int references estoque_local,
  -- Whose delivery or return it was.
  entrega_id int references uniforme_entrega,
  vinculo_id int references vinculo,
  contagem_id int references estoque_contagem,
  check (tipo = 'ajuste' or (quantidade > 0) = (tipo in ('entrada', 'devolucao')) or tipo = 'transferencia'),
  check ((tipo = 'transferencia') = (outro_local_id is not null)),
  check ((entrega_id is null) = (vinculo_id is null))
);
create index estoque_movimento_em on estoque_movimento (em, id);
create index estoque_movimento_local on estoque_movimento (local_id, em, id);
create index estoque_movimento_item on estoque_movimento (item_id, em, id);
create index estoque_movimento_tipo on estoque_movimento (tipo, em, id);
create index estoque_movimento_vinculo on estoque_movimento (vinculo_id, em, id) where vinculo_id is not null;
create index estoque_movimento_entrega on estoque_movimento (entrega_id) where entrega_id is not null;
create index estoque_movimento_contagem on estoque_movimento (contagem_id) where contagem_id is not null;
create index estoque_movimento_nota on estoque_movimento (lower(nota) text_pattern_ops) where nota is not null;
create index estoque_movimento_custo on estoque_movimento (item_id, id) include (custo_centavos)
  where custo_centavos is not null;
-- What left for people lately, of one size at one place.
create index estoque_movimento_saida on estoque_movimento (item_id, tamanho, local_id, em) include (quantidade)
  where tipo = 'entrega';
create trigger imutavel before update or delete on estoque_movimento
  for each row execute function somente_acrescimo();
create trigger auditar after insert on estoque_movimento
  for each row execute function auditar('estoque_movimento', 'id', '', 'saldo');

-- The balance in the transaction of its movement: who moves the same piece waits for this row, and none goes below zero.
create function mover_estoque() returns trigger language plpgsql as $$
begin
  insert into estoque_saldo (local_id, item_id, tamanho) values (new.local_id, new.item_id, new.tamanho)
  on conflict do nothing;
  update estoque_saldo set saldo = saldo + new.quantidade
   where local_id = new.local_id and item_id = new.item_id and tamanho = new.tamanho
  returning saldo into new.saldo;
  return new;
end $$;
create trigger mover_estoque before insert on estoque_movimento
  for each row execute function mover_estoque();

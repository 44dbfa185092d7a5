-- Who said the minimum of a size and when, for whoever says another one at the same time: the trail of a piece tells all of its places and
-- sizes in one chain.
-- contrai: the version before writes neither column, and null passes.
alter table estoque_saldo
  add column minimo_por int references usuario,
  add column minimo_em timestamptz,
  add constraint estoque_saldo_minimo_em_check check (minimo_por is null or minimo_em is not null);

create or replace trigger auditar after update of minimo on estoque_saldo
  for each row execute function auditar('item_uniforme', 'item_id', '', 'saldo,minimo_por,minimo_em');

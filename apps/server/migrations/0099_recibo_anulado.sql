-- A signed receipt that was kept by mistake: the paper stays, with who voided it and why, and the receipt waits to be
-- signed again.
create table uniforme_recibo_anulado (
  id int generated always as identity primary key,
  recibo_id int not null references uniforme_recibo,
  vinculo_id int not null references vinculo,
  arquivo_id uuid not null unique references arquivo,
  assinado_em timestamptz not null,
  anulado_em timestamptz not null,
  anulado_por int not null references usuario,
  motivo text not null
);
create index uniforme_recibo_anulado_recibo on uniforme_recibo_anulado (recibo_id);
create index uniforme_recibo_anulado_vinculo on uniforme_recibo_anulado (vinculo_id);
create trigger imutavel before update or delete on uniforme_recibo_anulado
  for each row execute function somente_acrescimo();
create trigger auditar after insert or update or delete on uniforme_recibo_anulado
  for each row execute function auditar('vinculo', 'vinculo_id');

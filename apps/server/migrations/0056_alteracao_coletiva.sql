-- Whatever changes the contracts of many people at once is one kind of batch: the readjustment of an agreement, and the
-- scale and the pay of posts. What was of the first alone takes the name of both.
alter table reajuste rename to alteracao_coletiva;
alter table reajuste_item rename to alteracao_coletiva_item;
alter table reajuste_andamento rename to alteracao_coletiva_andamento;
alter table alteracao_coletiva_item rename column reajuste_id to alteracao_id;
alter table alteracao_coletiva_andamento rename column reajuste_id to alteracao_id;
alter table alteracao_coletiva rename column data_base to vigencia;
alter index reajuste_sindicato rename to alteracao_coletiva_sindicato;
alter index reajuste_item_vinculo rename to alteracao_coletiva_item_vinculo;
alter index reajuste_item_base rename to alteracao_coletiva_item_base;

alter table alteracao_coletiva
  add column tipo text not null default 'convencao' check (tipo in ('convencao', 'postos')),
  add column contrato_id int references contrato,
  alter column sindicato_id drop not null,
  alter column convencao_id drop not null,
  add check ((tipo = 'convencao') = (sindicato_id is not null)),
  add check ((tipo = 'convencao') = (convencao_id is not null)),
  add check ((tipo = 'postos') = (contrato_id is not null));
alter table alteracao_coletiva alter column tipo drop default;
create index alteracao_coletiva_contrato on alteracao_coletiva (contrato_id);

alter table alteracao_coletiva_item
  add column de_escala_id int references escala,
  -- Null where the scale stays.
  add column para_escala_id int references escala,
  -- How the days of the voucher are counted in the new scale; null where nothing changes.
  add column para_escala_vt_id int references escala_vt,
  -- The option of the voucher that was written.
  add column vale_transporte_id int references vale_transporte on delete set null,
  add check ((de_escala_id is null) = (para_escala_id is null));
create index alteracao_coletiva_item_vale on alteracao_coletiva_item (vale_transporte_id);

-- The posts that change with their people. The scale of a post is the one of today: the system takes the new one on its day.
create table alteracao_coletiva_posto (
  alteracao_id int not null references alteracao_coletiva,
  posto_id int not null references posto,
  de_escala_id int not null references escala,
  para_escala_id int not null references escala,
  de_centavos bigint not null,
  para_centavos bigint not null,
  tomada_em timestamptz,
  primary key (alteracao_id, posto_id)
);
create index alteracao_coletiva_posto_posto on alteracao_coletiva_posto (posto_id);
create trigger auditar after insert or update or delete on alteracao_coletiva_posto
  for each row execute function auditar('reajuste', 'alteracao_id');

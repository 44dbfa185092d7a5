-- The switch by which whoever asks may approve is turned on by two administrators: one asks, another confirms.
alter table empresa
  add column autoaprovacao_pedida_por int references usuario,
  add column autoaprovacao_pedida_em timestamptz,
  add constraint empresa_autoaprovacao_pedida
    check ((autoaprovacao_pedida_por is null) = (autoaprovacao_pedida_em is null)
      and not (permite_autoaprovacao and autoaprovacao_pedida_por is not null));

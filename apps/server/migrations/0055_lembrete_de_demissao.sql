-- A day on which somebody wants to hear again of a person who may not be dismissed yet, or not without paying more.

create table demissao_lembrete (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  usuario_id int not null references usuario,
  dia date not null,
  em timestamptz not null,
  -- Once the day came.
  lembrado_em timestamptz,
  unique (vinculo_id, usuario_id, dia)
);
create index demissao_lembrete_dia on demissao_lembrete (dia) where lembrado_em is null;

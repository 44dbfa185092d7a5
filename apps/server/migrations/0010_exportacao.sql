-- Who took which rows of a list out of the system, under which filters (LGPD, art. 37).
create table exportacao (
  id int generated always as identity primary key,
  usuario_id int not null references usuario (id),
  -- The call: `GET /api/admissao/exportar`.
  chamada text not null,
  formato text not null check (formato in ('xlsx', 'csv')),
  filtros jsonb not null,
  colunas text[] not null,
  linhas int not null check (linhas >= 0),
  em timestamptz not null
);

-- How often a person exports, asked before each export.
create index exportacao_usuario_em on exportacao (usuario_id, em);

create trigger exportacao_imutavel before update or delete on exportacao
  for each row execute function somente_acrescimo();

create trigger auditar after insert on exportacao
  for each row execute function auditar('exportacao', 'id');

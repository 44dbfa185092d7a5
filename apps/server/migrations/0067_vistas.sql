-- How a person wants a list: own rows only.
create table preferencia_lista (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  lista text not null,
  colunas text[] not null default '{}',
  densidade text not null default 'confortavel' check (densidade in ('confortavel', 'compacta')),
  -- Filters under a name: search, filters and order, as the address of the list has them.
  salvos jsonb not null default '[]',
  unique (usuario_id, lista)
);
create trigger auditar after insert or update or delete on preferencia_lista
  for each row execute function auditar('preferencia_lista', 'id');

-- Views of a list under a name, shared in a sector.
create table vista_lista (
  id int generated always as identity primary key,
  setor text not null,
  lista text not null,
  nome text not null,
  -- Search, filters and order, as the address of the list has them.
  busca text not null,
  dono_id int not null references usuario,
  criada_em timestamptz not null
);
create unique index vista_lista_nome on vista_lista (setor, lista, lower(nome));
create trigger auditar after insert or update or delete on vista_lista
  for each row execute function auditar('vista_lista', 'id');

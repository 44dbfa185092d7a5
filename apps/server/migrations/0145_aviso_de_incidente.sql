-- What administrators were told of the term of an incident: each of it once.
create table incidente_alerta (
  incidente_id int not null references incidente,
  prazo date not null,
  quando text not null check (quando in ('vespera', 'ultimo', 'atrasado')),
  em timestamptz not null,
  primary key (incidente_id, prazo, quando)
);

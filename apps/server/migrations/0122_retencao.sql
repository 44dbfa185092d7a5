-- Legal hold: what is held of a person stays, whatever the terms say, until somebody takes the hold away.
create table retencao_suspensa (
  id int generated always as identity primary key,
  pessoa_id int not null references pessoa,
  motivo text not null,
  usuario_id int not null references usuario,
  em timestamptz not null,
  encerrada_em timestamptz,
  encerrada_por int references usuario,
  encerramento_motivo text,
  check ((encerrada_em is null) = (encerrada_por is null) and (encerrada_em is null) = (encerramento_motivo is null))
);
create unique index retencao_suspensa_uma on retencao_suspensa (pessoa_id) where encerrada_em is null;
create index retencao_suspensa_pessoa on retencao_suspensa (pessoa_id, id);
create trigger auditar after insert or update or delete on retencao_suspensa
  for each row execute function auditar('retencao_suspensa', 'id');

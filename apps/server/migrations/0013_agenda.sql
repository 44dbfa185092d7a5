-- ---------------------------------------------------------------------------------------------------------
-- A move of a process that waits for its day. The row goes when the move is made, undone, or when another comes first;
-- the history and the trail keep it.
-- ---------------------------------------------------------------------------------------------------------

create table processo_agenda (
  processo_id int primary key references processo,
  transicao text not null,
  para date not null,
  -- Codes of the alerts that were read: on the day a new one stops the move.
  alertas text[] not null default '{}',
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index processo_agenda_para on processo_agenda (para);
create trigger auditar after insert or update or delete on processo_agenda
  for each row execute function auditar('processo', 'processo_id');

alter table processo_evento
  drop constraint processo_evento_tipo_check,
  add constraint processo_evento_tipo_check
    check (tipo in ('criacao', 'edicao', 'transicao', 'parecer', 'ato', 'comentario', 'agenda'));

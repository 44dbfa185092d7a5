-- A move whose day follows from the process itself is left for it by the system: nobody is named.
alter table processo_agenda alter column usuario_id drop not null;

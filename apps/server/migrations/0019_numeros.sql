-- A number may begin with the kind (`PRO-2026-000042`): its place in the year is the last part, whatever comes before.
drop index processo_indice_sequencia;
create index processo_indice_sequencia on processo_indice (ltrim(split_part(numero, '-', -1), '0'));

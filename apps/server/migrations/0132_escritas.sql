-- Which tables were written, for answers that are kept until then. Each statement that writes leaves a mark that nobody else
-- has: all the marks of a table, taken together by exclusive or, are another number whenever another set of transactions is
-- seen, in whatever order they commit, on whichever server. Rows that are only inserted keep nobody waiting; a task makes one
-- row of those of a table, which leaves that number as it is.
create table escrita (
  id bigint generated always as identity primary key,
  tabela text not null,
  marca bigint not null
);

create function marcar_escrita() returns trigger language plpgsql as $$
begin
  insert into escrita (tabela, marca) values (tg_table_name, hashtextextended(gen_random_uuid()::text, 0));
  return null;
end $$;

do $$
declare
  v_tabela text;
begin
  foreach v_tabela in array array['afastamento', 'alocacao', 'ausencia', 'cobertura_autorizada', 'colaborador_periodo',
    'contrato', 'decisao_em_espera', 'demissao', 'empresa', 'escala', 'feriado', 'ferias_periodo', 'local', 'posto',
    'posto_vigencia', 'processo_agenda', 'processo_indice', 'remanejamento']
  loop
    execute format('create trigger marcar_escrita after insert or update or delete or truncate on %I
      for each statement execute function marcar_escrita()', v_tabela);
  end loop;
end $$;
-- Of a process the answers read whose it is: it is written far more often than that changes.
create trigger marcar_escrita after update of vinculo_id on processo
  for each statement execute function marcar_escrita();

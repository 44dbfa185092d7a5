-- The application writes the trail through this function only: it runs with the rights of the tables' owner, whoever
-- writes, and finds nothing by a name that the writer could have taken (a temporary table among them).
alter function auditar() security definer;
alter function auditar() set search_path = pg_catalog, public, pg_temp;
-- Whoever may run it could hang it on a table of his own and tell the trail anything.
revoke execute on function auditar() from public;

create trigger auditoria_inteira before truncate on auditoria
  for each statement execute function somente_acrescimo();
create trigger auditoria_cabeca_inteira before truncate on auditoria_cabeca
  for each statement execute function somente_acrescimo();
create trigger auditoria_cabeca_fica before delete on auditoria_cabeca
  for each row execute function somente_acrescimo();
create trigger processo_evento_inteiro before truncate on processo_evento
  for each statement execute function somente_acrescimo();

-- Marks of more tables, for the answers that are read from them (see 0132).
do $$
declare
  v_tabela text;
begin
  foreach v_tabela in array array['cargo', 'cliente', 'documento_tipo', 'experiencia_decisao', 'ferias_lancamento',
    'ferias_ocorrencia', 'parametro_legal', 'pessoa_documento', 'usuario_contrato', 'vinculo', 'vinculo_versao']
  loop
    execute format('create trigger marcar_escrita after insert or update or delete or truncate on %I
      for each statement execute function marcar_escrita()', v_tabela);
  end loop;
end $$;

-- Of a person the answers read the names and the birthday; a new one counts with the bond.
create trigger marcar_escrita after update of nome, nome_social, nascimento on pessoa
  for each statement execute function marcar_escrita();

-- Of the process of a leave they read whether it was refused or given up.
create trigger marcar_escrita_afastamento after update of status on processo
  for each row when (new.tipo = 'afastamento' and old.status is distinct from new.status)
  execute function marcar_escrita();

-- Of a login they read the name of who wrote something.
create trigger marcar_escrita after update of nome on usuario
  for each statement execute function marcar_escrita();

-- Of a form they read whether the 13th was paid with the vacation: drafts are saved far more often than that is said.
create trigger marcar_escrita after update on processo_formulario
  for each row when ((old.dados ->> 'adiantamento13') is distinct from (new.dados ->> 'adiantamento13'))
  execute function marcar_escrita();
create trigger marcar_escrita_nova after insert on processo_formulario
  for each row when (new.dados ->> 'adiantamento13' = 'true') execute function marcar_escrita();
create trigger marcar_escrita_tirada after delete on processo_formulario
  for each row when (old.dados ->> 'adiantamento13' = 'true') execute function marcar_escrita();

-- A load of many statements leaves as many marks, and room behind them when they were joined: by the index few are read.
create index escrita_tabela on escrita (tabela) include (marca);

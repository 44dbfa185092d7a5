-- Files are asked for by every kind of process, not by admissão alone.
alter table admissao_anexo rename to processo_anexo;
-- Never used: the documents of dependants are documents of the employee.
alter table processo_anexo drop column dependente;
alter index admissao_anexo_processo rename to processo_anexo_processo;
alter sequence admissao_anexo_id_seq rename to processo_anexo_id_seq;

do $$
declare
  nome text;
begin
  for nome in
    select conname from pg_constraint
     where conrelid = 'processo_anexo'::regclass and conname like 'admissao\_anexo\_%'
  loop
    execute format('alter table processo_anexo rename constraint %I to %I',
      nome, replace(nome, 'admissao_anexo_', 'processo_anexo_'));
  end loop;
end $$;

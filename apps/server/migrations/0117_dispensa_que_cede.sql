-- What was waived and came after all: the waiver, which has no file, is taken out like a refused file, and stays on record.
do $$
declare
  antiga text;
begin
  select conname into strict antiga from pg_constraint
   where conrelid = 'processo_anexo'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%arquivo_id IS NOT NULL%';
  execute format('alter table processo_anexo drop constraint %I', antiga);
end $$;
alter table processo_anexo
  add constraint processo_anexo_arquivo_check check (arquivo_id is not null or estado in ('dispensado', 'removido'));

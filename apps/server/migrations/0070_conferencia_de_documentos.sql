-- One file may stand for several documents of a process (a page with identity and CPF): one stored copy, one row each.
alter table processo_anexo
  drop constraint processo_anexo_arquivo_id_key,
  -- The version that a decision was made on: two people who review the same document do not overwrite each other.
  add column versao int not null default 1,
  -- What a refusal marked: the fields that differ and what is wrong with the file. The sentence itself is `motivo`.
  add column recusa jsonb,
  add constraint processo_anexo_recusa_check check (recusa is null or estado in ('reprovado', 'removido'));
create index processo_anexo_arquivo on processo_anexo (arquivo_id) where arquivo_id is not null;
-- A document names a file once.
create unique index processo_anexo_uma_vez on processo_anexo (processo_id, tipo_id, arquivo_id)
  where estado <> 'removido';

-- Who took all the documents of a process in one PDF, and which they were (LGPD art. 37).
create table processo_anexo_retirada (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  -- Ids of the files, in the order of the PDF.
  anexos int[] not null check (cardinality(anexos) > 0),
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index processo_anexo_retirada_processo on processo_anexo_retirada (processo_id, id);
create trigger processo_anexo_retirada_imutavel before update or delete on processo_anexo_retirada
  for each row execute function somente_acrescimo();
create trigger auditar after insert on processo_anexo_retirada
  for each row execute function auditar('processo', 'processo_id');

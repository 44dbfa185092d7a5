-- A document is asked for by some kinds of process: the signed letter of a promotion is no paper of an admission.
alter table documento_tipo
  add column processos text[] not null default '{admissao}' check (cardinality(processos) > 0);

-- A company that has its register already gets the document of the promotion; a new one begins with the whole list.
insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos)
select 'ALTERACAO_ASSINADA', 'Carta de promoção assinada', 'obrigatorio', 'CLT arts. 29 e 468', 'finalizacao', '{promocao}'
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;

-- What is held of a person, who saw it and why (LGPD arts. 18, 37 and 41).
alter table empresa
  add column encarregado_nome text,
  add column encarregado_email text,
  add constraint empresa_encarregado check ((encarregado_nome is null) = (encarregado_email is null));

-- Who opened the record of a person: by the call, which says what the id is of.
create index evento_seguranca_objeto on evento_seguranca (objeto_id, chamada) where objeto_id is not null;

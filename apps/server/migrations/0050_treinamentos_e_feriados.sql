-- A kind of document may prove the training of a norm: what the file of a person holds of it is what the person has.
alter table documento_tipo
  add column norma text,
  drop constraint documento_tipo_processos_check,
  -- A training is made at any time: it may belong to no process.
  add constraint documento_tipo_processos_check check (cardinality(processos) > 0 or norma is not null);
update documento_tipo set norma = overlay(codigo placing 'NR-' from 1 for 2) where codigo ~ '^NR[0-9]{2}$';

-- A company that has its register already gets the others; a new one begins with the whole list.
insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, norma, validade_meses, processos)
select codigo, descricao, 'opcional', fundamento, norma, validade_meses, '{}'
  from (values
    ('NR11', 'Certificado de operação de equipamentos (NR-11)', 'NR-11 item 11.1.5', 'NR-11', 12),
    ('NR12', 'Certificado de máquinas e equipamentos (NR-12)', 'NR-12 item 12.16', 'NR-12', null),
    ('NR20', 'Certificado de inflamáveis e combustíveis (NR-20)', 'NR-20 item 20.12', 'NR-20', null),
    ('NR32', 'Certificado de serviços de saúde (NR-32)', 'NR-32 item 32.2.4.9', 'NR-32', null),
    ('NR33', 'Certificado de espaços confinados (NR-33)', 'NR-33 item 33.5', 'NR-33', 12))
    as novo (codigo, descricao, fundamento, norma, validade_meses)
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;
create index pessoa_documento_vence on pessoa_documento (validade, pessoa_id) where encerrado_em is null and validade is not null;

-- A post whose scale has fixed days closes on the holidays of its place, unless the client opens.
alter table posto add column abre_em_feriado boolean not null default false;

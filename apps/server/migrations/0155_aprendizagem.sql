-- The last day of the contract of an apprentice, as it was written at the admission (CLT art. 428 § 3º). Of one that came from
-- elsewhere nobody may have said it; nobody else has one.
-- Not in one statement: PostgreSQL 15 adds no column with a check to a table whose row a function takes.
alter table vinculo add column fim_aprendizagem date;
-- contrai: the version before writes no such day, and null passes.
alter table vinculo add constraint vinculo_fim_aprendizagem_check check (fim_aprendizagem >= data_admissao);
-- Who is looked at each day, of a company of many thousands: few.
create index vinculo_fim_aprendizagem on vinculo (fim_aprendizagem) where fim_aprendizagem is not null;

-- What was told of the end of each, as of a trial (`experiencia_alerta`).
create table aprendizagem_alerta (
  vinculo_id int not null references vinculo,
  termina_em date not null,
  dias int not null,
  em timestamptz not null,
  primary key (vinculo_id, termina_em, dias)
);

-- Whether either side may end the trial before its term by the rules of a contract without one (CLT art. 481). The contract that an
-- admission prints gives it, and always did; of one made elsewhere nobody said.
-- Not in one statement: PostgreSQL 15 adds no column with a default to a table whose row a function takes.
alter table vinculo add column clausula_assecuratoria boolean;
alter table vinculo alter column clausula_assecuratoria set default false;
-- No change of anybody's contract: neither the trail nor the version has anything to say of it.
alter table vinculo disable trigger auditar;
alter table vinculo disable trigger versao;
update vinculo set clausula_assecuratoria = admissao_id is not null and experiencia_dias > 0;
alter table vinculo enable trigger auditar;
alter table vinculo enable trigger versao;
alter table vinculo alter column clausula_assecuratoria set not null;

-- The liability is read from the clauses of agreements too (see 0132).
create trigger marcar_escrita after insert or update or delete or truncate on convencao
  for each statement execute function marcar_escrita();

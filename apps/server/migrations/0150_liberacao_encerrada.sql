-- A release of who left is ended by the system, which is nobody.
-- contrai: allows more than the check that it replaces.
alter table liberacao_horario
  drop constraint liberacao_horario_check,
  add constraint liberacao_horario_revogada_check check (revogada_em is not null or revogada_por is null);

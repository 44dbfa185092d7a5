-- Collective vacations: a period that one of them cut, and the days of paid leave above the vacation.

-- Twelfths of a period that a collective vacation cut in the first year of work (CLT art. 140); null for a whole one,
-- whose days are given when it is complete.
alter table ferias_periodo add column avos smallint check (avos between 0 and 12);

alter table ausencia
  drop constraint ausencia_tipo_check,
  add constraint ausencia_tipo_check check (tipo in ('ferias', 'afastamento', 'licenca'));

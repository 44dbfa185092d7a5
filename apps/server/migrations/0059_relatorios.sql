-- A report also leaves on paper.
alter table exportacao drop constraint exportacao_formato_check,
  add constraint exportacao_formato_check check (formato in ('xlsx', 'csv', 'pdf'));

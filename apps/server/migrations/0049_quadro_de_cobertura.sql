-- The board of cover counts the places without an end and reads those that come or end within its days: what ended long ago is
-- never read, however much there will be.
create index alocacao_sem_fim on alocacao (posto_id, inicio) where tipo = 'titular' and fim is null;
create index alocacao_comecam on alocacao (inicio, posto_id) where tipo = 'titular' and fim is null;
create index alocacao_terminam on alocacao (fim, posto_id, inicio) where tipo = 'titular' and fim is not null;

-- Whoever looks at the board is told, at commit, that it is another one; equal notices of one transaction are told once.
create function avisar_cobertura() returns trigger language plpgsql as $$
begin
  perform pg_notify('rh_telas', '{"tipo": "cobertura"}');
  return null;
end $$;
create trigger avisar_cobertura after insert or update or delete on alocacao
  for each statement execute function avisar_cobertura();
create trigger avisar_cobertura after insert or update or delete on cobertura_autorizada
  for each statement execute function avisar_cobertura();
create trigger avisar_cobertura after insert or update or delete on ausencia
  for each statement execute function avisar_cobertura();
create trigger avisar_cobertura after insert or update or delete on afastamento
  for each statement execute function avisar_cobertura();
create trigger avisar_cobertura after insert or update or delete on posto_vigencia
  for each statement execute function avisar_cobertura();

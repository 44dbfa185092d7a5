-- The board of cover counts the places without an end and reads those that come or end within its days: what ended long ago is
-- never read, however much there will be.
create index alocacao_sem_fim on alocacao (posto_id, inicio) where tipo = 'titular' and fim is null;
create index alocacao_comecam on alocacao (inicio, posto_id) where tipo = 'titular' and fim is null;
create index alocacao_terminam on alocacao (fim, posto_id, inicio) where tipo = 'titular' and fim is not null;

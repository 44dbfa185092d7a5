-- The versions that a process wrote: the costs of movements look for those of few processes among all of them.
create index vinculo_versao_processo on vinculo_versao (processo_id, vigencia) where processo_id is not null;

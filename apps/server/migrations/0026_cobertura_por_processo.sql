-- Whether somebody covers a vacation or a leave is asked for each of a whole contract at once.
create index alocacao_substituto on alocacao (processo_id) where tipo = 'substituto';

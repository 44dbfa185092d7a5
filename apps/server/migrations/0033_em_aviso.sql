-- Whose notice runs, or ended last: the situação of everybody asks for it.
create index demissao_desligamento on demissao (desligamento, vinculo_id) where comunicado_em is not null;

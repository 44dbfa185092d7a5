-- Why a process is asked for, as its kind codes it: the reason of a slot, the cause of a dismissal. Statistics count by
-- it, so it is beside what lists filter by, in the index that gives the order of dates.
alter table processo_indice add column motivo text collate "C";

update processo_indice i set motivo = f.dados -> 'vaga' ->> 'motivo'
  from processo_formulario f
 where f.processo_id = i.id and i.tipo = 'admissao' and f.dados -> 'vaga' ->> 'motivo' is not null;
update processo_indice i set motivo = f.dados ->> 'causa'
  from processo_formulario f
 where f.processo_id = i.id and i.tipo = 'demissao' and f.dados ->> 'causa' is not null;

drop index processo_indice_data;
create index processo_indice_data on processo_indice (tipo, data, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, motivo);

-- Until when what a process waits for is asked, in what order lists show it: worked out by the declared terms of its
-- kind at the end of each write, and brought up to them at every start.
alter table processo_indice add column prazo date;
-- What runs out, in a word.
alter table processo_indice add column prazo_rotulo text;
-- Last day by law, or by the date of the process itself, behind it.
alter table processo_indice add column prazo_legal date;
-- Since when it has been in its status.
alter table processo_indice add column desde timestamptz;

update processo_indice i
   set desde = coalesce((select e.em from processo_evento e
                          where e.processo_id = i.id and e.tipo in ('criacao', 'transicao')
                          order by e.id desc limit 1), i.atualizado_em);

create index processo_indice_prazo on processo_indice (tipo, prazo, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
create index processo_indice_prazo_desc on processo_indice (tipo, prazo desc nulls last, id desc)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
-- A column of the board is a status by its terms.
drop index processo_indice_status;
create index processo_indice_status on processo_indice (tipo, status, prazo, id)
  include (contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);

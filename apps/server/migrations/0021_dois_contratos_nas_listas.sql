-- The scope of a person asks for the second contract too: the indexes that lists are read from say it, so that a
-- scoped list still fetches no row but those of its page.

drop index processo_indice_numero;
create index processo_indice_numero on processo_indice (tipo, numero, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
drop index processo_indice_atualizado;
create index processo_indice_atualizado on processo_indice (tipo, atualizado_em, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
drop index processo_indice_nome;
create index processo_indice_nome on processo_indice (tipo, nome_busca, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
drop index processo_indice_nome_desc;
create index processo_indice_nome_desc on processo_indice (tipo, nome_busca desc nulls last, id desc)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
drop index processo_indice_data;
create index processo_indice_data on processo_indice (tipo, data, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao);
drop index processo_indice_data_desc;
create index processo_indice_data_desc on processo_indice (tipo, data desc nulls last, id desc)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao);
drop index processo_indice_status;
create index processo_indice_status on processo_indice (tipo, status, id)
  include (contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);

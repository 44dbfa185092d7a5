-- A transfer belongs to the contract that a person leaves and to the one where the person goes: whoever looks after either
-- sees it.
alter table processo add column contrato_destino_id int references contrato;
create index processo_contrato_destino on processo (contrato_destino_id) where contrato_destino_id is not null;
alter table processo_indice add column contrato_destino_id int;
create index processo_indice_contrato_destino on processo_indice (contrato_destino_id)
  where contrato_destino_id is not null;

create or replace function indexar_processo() returns trigger language plpgsql as $$
begin
  insert into processo_indice (id, tipo, numero, status, contrato_id, contrato_destino_id, solicitante_id, vinculo_id,
                               data_solicitacao, atualizado_em)
  values (new.id, new.tipo, new.numero, new.status, new.contrato_id, new.contrato_destino_id, new.solicitante_id,
          new.vinculo_id, new.data_solicitacao, new.atualizado_em)
  on conflict (id) do update set
    tipo = excluded.tipo, numero = excluded.numero, status = excluded.status, contrato_id = excluded.contrato_id,
    contrato_destino_id = excluded.contrato_destino_id, solicitante_id = excluded.solicitante_id,
    vinculo_id = excluded.vinculo_id, data_solicitacao = excluded.data_solicitacao,
    atualizado_em = excluded.atualizado_em;
  return null;
end $$;
drop trigger reindexar on processo;
create trigger reindexar after update on processo for each row
  when ((old.tipo, old.numero, old.status, old.contrato_id, old.contrato_destino_id, old.solicitante_id, old.vinculo_id,
         old.data_solicitacao, old.atualizado_em)
    is distinct from
    (new.tipo, new.numero, new.status, new.contrato_id, new.contrato_destino_id, new.solicitante_id, new.vinculo_id,
     new.data_solicitacao, new.atualizado_em))
  execute function indexar_processo();

-- What a move asks for is kept with it.
alter table processo_evento add column dados jsonb not null default '{}';

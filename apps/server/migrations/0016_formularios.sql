-- ---------------------------------------------------------------------------------------------------------
-- One table of forms for every kind of process, and the index of processes written by the engine with them: who it is
-- about, the date that matters and the post are what the module of a kind says of its form, not generated columns of
-- one kind's table.
-- ---------------------------------------------------------------------------------------------------------

alter table processo_indice rename column data_prevista to data;

-- The name as people read it; how it is searched for follows from it and cannot disagree.
drop index processo_indice_nome, processo_indice_nome_desc, processo_indice_busca;
alter table processo_indice
  drop column nome_busca,
  add column nome text,
  add column nome_busca text collate "C" generated always as (busca(nome)) stored,
  add column vinculo_id int references vinculo,
  add foreign key (posto_id) references posto;
alter table processo_indice alter column nome_busca set statistics 1000;

update processo_indice i set nome = a.nome, vinculo_id = p.vinculo_id
  from processo p left join admissao a on a.processo_id = p.id
 where p.id = i.id and (a.nome is not null or p.vinculo_id is not null);

create index processo_indice_nome on processo_indice (tipo, nome_busca, id)
  include (status, contrato_id, solicitante_id, data_solicitacao, data);
create index processo_indice_nome_desc on processo_indice (tipo, nome_busca desc nulls last, id desc)
  include (status, contrato_id, solicitante_id, data_solicitacao, data);
create index processo_indice_busca on processo_indice using gin (nome_busca gin_trgm_ops) with (fastupdate = off);
create index processo_indice_vinculo on processo_indice (vinculo_id);

-- The bond is said by the process itself.
create or replace function indexar_processo() returns trigger language plpgsql as $$
begin
  insert into processo_indice (id, tipo, numero, status, contrato_id, solicitante_id, vinculo_id, data_solicitacao,
                               atualizado_em)
  values (new.id, new.tipo, new.numero, new.status, new.contrato_id, new.solicitante_id, new.vinculo_id,
          new.data_solicitacao, new.atualizado_em)
  on conflict (id) do update set
    tipo = excluded.tipo, numero = excluded.numero, status = excluded.status, contrato_id = excluded.contrato_id,
    solicitante_id = excluded.solicitante_id, vinculo_id = excluded.vinculo_id,
    data_solicitacao = excluded.data_solicitacao, atualizado_em = excluded.atualizado_em;
  return null;
end $$;
drop trigger reindexar on processo;
create trigger reindexar after update on processo for each row
  when ((old.tipo, old.numero, old.status, old.contrato_id, old.solicitante_id, old.vinculo_id, old.data_solicitacao,
         old.atualizado_em)
    is distinct from
    (new.tipo, new.numero, new.status, new.contrato_id, new.solicitante_id, new.vinculo_id, new.data_solicitacao,
     new.atualizado_em))
  execute function indexar_processo();

drop trigger indexar on admissao;
drop function indexar_admissao;

-- The forms stay where they are, under the name of what the table now holds.
alter table admissao rename to processo_formulario;
alter table processo_formulario rename column dados_enviados to enviados;
alter table processo_formulario rename constraint admissao_pkey to processo_formulario_pkey;
alter table processo_formulario rename constraint admissao_processo_id_fkey to processo_formulario_processo_id_fkey;
alter table processo_formulario
  drop column cpf, drop column nome, drop column nome_busca, drop column posto_id, drop column data_prevista;
drop trigger auditar on processo_formulario;
create trigger auditar after insert or update or delete on processo_formulario
  for each row execute function auditar('processo', 'processo_id');

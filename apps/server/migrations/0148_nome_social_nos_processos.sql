-- Searches and orders that look at the person know both names as well; the social one, which is shown, comes first.
alter table pessoa
  drop column nome_busca,
  add column nome_busca text not null generated always as (busca(coalesce(nome_social || ' ', '') || nome)) stored;

-- A process calls the person as everybody does, by the social name where there is one, and as they are called now; the
-- name of their documents finds it too.
drop index processo_indice_nome, processo_indice_nome_desc, processo_indice_busca;
alter table processo_indice
  drop column nome_busca,
  -- The name of the documents, where `nome` is another.
  add column nome_civil text,
  add column nome_busca text collate "C"
    generated always as (busca(nome || coalesce(' ' || nome_civil, ''))) stored;
alter table processo_indice alter column nome_busca set statistics 1000;

update processo_indice i
   set nome = coalesce(pe.nome_social, pe.nome),
       nome_civil = case when pe.nome_social is not null then pe.nome end
  from vinculo v join pessoa pe on pe.id = v.pessoa_id
 where v.id = i.vinculo_id
   and (i.nome is distinct from coalesce(pe.nome_social, pe.nome) or pe.nome_social is not null);

-- Of who is not hired yet the form alone knows.
update processo_indice i
   set nome = f.dados -> 'pessoais' ->> 'nomeSocial', nome_civil = f.dados -> 'pessoais' ->> 'nome'
  from processo_formulario f
 where f.processo_id = i.id and i.tipo = 'admissao' and i.vinculo_id is null
   and f.dados -> 'pessoais' ->> 'nomeSocial' <> '';

create index processo_indice_nome on processo_indice (tipo, nome_busca, id)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
create index processo_indice_nome_desc on processo_indice (tipo, nome_busca desc nulls last, id desc)
  include (status, contrato_id, contrato_destino_id, solicitante_id, data_solicitacao, data);
create index processo_indice_busca on processo_indice using gin (nome_busca gin_trgm_ops) with (fastupdate = off);

create function nome_mudou() returns trigger language plpgsql as $$
begin
  update processo_indice i
     set nome = coalesce(new.nome_social, new.nome),
         nome_civil = case when new.nome_social is not null then new.nome end
   where i.vinculo_id = any (array(select v.id from vinculo v where v.pessoa_id = new.id));
  return null;
end $$;
create trigger nome_mudar after update on pessoa for each row
  when ((old.nome, old.nome_social) is distinct from (new.nome, new.nome_social))
  execute function nome_mudou();

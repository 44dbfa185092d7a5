-- Transfers: whose slot is left on which day, and the two records of a swap.

create table remanejamento (
  processo_id int primary key references processo,
  vinculo_id int not null references vinculo,
  -- The slot that the person holds until the day; null for who comes from the company's pool.
  origem_posto_id int references posto,
  -- Whether that slot is free for somebody else from the day on: not while it is kept for a return, nor in a swap.
  libera boolean not null,
  -- The other record of a swap: each points at the other.
  par_id int unique references remanejamento deferrable initially deferred,
  check (par_id <> processo_id)
);
create index remanejamento_origem on remanejamento (origem_posto_id, vinculo_id) where libera;
create trigger auditar after insert or update or delete on remanejamento
  for each row execute function auditar('processo', 'processo_id');

-- In no post for a while, paid by the company: the version keeps the last post, which says nothing of a slot.
alter table vinculo_versao add column reserva boolean not null default false;

-- A company that has its register already gets the document of the transfer; a new one begins with the whole list.
insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos)
select 'REMANEJAMENTO_ASSINADO', 'Termo de remanejamento assinado', 'obrigatorio', 'CLT arts. 29 e 468', 'finalizacao',
       '{remanejamento}'
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;

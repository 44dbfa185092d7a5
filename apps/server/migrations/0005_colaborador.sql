-- ---------------------------------------------------------------------------------------------------------
-- The employee's file. Two people may have one open at the same time: whatever changes person or bond, here or
-- in a process, raises the version that a save is compared with.
-- ---------------------------------------------------------------------------------------------------------

create function subir_versao() returns trigger language plpgsql as $$
begin
  new.versao := old.versao + 1;
  return new;
end $$;

-- Where the salary is paid, beside the data that the person already has.
alter table pessoa
  add column banco text check (banco ~ '^[0-9]{3}$'),
  add column agencia text,
  add column conta text,
  add column conta_digito text,
  add column conta_tipo text check (conta_tipo in ('CC', 'CP', 'CS', 'PG')),
  add column pix text,
  add column versao int not null default 1;
create trigger versao before update on pessoa for each row execute function subir_versao();

alter table vinculo add column versao int not null default 1;
create trigger versao before update on vinculo for each row execute function subir_versao();

-- The number that saves are compared with is not something that changed about a person.
drop trigger auditar on pessoa;
create trigger auditar after insert or update or delete on pessoa
  for each row execute function auditar('pessoa', 'id', '', 'nome_busca,versao');
drop trigger auditar on vinculo;
create trigger auditar after insert or update or delete on vinculo
  for each row execute function auditar('vinculo', 'id', '', 'versao');

-- ---------------------------------------------------------------------------------------------------------
-- Versions of the contract data. A version that has not begun may be cancelled: it leaves the table with its
-- reason, so that no query has to remember to skip it, and the trail keeps both. One that was in force is never
-- taken back: another one puts the former terms in force again and names the one it compensates.
-- ---------------------------------------------------------------------------------------------------------

alter table vinculo_versao
  add column compensa_id int unique references vinculo_versao,
  add column registrada_em timestamptz not null default clock_timestamp(),
  add column registrada_por int references usuario default nullif(current_setting('rh.usuario', true), '')::int,
  -- Findings that whoever registered it read and accepted.
  add column alertas jsonb not null default '[]',
  add column cancelamento_motivo text;

-- ---------------------------------------------------------------------------------------------------------
-- Dependants (eSocial table 07). The right ends on a date, for a reason; the row stays.
-- ---------------------------------------------------------------------------------------------------------

create table dependente (
  id int generated always as identity primary key,
  pessoa_id int not null references pessoa,
  nome text not null,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  nascimento date not null,
  parentesco text not null,
  imposto_renda boolean not null default false,
  salario_familia boolean not null default false,
  -- Unable to work: no age limit for the salário-família (Lei 8.213/1991 art. 65).
  incapaz boolean not null default false,
  pensao boolean not null default false,
  inicio date not null,
  fim date,
  fim_motivo text,
  versao int not null default 1,
  check (not imposto_renda or cpf is not null),
  check (fim >= inicio),
  check ((fim is null) = (fim_motivo is null))
);
create index dependente_pessoa on dependente (pessoa_id);
create unique index dependente_cpf on dependente (pessoa_id, cpf) where fim is null;
create trigger versao before update on dependente for each row execute function subir_versao();
create trigger auditar after insert or update or delete on dependente
  for each row execute function auditar('pessoa', 'pessoa_id', '', 'versao');

-- ---------------------------------------------------------------------------------------------------------
-- Documents of a person. A new one replaces the former, which stays to be seen.
-- ---------------------------------------------------------------------------------------------------------

create table pessoa_documento (
  id int generated always as identity primary key,
  pessoa_id int not null references pessoa,
  tipo_id int not null references documento_tipo,
  numero text,
  emissao date,
  validade date,
  observacao text,
  arquivo_id uuid unique references arquivo,
  substitui_id int unique references pessoa_documento,
  registrado_em timestamptz not null,
  registrado_por int references usuario,
  -- Given up without another in its place: typed for the wrong person, no longer asked for.
  encerrado_em date,
  encerramento_motivo text,
  versao int not null default 1,
  check (validade >= emissao),
  check ((encerrado_em is null) = (encerramento_motivo is null))
);
create index pessoa_documento_pessoa on pessoa_documento (pessoa_id);
create index pessoa_documento_validade on pessoa_documento (validade) where encerrado_em is null;
create trigger versao before update on pessoa_documento for each row execute function subir_versao();
create trigger auditar after insert or update or delete on pessoa_documento
  for each row execute function auditar('pessoa', 'pessoa_id', '', 'versao');

-- ---------------------------------------------------------------------------------------------------------
-- Uniforms and EPIs in the employee's hands, and the sizes that fit
-- ---------------------------------------------------------------------------------------------------------

create table pessoa_tamanho (
  pessoa_id int not null references pessoa,
  item_id int not null references item_uniforme,
  tamanho text not null,
  primary key (pessoa_id, item_id)
);
create trigger auditar after insert or update or delete on pessoa_tamanho
  for each row execute function auditar('pessoa', 'pessoa_id');

create table uniforme_entrega (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  item_id int not null references item_uniforme,
  tamanho text not null,
  quantidade int not null check (quantidade between 1 and 99),
  entregue_em date not null,
  entregue_por int references usuario,
  -- The Certificado de Aprovação of the day of delivery: the item's may change later (NR-6).
  ca text,
  observacao text,
  devolvido_em date,
  devolvido_a int references usuario,
  devolucao_estado text check (devolucao_estado in ('bom', 'gasto', 'danificado', 'nao_devolvido')),
  versao int not null default 1,
  check (devolvido_em >= entregue_em),
  check ((devolvido_em is null) = (devolucao_estado is null))
);
create index uniforme_entrega_vinculo on uniforme_entrega (vinculo_id);
create index uniforme_entrega_item on uniforme_entrega (item_id);
create trigger versao before update on uniforme_entrega for each row execute function subir_versao();
create trigger auditar after insert or update or delete on uniforme_entrega
  for each row execute function auditar('vinculo', 'vinculo_id', '', 'versao');

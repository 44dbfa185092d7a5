-- ---------------------------------------------------------------------------------------------------------
-- Where the work is done: the município decides holidays and union
-- ---------------------------------------------------------------------------------------------------------

-- Only the demo company could write places before there was a screen for them; these are all of its towns. The
-- reference list brings the others at the start.
insert into municipio (ibge, nome, uf) values
  (3550308, 'São Paulo', 'SP'), (3509502, 'Campinas', 'SP'), (2304400, 'Fortaleza', 'CE'),
  (3106200, 'Belo Horizonte', 'MG'), (3118601, 'Contagem', 'MG'), (3106705, 'Betim', 'MG')
on conflict (ibge) do nothing;

alter table local add column municipio_ibge int references municipio;
update local l set municipio_ibge = m.ibge from municipio m where m.uf = l.uf and m.nome_busca = busca(l.municipio);
alter table local
  alter column municipio_ibge set not null,
  drop column municipio,
  drop column uf;
create index local_municipio on local (municipio_ibge);

-- ---------------------------------------------------------------------------------------------------------
-- Clients
-- ---------------------------------------------------------------------------------------------------------

create table cliente_contato (
  id int generated always as identity primary key,
  cliente_id int not null references cliente,
  nome text not null,
  papel text not null,
  email text,
  telefone text check (telefone ~ '^[0-9]{10,11}$'),
  ativo boolean not null default true
);
create index cliente_contato_cliente on cliente_contato (cliente_id);
create index cliente_busca on cliente using gin (busca(nome_fantasia || ' ' || razao_social) gin_trgm_ops);

-- ---------------------------------------------------------------------------------------------------------
-- Contracts. `inicio` and `fim` are the term; closed before its end, it stops earlier. What is in force, about
-- to begin or over follows from the dates and is never stored.
-- ---------------------------------------------------------------------------------------------------------

alter table contrato
  add column tipo text not null default 'privado' check (tipo in ('publico', 'privado')),
  add column indice_reajuste text,
  -- From when the year of the adjustment counts: the date of the proposal or of its budget.
  add column data_base date,
  add column gestor_id int references usuario,
  add column encerrado_em date,
  add column encerramento_motivo text,
  add column termino date not null generated always as (coalesce(encerrado_em, fim)) stored,
  add column versao int not null default 1,
  add column criado_em timestamptz not null default now(),
  add check (encerrado_em between inicio and fim),
  add check ((encerrado_em is null) = (encerramento_motivo is null));
update contrato co set tipo = 'publico' from cliente cl where cl.id = co.cliente_id and cl.publico;
alter table contrato alter column tipo drop default;
create index contrato_termino on contrato (termino);
create index contrato_gestor on contrato (gestor_id);
create index contrato_centro_de_custo on contrato (centro_de_custo_id);

-- An amendment: what changed, from when, and how it was before. It is signed, so it never changes.
create table contrato_aditivo (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  numero text not null,
  tipo text not null check (tipo in ('prorrogacao', 'acrescimo', 'supressao', 'reajuste', 'outro')),
  assinado_em date not null,
  vigencia date not null,
  descricao text not null,
  -- [{ campo, postoId?, posto?, de, para }]
  mudancas jsonb not null,
  usuario_id int not null references usuario,
  em timestamptz not null,
  unique (contrato_id, numero)
);
create trigger contrato_aditivo_imutavel before update or delete on contrato_aditivo
  for each row execute function somente_acrescimo();

-- What the client pays per month, by date.
create table contrato_valor (
  contrato_id int not null references contrato,
  desde date not null,
  valor_mensal_centavos bigint not null check (valor_mensal_centavos >= 0),
  aditivo_id int references contrato_aditivo,
  primary key (contrato_id, desde)
);

create table contrato_observacao (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  texto text not null,
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index contrato_observacao_contrato on contrato_observacao (contrato_id, id);
create trigger contrato_observacao_imutavel before update or delete on contrato_observacao
  for each row execute function somente_acrescimo();

-- Which warning of which end was already given: an extended contract is warned of again.
create table contrato_alerta (
  contrato_id int not null references contrato,
  termino date not null,
  dias int not null,
  em timestamptz not null,
  primary key (contrato_id, termino, dias)
);

alter table notificacao add column contrato_id int references contrato;

-- ---------------------------------------------------------------------------------------------------------
-- Posts: what is asked of a post is true from a date on. A post begins with its first row and ends with one
-- whose quantity is zero.
-- ---------------------------------------------------------------------------------------------------------

create table posto_vigencia (
  posto_id int not null references posto,
  desde date not null,
  quantidade int not null check (quantidade >= 0),
  salario_previsto_centavos bigint not null check (salario_previsto_centavos > 0),
  -- What the client pays per person and month, where the contract says it.
  preco_centavos bigint check (preco_centavos > 0),
  insalubridade int not null default 0 check (insalubridade in (0, 10, 20, 40)),
  periculosidade boolean not null default false,
  -- The report that grounds the allowance (CLT art. 195).
  laudo text,
  aditivo_id int references contrato_aditivo,
  primary key (posto_id, desde),
  -- Not cumulative: the employee chooses one (CLT art. 193 § 2º).
  check (insalubridade = 0 or not periculosidade)
);

insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, insalubridade, periculosidade)
select po.id, co.inicio, po.quantidade, po.salario_previsto_centavos, po.insalubridade, po.periculosidade
  from posto po join contrato co on co.id = po.contrato_id;

alter table posto
  drop column quantidade,
  drop column salario_previsto_centavos,
  drop column insalubridade,
  drop column periculosidade,
  add column requisitos text;

-- The terms of a post on a day; before it begins, those with which it will.
create function posto_termos(posto int, dia date)
  returns table (
    desde date, quantidade int, salario_previsto_centavos bigint, preco_centavos bigint, insalubridade int,
    periculosidade boolean, laudo text)
  language sql stable
begin atomic
  select pv.desde, pv.quantidade, pv.salario_previsto_centavos, pv.preco_centavos, pv.insalubridade,
         pv.periculosidade, pv.laudo
    from posto_vigencia pv
   where pv.posto_id = posto_termos.posto
   order by (pv.desde <= posto_termos.dia) desc,
            case when pv.desde <= posto_termos.dia then pv.desde end desc, pv.desde
   limit 1;
end;

create table posto_kit (
  posto_id int not null references posto,
  item_id int not null references item_uniforme,
  quantidade int not null check (quantidade > 0),
  primary key (posto_id, item_id)
);

-- ---------------------------------------------------------------------------------------------------------
-- Files that people attach. The bytes are outside the database, under the id; a row says whose they are.
-- ---------------------------------------------------------------------------------------------------------

create table arquivo (
  id uuid primary key,
  nome text not null,
  tipo text not null,
  bytes int not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  enviado_por int not null references usuario,
  enviado_em timestamptz not null
);
create index arquivo_enviado_em on arquivo (enviado_em);

create table contrato_documento (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  arquivo_id uuid not null unique references arquivo,
  tipo text not null,
  descricao text,
  usuario_id int not null references usuario,
  em timestamptz not null,
  cancelado_em timestamptz
);
create index contrato_documento_contrato on contrato_documento (contrato_id);

create trigger auditar after insert or update or delete on cliente_contato for each row execute function auditar('cliente', 'cliente_id');
create trigger auditar after insert or update or delete on contrato_aditivo for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on contrato_valor for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on contrato_observacao for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on contrato_documento for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on posto_vigencia for each row execute function auditar('posto', 'posto_id');
create trigger auditar after insert or update or delete on posto_kit for each row execute function auditar('posto', 'posto_id');

-- The derived column follows from what the trail already has.
drop trigger auditar on contrato;
create trigger auditar after insert or update or delete on contrato
  for each row execute function auditar('contrato', 'id', '', 'termino');

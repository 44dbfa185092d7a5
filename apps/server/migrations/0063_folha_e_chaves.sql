-- The payroll file: what was sent, line by line, once; and the keys by which other systems read.

-- Layout of the file. Append-only: a shipment names the version that it was written by.
create table folha_layout (
  versao int primary key check (versao > 0),
  colunas jsonb not null,
  nota text,
  usuario_id int not null references usuario,
  em timestamptz not null
);
create trigger folha_layout_imutavel before update or delete on folha_layout
  for each row execute function somente_acrescimo();
create trigger auditar after insert on folha_layout for each row execute function auditar('folha_layout', 'versao');

create table folha_envio (
  id int generated always as identity primary key,
  -- First day of the month.
  competencia date not null check (extract(day from competencia) = 1),
  sequencia int not null check (sequencia > 0),
  formato text not null check (formato in ('xlsx', 'csv', 'json')),
  -- 0 for the layout that the system comes with.
  layout_versao int not null,
  linhas int not null check (linhas > 0),
  arquivo_id uuid not null unique references arquivo,
  usuario_id int not null references usuario,
  em timestamptz not null,
  recusado_por int references usuario,
  recusado_em timestamptz,
  recusado_motivo text,
  check ((recusado_em is null) = (recusado_por is null) and (recusado_em is null) = (recusado_motivo is null)),
  unique (competencia, sequencia)
);
create trigger auditar after insert or update or delete on folha_envio
  for each row execute function auditar('folha_envio', 'id');

-- Lines of a shipment. Not in the trail: the file that holds them is kept with its hash, and thousands of rows would be
-- one chain.
create table folha_item (
  id bigint generated always as identity primary key,
  envio_id int not null references folha_envio,
  -- The fact that the line tells of: `ferias:812`.
  chave text collate "C" not null,
  -- How many times the payroll was told of this fact, this time included.
  revisao int not null check (revisao > 0),
  tipo text not null,
  operacao text not null check (operacao in ('inclusao', 'correcao', 'exclusao')),
  vinculo_id int not null references vinculo,
  contrato_id int not null references contrato,
  data date not null,
  retroativo boolean not null,
  hash text not null,
  -- The line as it was written.
  linha jsonb not null,
  -- False once the payroll did not accept the shipment: the fact is free again.
  valido boolean not null default true,
  unique (envio_id, chave)
);
-- No fact is told twice in the same version, whatever two closings at once think.
create unique index folha_item_uma_vez on folha_item (chave, revisao) where valido;

-- Who took a kept file out of the system (LGPD art. 37).
create table folha_retirada (
  id int generated always as identity primary key,
  envio_id int not null references folha_envio,
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index folha_retirada_envio on folha_retirada (envio_id);
create trigger folha_retirada_imutavel before update or delete on folha_retirada
  for each row execute function somente_acrescimo();
create trigger auditar after insert on folha_retirada
  for each row execute function auditar('folha_envio', 'envio_id');

-- Whose bank data changed, and when.
create index auditoria_banco on auditoria (em)
  where tabela = 'pessoa' and operacao = 'UPDATE'
    and mudancas ?| array['banco', 'agencia', 'conta', 'conta_digito', 'conta_tipo', 'pix'];

-- Keys of other systems. The key itself is shown once and never kept.
create table chave_api (
  id int generated always as identity primary key,
  nome text not null,
  -- The part that people may see, to tell one key from another.
  prefixo text collate "C" not null unique,
  hash text not null,
  escopos text[] not null check (cardinality(escopos) > 0),
  por_minuto int not null check (por_minuto > 0),
  expira_em timestamptz not null,
  criado_por int not null references usuario,
  criado_em timestamptz not null,
  revogado_por int references usuario,
  revogado_em timestamptz,
  revogado_motivo text,
  check ((revogado_em is null) = (revogado_por is null) and (revogado_em is null) = (revogado_motivo is null))
);
create trigger auditar after insert or update or delete on chave_api
  for each row execute function auditar('chave_api', 'id', 'hash');

-- The contracts that a key is limited to; none for all of them.
create table chave_api_contrato (
  chave_id int not null references chave_api,
  contrato_id int not null references contrato,
  primary key (chave_id, contrato_id)
);
create trigger auditar after insert or update or delete on chave_api_contrato
  for each row execute function auditar('chave_api', 'chave_id');

-- The minute under way and the last use: what limits a key on every instance. Nothing of it is a fact of the business.
create table chave_api_janela (
  chave_id int primary key references chave_api,
  minuto timestamptz not null,
  vezes int not null,
  ultimo_uso timestamptz not null,
  ultimo_ip text not null
);

-- What a key was used for and refused, counted by day. Strangers' attempts have no key.
create table chave_api_uso (
  chave_id int references chave_api,
  dia date not null,
  chamada text not null,
  resultado text not null
    check (resultado in ('usada', 'desconhecida', 'revogada', 'vencida', 'sem_escopo', 'limite')),
  vezes int not null,
  ultimo_em timestamptz not null,
  ultimo_ip text not null,
  unique nulls not distinct (chave_id, dia, chamada, resultado)
);

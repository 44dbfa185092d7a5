-- Extensions: part of every PostgreSQL distribution that the product supports (15 and later).
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- Text as the search sees it: without accents and case, compared byte by byte.
create function busca(texto text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto)) collate "C";

-- ---------------------------------------------------------------------------------------------------------
-- Audit trail: one chain of hashes per record, written by triggers so that no code can forget it.
-- Who, from where and in which request come from settings of the transaction (see db/escrita.ts).
-- ---------------------------------------------------------------------------------------------------------

create table auditoria (
  id bigint generated always as identity primary key,
  entidade text not null,
  registro bigint not null,
  sequencia int not null,
  tabela text not null,
  operacao text not null check (operacao in ('INSERT', 'UPDATE', 'DELETE')),
  usuario_id int,
  ip text,
  requisicao text,
  em timestamptz not null,
  -- { coluna: [antes, depois] }
  mudancas jsonb not null,
  hash_anterior text not null,
  hash text not null,
  unique (entidade, registro, sequencia)
);

-- The head of each chain: serialises writers and shows a truncated tail.
create table auditoria_cabeca (
  entidade text not null,
  registro bigint not null,
  sequencia int not null,
  hash text not null,
  primary key (entidade, registro)
);

create function auditoria_hash(
  hash_anterior text, entidade text, registro bigint, sequencia int, tabela text, operacao text,
  usuario_id int, ip text, requisicao text, em timestamptz, mudancas jsonb
) returns text
  language sql stable
  return encode(sha256(convert_to(
    jsonb_build_array(
      hash_anterior, entidade, registro, sequencia, tabela, operacao, usuario_id, ip, requisicao,
      extract(epoch from em), mudancas
    )::text, 'UTF8')), 'hex');

-- Arguments: entity, column that holds its id, columns whose value is hidden, columns that are derived.
create function auditar() returns trigger language plpgsql as $$
declare
  v_entidade constant text := tg_argv[0];
  v_ocultas constant text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
  v_derivadas constant text[] := string_to_array(coalesce(tg_argv[3], ''), ',');
  v_antes constant jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  v_depois constant jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  v_registro constant bigint := coalesce(v_depois ->> tg_argv[1], v_antes ->> tg_argv[1])::bigint;
  v_usuario constant int := nullif(current_setting('rh.usuario', true), '')::int;
  v_ip constant text := nullif(current_setting('rh.ip', true), '');
  v_requisicao constant text := nullif(current_setting('rh.requisicao', true), '');
  v_em constant timestamptz := clock_timestamp();
  v_mudancas jsonb;
  v_cabeca auditoria_cabeca;
  v_hash text;
begin
  select jsonb_object_agg(
           coluna,
           case when coluna = any (v_ocultas)
             then jsonb_build_array('•••', '•••')
             else jsonb_build_array(v_antes -> coluna, v_depois -> coluna)
           end)
    into v_mudancas
    from jsonb_object_keys(v_antes || v_depois) as coluna
   where v_antes -> coluna is distinct from v_depois -> coluna
     and coluna <> all (v_derivadas);
  if v_mudancas is null then
    return null;
  end if;

  insert into auditoria_cabeca (entidade, registro, sequencia, hash)
  values (v_entidade, v_registro, 0, '')
  on conflict (entidade, registro) do nothing;
  select * into v_cabeca from auditoria_cabeca
   where entidade = v_entidade and registro = v_registro for update;

  v_hash := auditoria_hash(v_cabeca.hash, v_entidade, v_registro, v_cabeca.sequencia + 1, tg_table_name::text,
    tg_op, v_usuario, v_ip, v_requisicao, v_em, v_mudancas);
  insert into auditoria (entidade, registro, sequencia, tabela, operacao, usuario_id, ip, requisicao, em,
                         mudancas, hash_anterior, hash)
  values (v_entidade, v_registro, v_cabeca.sequencia + 1, tg_table_name, tg_op, v_usuario, v_ip, v_requisicao,
          v_em, v_mudancas, v_cabeca.hash, v_hash);
  update auditoria_cabeca set sequencia = v_cabeca.sequencia + 1, hash = v_hash
   where entidade = v_entidade and registro = v_registro;
  return null;
end $$;

create function somente_acrescimo() returns trigger language plpgsql as $$
begin
  raise exception 'A tabela % aceita somente acréscimos.', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger auditoria_imutavel before update or delete on auditoria
  for each row execute function somente_acrescimo();

-- Rows of the trail that do not agree with their chain: edited, missing, reordered or cut off.
create view auditoria_quebrada as
with elos as (
  select a.*, lag(a.hash, 1, '') over cadeia as esperado, row_number() over cadeia as posicao
    from auditoria a
  window cadeia as (partition by entidade, registro order by sequencia)
)
select entidade, registro, sequencia, 'elo alterado' as problema
  from elos
 where hash_anterior <> esperado or sequencia <> posicao
    or hash <> auditoria_hash(hash_anterior, entidade, registro, sequencia, tabela, operacao, usuario_id, ip,
                              requisicao, em, mudancas)
union all
select c.entidade, c.registro, c.sequencia, 'fim da cadeia removido'
  from auditoria_cabeca c
 where not exists (
   select from auditoria a
    where a.entidade = c.entidade and a.registro = c.registro and a.sequencia = c.sequencia and a.hash = c.hash)
union all
select a.entidade, a.registro, max(a.sequencia), 'cadeia sem cabeça'
  from auditoria a
 where not exists (select from auditoria_cabeca c where c.entidade = a.entidade and c.registro = a.registro)
 group by a.entidade, a.registro;

-- ---------------------------------------------------------------------------------------------------------
-- Company, sectors, people who log in
-- ---------------------------------------------------------------------------------------------------------

create table empresa (
  id int primary key default 1 check (id = 1),
  razao_social text not null,
  nome_fantasia text not null,
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  logo text not null,
  logo_pequena text not null
);

-- Rows of these two follow the sector table of the domain package at every start.
create table setor (
  id int primary key,
  slug text not null unique,
  nome text not null,
  icon text not null
);

create table grupo (
  id int generated always as identity primary key,
  nome text not null,
  setor_id int not null references setor,
  unique (nome, setor_id)
);

create table usuario (
  id int generated always as identity primary key,
  usuario text not null unique check (usuario = lower(usuario)),
  nome text not null,
  email text not null unique check (email = lower(email)),
  senha_hash text not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  versao int not null default 1
);

create table usuario_grupo (
  usuario_id int not null references usuario,
  grupo_id int not null references grupo,
  primary key (usuario_id, grupo_id)
);

create table horario (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  dia_semana text not null check (dia_semana in
    ('Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo')),
  entrada time(0) not null,
  saida time(0) not null,
  -- A night shift is two windows; see packages/domain/src/acesso/janela.ts.
  check (saida > entrada)
);
create index horario_usuario on horario (usuario_id);

create table liberacao_horario (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  ate timestamptz not null,
  motivo text not null,
  concedida_por int not null references usuario,
  criada_em timestamptz not null default now()
);
create index liberacao_horario_usuario on liberacao_horario (usuario_id, ate);

create table sessao (
  id uuid primary key,
  usuario_id int not null references usuario,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  -- The password was asked again; sensitive actions are allowed until then.
  confirmada_ate timestamptz,
  ip text not null,
  agente text not null
);
create index sessao_usuario on sessao (usuario_id) where encerrada_em is null;

create table tentativa_login (
  -- usuário + endereço, or address alone
  chave text primary key,
  falhas int not null,
  bloqueada_ate timestamptz not null,
  atualizada_em timestamptz not null
);

-- Signing keys of the access tokens: the newest signs, all of them verify.
create table chave_token (
  kid text primary key,
  segredo bytea not null,
  criada_em timestamptz not null default now()
);

-- A write sent twice (double click, retry) is done once: the second gets the first one's answer.
create table idempotencia (
  usuario_id int not null references usuario,
  chave text not null,
  chamada text not null,
  corpo_hash text not null,
  resposta jsonb,
  criada_em timestamptz not null default now(),
  primary key (usuario_id, chave)
);
create index idempotencia_criada on idempotencia (criada_em);

-- ---------------------------------------------------------------------------------------------------------
-- Clients, contracts, posts
-- ---------------------------------------------------------------------------------------------------------

create table cliente (
  id int generated always as identity primary key,
  razao_social text not null,
  nome_fantasia text not null,
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  publico boolean not null default false
);

create table sindicato (
  id int generated always as identity primary key,
  nome text not null,
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  uf text not null,
  data_base_mes int not null check (data_base_mes between 1 and 12)
);

create table centro_de_custo (
  id int generated always as identity primary key,
  codigo text not null unique,
  descricao text not null,
  ativo boolean not null default true
);

create table cargo (
  id int generated always as identity primary key,
  titulo text not null unique,
  cbo text not null check (cbo ~ '^[0-9]{6}$')
);

create table piso_salarial (
  cargo_id int not null references cargo,
  sindicato_id int not null references sindicato,
  desde date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  primary key (cargo_id, sindicato_id, desde)
);

create table parametro_legal (
  nome text not null,
  desde date not null,
  valor numeric not null,
  fonte text not null,
  primary key (nome, desde)
);

create table escala (
  id int generated always as identity primary key,
  nome text not null unique,
  tipo text not null,
  entrada time(0) not null,
  saida time(0) not null,
  horas_semanais numeric(4, 2) not null,
  noturna boolean not null default false
);

create table contrato (
  id int generated always as identity primary key,
  numero text not null unique,
  cliente_id int not null references cliente,
  objeto text not null,
  inicio date not null,
  fim date not null,
  sindicato_id int not null references sindicato,
  centro_de_custo_id int not null references centro_de_custo,
  check (fim >= inicio)
);
create index contrato_cliente on contrato (cliente_id);

create table local (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  nome text not null,
  endereco text not null,
  municipio text not null,
  uf text not null,
  unique (contrato_id, nome)
);

create table posto (
  id int generated always as identity primary key,
  local_id int not null references local,
  contrato_id int not null references contrato,
  cargo_id int not null references cargo,
  escala_id int not null references escala,
  quantidade int not null check (quantidade >= 0),
  salario_previsto_centavos bigint not null check (salario_previsto_centavos > 0),
  insalubridade int not null default 0 check (insalubridade in (0, 10, 20, 40)),
  periculosidade boolean not null default false,
  -- Not cumulative: the employee chooses one (CLT art. 193 § 2º).
  check (insalubridade = 0 or not periculosidade)
);
create index posto_contrato on posto (contrato_id);
create index posto_local on posto (local_id);

create table usuario_contrato (
  usuario_id int not null references usuario,
  contrato_id int not null references contrato,
  primary key (usuario_id, contrato_id)
);

-- ---------------------------------------------------------------------------------------------------------
-- People: pessoa (CPF) → vinculo (matrícula) → vinculo_versao by effective date, alocacao in posts
-- ---------------------------------------------------------------------------------------------------------

create table pessoa (
  id int generated always as identity primary key,
  cpf text not null unique check (cpf ~ '^[0-9]{11}$'),
  nome text not null,
  nome_social text,
  nome_busca text not null generated always as (busca(nome)) stored,
  nascimento date not null,
  sexo text not null,
  estado_civil text not null,
  raca_cor text not null,
  grau_instrucao text not null,
  mae text not null,
  pai text,
  telefone text not null,
  email text,
  rg text not null,
  rg_orgao text not null,
  rg_uf text not null,
  rg_emissao date,
  pis text,
  titulo_eleitor text,
  reservista text,
  cep text not null,
  logradouro text not null,
  numero text not null,
  complemento text,
  bairro text not null,
  municipio text not null,
  uf text not null
);
create index pessoa_nome on pessoa (nome_busca text_pattern_ops, id);
create index pessoa_busca on pessoa using gin (nome_busca gin_trgm_ops) with (fastupdate = off);

-- A matrícula is never used again, whatever happens to the transaction that took it (eSocial S-2200).
create sequence matricula_seq start 1001;

-- Six digits, and more when those run out.
create function proxima_matricula() returns text
  language sql volatile
begin atomic
  select lpad(n::text, greatest(6, length(n::text)), '0') from nextval('matricula_seq') as n;
end;

create table processo (
  id int generated always as identity primary key,
  tipo text not null,
  numero text not null,
  status text not null,
  setor_origem int not null references setor,
  solicitante_id int not null references usuario,
  contrato_id int references contrato,
  vinculo_id int,
  data_solicitacao timestamptz,
  data_efetivacao timestamptz,
  versao int not null default 1,
  criado_em timestamptz not null,
  atualizado_em timestamptz not null,
  unique (tipo, numero)
);
create index processo_lista on processo (tipo, status, id);
create index processo_contrato on processo (contrato_id);
create index processo_vinculo on processo (vinculo_id);

create table processo_numeracao (
  tipo text not null,
  ano int not null,
  ultimo int not null,
  primary key (tipo, ano)
);

create table vinculo (
  id int generated always as identity primary key,
  pessoa_id int not null references pessoa,
  matricula text not null unique,
  data_admissao date not null,
  data_desligamento date,
  experiencia_dias int not null default 0,
  experiencia_prorrogacao_dias int not null default 0,
  admissao_id int unique references processo,
  check (data_desligamento >= data_admissao)
);
-- One active bond per person: whatever else fails, nobody is hired twice.
create unique index vinculo_ativo on vinculo (pessoa_id) where data_desligamento is null;
create index vinculo_pessoa on vinculo (pessoa_id);

alter table processo add foreign key (vinculo_id) references vinculo;

create table vinculo_versao (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  vigencia date not null,
  cargo_id int not null references cargo,
  posto_id int not null references posto,
  contrato_id int not null references contrato,
  escala_id int not null references escala,
  sindicato_id int not null references sindicato,
  centro_de_custo_id int not null references centro_de_custo,
  salario_centavos bigint not null check (salario_centavos > 0),
  insalubridade int not null default 0,
  periculosidade boolean not null default false,
  motivo text not null,
  processo_id int references processo,
  unique (vinculo_id, vigencia)
);
create index vinculo_versao_contrato on vinculo_versao (contrato_id);

create table alocacao (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  posto_id int not null references posto,
  inicio date not null,
  fim date,
  -- A substitute who covers an absence does not use a slot of the post.
  tipo text not null default 'titular' check (tipo in ('titular', 'substituto')),
  processo_id int references processo,
  check (fim >= inicio),
  exclude using gist (vinculo_id with =, daterange(inicio, fim, '[]') with &&) where (tipo = 'titular')
);
create index alocacao_posto on alocacao (posto_id, inicio, fim);

-- ---------------------------------------------------------------------------------------------------------
-- Process engine
-- ---------------------------------------------------------------------------------------------------------

create table processo_parecer (
  processo_id int not null references processo,
  parecer text not null,
  decisao text not null,
  dados jsonb not null default '{}',
  comentario text,
  usuario_id int references usuario,
  em timestamptz,
  primary key (processo_id, parecer)
);

create table processo_evento (
  id int generated always as identity primary key,
  processo_id int not null references processo,
  tipo text not null check (tipo in ('criacao', 'edicao', 'transicao', 'parecer')),
  -- transition or parecer
  nome text,
  de text,
  para text,
  motivo text,
  -- reasons per field: [{ etapa, campo, motivo }]
  itens jsonb not null default '[]',
  -- de→para of the form: [{ etapa, campo, de, para }]
  mudancas jsonb not null default '[]',
  -- alerts that the person read and accepted
  alertas jsonb not null default '[]',
  usuario_id int references usuario,
  em timestamptz not null
);
create index processo_evento_processo on processo_evento (processo_id, id);
create trigger processo_evento_imutavel before update or delete on processo_evento
  for each row execute function somente_acrescimo();

create table notificacao (
  id int generated always as identity primary key,
  usuario_id int not null references usuario,
  processo_id int references processo,
  icone text not null,
  texto text not null,
  criada_em timestamptz not null,
  lida_em timestamptz
);
create index notificacao_usuario on notificacao (usuario_id, id desc);

-- The form of an admission is kept as it is typed, step by step; what queries need is derived from it.
create table admissao (
  processo_id int primary key references processo,
  dados jsonb not null default '{}',
  -- The form as it was last sent: the base of the de→para after a correction.
  dados_enviados jsonb,
  cpf text generated always as (dados -> 'pessoais' ->> 'cpf') stored,
  nome text generated always as (dados -> 'pessoais' ->> 'nome') stored,
  nome_busca text generated always as (busca(dados -> 'pessoais' ->> 'nome')) stored,
  posto_id int generated always as ((dados -> 'vaga' ->> 'postoId')::int) stored references posto,
  -- ISO text: a cast to date is not immutable, and ISO dates sort and compare as text.
  data_prevista text generated always as (dados -> 'vaga' ->> 'dataPrevista') stored
);
create index admissao_cpf on admissao (cpf);
create index admissao_posto on admissao (posto_id);
create index admissao_busca on admissao using gin (nome_busca gin_trgm_ops) with (fastupdate = off);

-- ---------------------------------------------------------------------------------------------------------
-- What the trail follows
-- ---------------------------------------------------------------------------------------------------------

create trigger auditar after insert or update or delete on empresa for each row execute function auditar('empresa', 'id');
create trigger auditar after insert or update or delete on usuario for each row execute function auditar('usuario', 'id', 'senha_hash');
create trigger auditar after insert or update or delete on usuario_grupo for each row execute function auditar('usuario', 'usuario_id');
create trigger auditar after insert or update or delete on usuario_contrato for each row execute function auditar('usuario', 'usuario_id');
create trigger auditar after insert or update or delete on horario for each row execute function auditar('usuario', 'usuario_id');
create trigger auditar after insert or update or delete on liberacao_horario for each row execute function auditar('usuario', 'usuario_id');
create trigger auditar after insert or update or delete on cliente for each row execute function auditar('cliente', 'id');
create trigger auditar after insert or update or delete on sindicato for each row execute function auditar('sindicato', 'id');
create trigger auditar after insert or update or delete on centro_de_custo for each row execute function auditar('centro_de_custo', 'id');
create trigger auditar after insert or update or delete on cargo for each row execute function auditar('cargo', 'id');
create trigger auditar after insert or update or delete on piso_salarial for each row execute function auditar('cargo', 'cargo_id');
create trigger auditar after insert or update or delete on escala for each row execute function auditar('escala', 'id');
create trigger auditar after insert or update or delete on contrato for each row execute function auditar('contrato', 'id');
create trigger auditar after insert or update or delete on local for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on posto for each row execute function auditar('contrato', 'contrato_id');
create trigger auditar after insert or update or delete on pessoa for each row execute function auditar('pessoa', 'id', '', 'nome_busca');
create trigger auditar after insert or update or delete on vinculo for each row execute function auditar('vinculo', 'id');
create trigger auditar after insert or update or delete on vinculo_versao for each row execute function auditar('vinculo', 'vinculo_id');
create trigger auditar after insert or update or delete on alocacao for each row execute function auditar('vinculo', 'vinculo_id');
create trigger auditar after insert or update or delete on processo for each row execute function auditar('processo', 'id');
create trigger auditar after insert or update or delete on processo_parecer for each row execute function auditar('processo', 'processo_id');
create trigger auditar after insert or update or delete on admissao for each row execute function auditar('processo', 'processo_id', '', 'cpf,nome,nome_busca,posto_id,data_prevista');

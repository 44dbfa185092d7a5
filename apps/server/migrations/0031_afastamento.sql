-- Leaves: their days, where each stands by its dates, and who is away without a day of return.

-- One row for each leave, from the information on: what its form works out to, kept for lists, reminders and the leaves
-- that come after it. The reason is in the form and here, and nowhere else.
create table afastamento (
  processo_id int primary key references processo,
  vinculo_id int not null references vinculo,
  -- Code of the table of reasons.
  motivo text not null,
  inicio date not null,
  -- Open where nobody knows when the person comes back.
  fim date,
  -- The last day that it had before it was last extended.
  prorrogado_de date,
  -- First day paid by INSS, and the first one from which the return asks for an exam.
  inss_apartir_de date,
  exame_desde date,
  -- The first leave of the same illness: their days add up (Decreto 3.048/1999 art. 75).
  doenca_de int references processo,
  remunerado boolean,
  -- What was recorded later, as far as it decides where the leave stands.
  inss_decisao text check (inss_decisao in ('concedido', 'negado')),
  inss_cessacao date,
  exame_em date,
  exame_resultado text check (exame_resultado in ('apto', 'inapto')),
  retorno date,
  -- Deadlines of law that somebody is reminded of; null where there is none, or once it is met.
  cat_ate date,
  s2230_ate date,
  -- Protection that it opens, with its last day where that is known.
  estabilidade text,
  estabilidade_ate date,
  -- Homologated, and the person did not come back yet.
  vigente boolean not null default false,
  check (fim >= inicio),
  check ((exame_em is null) = (exame_resultado is null))
);
create index afastamento_vinculo on afastamento (vinculo_id, inicio);
create index afastamento_vigente on afastamento (vinculo_id, fim) where vigente;
create index afastamento_estabilidade on afastamento (estabilidade_ate, vinculo_id) where estabilidade is not null;
create trigger auditar after insert or update or delete on afastamento
  for each row execute function auditar('processo', 'processo_id');

-- Leaves of one person never overlap, whoever informs them at the same moment.
alter table ausencia add constraint ausencia_afastamentos_sobrepostos
  exclude using gist (vinculo_id with =, daterange(inicio, fim, '[]') with &&) where (tipo = 'afastamento');

-- Reminders of what comes in a leave, each once (see `avisarAntes`).
create table afastamento_aviso (
  processo_id int not null references processo,
  assunto text not null,
  fim date not null,
  dias int not null,
  em timestamptz not null,
  unique (processo_id, assunto, fim, dias)
);

insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos, sensivel)
select d.codigo, d.descricao, 'opcional', d.fundamento, 'finalizacao', '{afastamento}', d.sensivel
  from (values
    ('ATESTADO', 'Atestado ou comprovante do afastamento', 'Lei 605/1949 art. 6º; CLT art. 473', true),
    ('CAT', 'Comunicação de acidente de trabalho (CAT)', 'Lei 8.213/1991 art. 22', true),
    ('ASO_RETORNO', 'Atestado de saúde ocupacional de retorno', 'NR-7 item 7.5.9', true),
    ('DECISAO_INSS', 'Comunicação de decisão do INSS', 'Lei 8.213/1991 art. 60', false))
    as d(codigo, descricao, fundamento, sensivel)
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;

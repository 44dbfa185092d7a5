-- Vacations: the periods of a bond, their ledger, and the days on which somebody is away.

-- One acquisition period (CLT art. 130) with the twelve months after it in which it has to be enjoyed (art. 134).
create table ferias_periodo (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  inicio date not null,
  fim date not null,
  concessao_fim date not null,
  -- Unjustified absences (art. 130), typed by Rh; null until somebody said how many.
  faltas int check (faltas between 0 and 366),
  faltas_por int references usuario,
  faltas_em timestamptz,
  -- Why it does not begin on the anniversary, or gives no vacation (arts. 132 and 133).
  motivo text,
  -- The sum of its ledger, and the last day on which it may begin without double pay (arts. 134 and 137): what the queue
  -- of vacations to expire is sorted by.
  saldo int not null default 0 check (saldo >= 0),
  ultimo_inicio date generated always as (case when saldo > 0 then concessao_fim - saldo + 1 end) stored,
  unique (vinculo_id, inicio),
  check (fim >= inicio and concessao_fim > fim),
  exclude using gist (vinculo_id with =, daterange(inicio, fim, '[]') with &&)
);
create index ferias_periodo_a_vencer on ferias_periodo (ultimo_inicio, id) include (vinculo_id, saldo) where saldo > 0;
create trigger auditar after insert or update or delete on ferias_periodo
  for each row execute function auditar('vinculo', 'vinculo_id', '', 'saldo,ultimo_inicio');

-- Append-only: the balance of a period is the sum of its lines, and never below zero.
create table ferias_lancamento (
  id int generated always as identity primary key,
  periodo_id int not null references ferias_periodo,
  tipo text not null
    check (tipo in ('direito', 'reserva', 'gozo', 'abono', 'perda', 'ajuste', 'estorno')),
  dias int not null check (dias <> 0),
  processo_id int references processo,
  motivo text,
  usuario_id int references usuario,
  em timestamptz not null,
  -- What gives adds, what takes subtracts; an adjustment does either, and says why.
  check (case tipo when 'direito' then dias > 0 when 'estorno' then dias > 0 when 'ajuste' then motivo is not null
         else dias < 0 end)
);
create index ferias_lancamento_periodo on ferias_lancamento (periodo_id, id);
create index ferias_lancamento_processo on ferias_lancamento (processo_id) where processo_id is not null;
-- The entitlement is given once; what changes it later is an adjustment.
create unique index ferias_lancamento_direito on ferias_lancamento (periodo_id) where tipo = 'direito';
create trigger ferias_lancamento_imutavel before update or delete on ferias_lancamento
  for each row execute function somente_acrescimo();
create trigger auditar after insert on ferias_lancamento
  for each row execute function auditar('ferias_periodo', 'periodo_id');

-- The row of the period is locked first: two requests for the same days come one after the other.
create function conferir_saldo_de_ferias() returns trigger language plpgsql as $$
declare
  v_saldo int;
begin
  perform from ferias_periodo where id = new.periodo_id for update;
  select sum(dias) into v_saldo from ferias_lancamento where periodo_id = new.periodo_id;
  -- Checked before it is written, to say whose balance it is.
  if v_saldo < 0 then
    raise exception 'O saldo do período de férias % ficaria em % dias.', new.periodo_id, v_saldo
      using errcode = 'check_violation', constraint = 'ferias_saldo';
  end if;
  update ferias_periodo set saldo = v_saldo where id = new.periodo_id and saldo <> v_saldo;
  return null;
end $$;
create constraint trigger ferias_saldo after insert on ferias_lancamento
  deferrable initially immediate for each row execute function conferir_saldo_de_ferias();

-- Days on which a person is away by a process. Vacations of one person never overlap.
create table ausencia (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  tipo text not null check (tipo in ('ferias', 'afastamento')),
  processo_id int not null references processo,
  periodo_id int references ferias_periodo,
  inicio date not null,
  -- Open for a leave whose end is not known.
  fim date,
  -- Only asked for, or approved.
  confirmada boolean not null default false,
  check (fim >= inicio),
  check ((tipo = 'ferias') = (periodo_id is not null)),
  constraint ausencia_ferias_sobrepostas
    exclude using gist (vinculo_id with =, daterange(inicio, fim, '[]') with &&) where (tipo = 'ferias')
);
create index ausencia_vinculo on ausencia (vinculo_id, inicio);
create index ausencia_processo on ausencia (processo_id);
create index ausencia_dias on ausencia using gist (daterange(inicio, fim, '[]'));
create index ausencia_periodo on ausencia (periodo_id) where periodo_id is not null;
create trigger auditar after insert or update or delete on ausencia
  for each row execute function auditar('vinculo', 'vinculo_id');

-- A company that has its register already gets the documents of the vacations; a new one begins with the whole list.
insert into documento_tipo (codigo, descricao, obrigatoriedade, fundamento, momento, processos)
select d.codigo, d.descricao, d.obrigatoriedade, d.fundamento, 'finalizacao', '{ferias}'
  from (values
    ('AVISO_FERIAS', 'Aviso de férias assinado', 'obrigatorio', 'CLT art. 135'),
    ('RECIBO_FERIAS', 'Recibo de férias assinado', 'opcional', 'CLT art. 145, parágrafo único'),
    ('ABONO_FERIAS', 'Solicitação de abono assinada', 'opcional', 'CLT art. 143 § 1º'),
    ('CANCELAMENTO_FERIAS', 'Cancelamento de férias assinado', 'opcional', 'CLT art. 135'))
    as d(codigo, descricao, obrigatoriedade, fundamento)
 where exists (select from documento_tipo)
on conflict (codigo) do nothing;

-- What moves the acquisition periods of a bond, or makes one be lost (CLT arts. 130, 132 and 133). Append-only: undoing one
-- is a row of its own.
create table ferias_ocorrencia (
  id int generated always as identity primary key,
  vinculo_id int not null references vinculo,
  tipo text not null check (tipo in ('LICENCA_SEM_REMUNERACAO', 'PRISAO', 'SUSPENSAO', 'SERVICO_MILITAR',
                                     'LICENCA_REMUNERADA', 'PARALISACAO', 'BENEFICIO_INSS')),
  inicio date not null,
  fim date not null,
  -- First day back at work, where it is not the one after the last.
  retorno date,
  motivo text not null,
  -- The one that this row takes back, of the same kind and days.
  desfaz_id int unique references ferias_ocorrencia,
  usuario_id int references usuario,
  em timestamptz not null,
  check (fim >= inicio and retorno > fim)
);
create index ferias_ocorrencia_vinculo on ferias_ocorrencia (vinculo_id, inicio);
create trigger ferias_ocorrencia_imutavel before update or delete on ferias_ocorrencia
  for each row execute function somente_acrescimo();
create trigger auditar after insert on ferias_ocorrencia
  for each row execute function auditar('vinculo', 'vinculo_id');

-- Days that an occurrence took, or that its undoing gave back.
alter table ferias_lancamento add column ocorrencia_id int references ferias_ocorrencia;

alter table ferias_periodo
  -- Gives no vacation (CLT art. 133).
  add column perdido boolean not null default false,
  -- There is no such period any more: the count passes it by. Its row stays for its lines.
  add column anulado boolean not null default false,
  -- Its days were given; false again once an occurrence took them all.
  add column concedido boolean not null default false;
update ferias_periodo p set concedido = true
 where exists (select from ferias_lancamento l where l.periodo_id = p.id and l.tipo = 'direito');

-- Periods move together: what counts is how they stand at the end.
alter table ferias_periodo drop constraint ferias_periodo_vinculo_id_inicio_key;
alter table ferias_periodo drop constraint ferias_periodo_vinculo_id_daterange_excl;
alter table ferias_periodo add constraint ferias_periodo_sobreposto
  exclude using gist (vinculo_id with =, daterange(inicio, fim, '[]') with &&) where (not anulado)
  deferrable initially immediate;
create index ferias_periodo_vinculo on ferias_periodo (vinculo_id, inicio);

drop trigger auditar on ferias_periodo;
create trigger auditar after insert or update or delete on ferias_periodo
  for each row execute function auditar('vinculo', 'vinculo_id', '', 'saldo,ultimo_inicio,concedido');

-- Given once, unless an occurrence took them: the lock of the period decides, no longer an index.
drop index ferias_lancamento_direito;
create or replace function conferir_saldo_de_ferias() returns trigger language plpgsql as $$
declare
  v_saldo int;
  v_concedido boolean;
begin
  select concedido into v_concedido from ferias_periodo where id = new.periodo_id for update;
  if new.tipo = 'direito' and v_concedido then
    raise exception 'Os dias do período de férias % já foram dados.', new.periodo_id
      using errcode = 'unique_violation', constraint = 'ferias_lancamento_direito';
  end if;
  select sum(dias) into v_saldo from ferias_lancamento where periodo_id = new.periodo_id;
  -- Checked before it is written, to say whose balance it is.
  if v_saldo < 0 then
    raise exception 'O saldo do período de férias % ficaria em % dias.', new.periodo_id, v_saldo
      using errcode = 'check_violation', constraint = 'ferias_saldo';
  end if;
  update ferias_periodo set saldo = v_saldo, concedido = v_concedido or new.tipo = 'direito'
   where id = new.periodo_id and (saldo <> v_saldo or new.tipo = 'direito');
  return null;
end $$;

-- A folguista covers as well.
drop index alocacao_substituto;
create index alocacao_cobertura on alocacao (processo_id) where tipo <> 'titular';

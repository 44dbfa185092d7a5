-- Days that vacations took of each period, kept beside its balance by the trigger of the ledger: what is owed to a whole
-- company is then read without the lines. What the period was given is its balance and what was taken.
alter table ferias_periodo add column tomado int not null default 0;

drop trigger auditar on ferias_periodo;
update ferias_periodo p set tomado = l.tomado
  from (select periodo_id, -sum(dias) as tomado from ferias_lancamento
         where processo_id is not null and tipo <> 'ajuste' group by periodo_id) l
 where l.periodo_id = p.id;
create trigger auditar after insert or update or delete on ferias_periodo
  for each row execute function auditar('vinculo', 'vinculo_id', '', 'saldo,ultimo_inicio,concedido,tomado');

create or replace function conferir_saldo_de_ferias() returns trigger language plpgsql as $$
declare
  v_saldo int;
  v_tomado int;
  v_concedido boolean;
begin
  select concedido into v_concedido from ferias_periodo where id = new.periodo_id for update;
  if new.tipo = 'direito' and v_concedido then
    raise exception 'Os dias do período de férias % já foram dados.', new.periodo_id
      using errcode = 'unique_violation', constraint = 'ferias_lancamento_direito';
  end if;
  select sum(dias), coalesce(-sum(dias) filter (where processo_id is not null and tipo <> 'ajuste'), 0)
    into v_saldo, v_tomado
    from ferias_lancamento where periodo_id = new.periodo_id;
  -- Checked before it is written, to say whose balance it is.
  if v_saldo < 0 then
    raise exception 'O saldo do período de férias % ficaria em % dias.', new.periodo_id, v_saldo
      using errcode = 'check_violation', constraint = 'ferias_saldo';
  end if;
  update ferias_periodo
     set saldo = v_saldo, tomado = v_tomado, concedido = v_concedido or new.tipo = 'direito'
   where id = new.periodo_id and (saldo <> v_saldo or tomado <> v_tomado or new.tipo = 'direito');
  if exists (select from ferias_lancamento where periodo_id = new.periodo_id and em > new.em) then
    perform contar_saldos_de_ferias(array[new.periodo_id]);
  else
    delete from ferias_saldo where periodo_id = new.periodo_id and desde = new.em;
    update ferias_saldo set ate = new.em where periodo_id = new.periodo_id and ate = 'infinity';
    if v_saldo > 0 then
      insert into ferias_saldo (periodo_id, desde, saldo) values (new.periodo_id, new.em, v_saldo);
    end if;
  end if;
  return null;
end $$;

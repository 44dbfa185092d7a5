-- The balance of each period of vacation between its movements, carried: of any moment that is over it is one range of an
-- index, and no sum over the lines of the ledger. Made of the ledger alone, by its trigger; spans without a balance have
-- no row. The last one ends in infinity.
create table ferias_saldo (
  periodo_id int not null references ferias_periodo,
  desde timestamptz not null,
  ate timestamptz not null default 'infinity',
  saldo int not null check (saldo > 0),
  primary key (periodo_id, desde),
  check (ate > desde)
);
create index ferias_saldo_em on ferias_saldo (ate, desde) include (periodo_id, saldo);

-- All spans of these periods from their lines, in whatever order those were written.
create function contar_saldos_de_ferias(p_periodos int[]) returns void language sql as $$
  delete from ferias_saldo where periodo_id = any (p_periodos);
  insert into ferias_saldo (periodo_id, desde, ate, saldo)
  select periodo_id, em, ate, saldo
    from (select periodo_id, em, lead(em, 1, 'infinity') over w as ate, (sum(dias) over w)::int as saldo
            from (select periodo_id, em, sum(dias) as dias from ferias_lancamento
                   where periodo_id = any (p_periodos) group by periodo_id, em) l
          window w as (partition by periodo_id order by em)) s
   where saldo > 0;
$$;
select contar_saldos_de_ferias(array(select distinct periodo_id from ferias_lancamento));

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

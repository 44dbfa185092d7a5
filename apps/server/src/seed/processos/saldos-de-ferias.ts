import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { abrirPeriodos } from '../../modules/colaborador/ferias/periodos.ts'
import { isoDe } from '../../clock.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
}

/**
 * Periods and balances as a house has them that does not do everything on time: most people enjoyed theirs, some have
 * days that expire in the coming weeks, a few were forgotten and are double already.
 */
export async function inserirSaldosDeFerias(tx: Tx, { agora, hoje, usuarioIds }: Palco): Promise<void> {
  const em = isoDe(agora)
  await esquecer(tx, hoje, em)
  await abrirPeriodos({ tx, agora, noFim: () => undefined, depois: () => undefined }, hoje)
  const cadastro = usuarioIds['cadastro'] ?? 0
  await sql`
    update ferias_periodo set faltas = ${FALTAS}, faltas_por = ${cadastro}::int, faltas_em = ${em}::timestamptz
     where fim < ${hoje}::date and concessao_fim >= ${hoje}::date and vinculo_id % 9 <> 4`.execute(tx)
  await sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, motivo, usuario_id, em)
    select p.id, 'perda', -6, '8 faltas sem justificativa (CLT art. 130)', ${cadastro}::int, ${em}::timestamptz
      from ferias_periodo p where p.faltas = 8 order by p.id`.execute(tx)
  await gozar(tx, hoje, em)
}

/** Somebody in seventeen stayed away without a reason. */
const FALTAS = sql`case when vinculo_id % 17 = 3 then 8 else 0 end`

/** Whose time runs out sooner has mostly been; of the others one half has, and some took a part. */
const gozar = (tx: Tx, hoje: string, em: string) =>
  sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, motivo, em)
    select p.id, 'gozo', -case when p.vinculo_id % 7 = 2 and s.saldo >= 25 then 20 else s.saldo end,
           'Gozadas antes do sistema', ${em}::timestamptz
      from ferias_periodo p
      join lateral (select sum(l.dias)::int as saldo from ferias_lancamento l where l.periodo_id = p.id) s on s.saldo > 0
     where p.fim < ${hoje}::date and p.concessao_fim >= ${hoje}::date
       and case when p.concessao_fim < ${hoje}::date + 100 then p.vinculo_id % 4 <> 0 else p.vinculo_id % 2 = 0 end
     order by p.id`.execute(tx)

const ESQUECIDOS = 4

/** The first period of somebody of two years and some months, known and never enjoyed. */
const esquecer = (tx: Tx, hoje: string, em: string) =>
  sql`
    with esquecido as (
      insert into ferias_periodo (vinculo_id, inicio, fim, concessao_fim)
      select v.id, v.data_admissao, v.data_admissao + interval '1 year' - interval '1 day',
             v.data_admissao + interval '2 years' - interval '1 day'
        from vinculo v
       where v.data_desligamento is null and v.data_admissao < ${hoje}::date - interval '2 years 10 days'
       order by v.data_admissao desc, v.id limit ${ESQUECIDOS}
      returning id)
    insert into ferias_lancamento (periodo_id, tipo, dias, em)
    select id, 'direito', 30, ${em}::timestamptz from esquecido order by id`.execute(tx)

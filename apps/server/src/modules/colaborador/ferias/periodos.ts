import { sql } from 'kysely'
import type { AberturaDeFerias } from '@rh/domain/importacao/regras/ferias'
import { indiceDoPeriodo, periodoDeFerias, type PeriodoDeFerias } from '@rh/domain/regras/ferias/periodos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { writeAsSystem, type UnitOfWork } from '../../../db/write.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { direitoPor, lancar, motivoDasFaltas } from './razao.ts'

/** Bonds taken at once: a first run over a company of 100,000 keeps no transaction open for long. */
const LOTE = 2000

/** What people bring from before the system, and who says so. */
interface Aberturas {
  readonly motivo: string
  readonly usuarioId: number
  readonly porVinculo: ReadonlyMap<number, AberturaDeFerias>
}

/** Which bonds a run is about: these, or all with a higher id. */
interface Quais {
  readonly vinculoIds?: readonly number[] | undefined
  readonly depoisDe?: number
  readonly aberturas?: Aberturas | undefined
}

interface SemPeriodo {
  readonly id: number
  readonly admissao: string
  /** Last day of the latest period; null while there is none. */
  readonly ate: string | null
}

/** Bonds in force on a day that have no period for it. */
async function listSemPeriodo({ tx }: UnitOfWork, hoje: string, { vinculoIds, depoisDe = 0 }: Quais) {
  const { rows } = await sql<SemPeriodo>`
    select v.id, v.data_admissao as admissao, fp.ate
      from vinculo v
      left join lateral (select max(p.fim) as ate from ferias_periodo p where p.vinculo_id = v.id and not p.anulado) fp on true
     where v.id > ${depoisDe} and v.data_admissao <= ${hoje}::date
       and (v.data_desligamento is null or v.data_desligamento >= ${hoje}::date)
       and (fp.ate is null or fp.ate < ${hoje}::date)
       ${vinculoIds ? sql`and v.id = any (${[...vinculoIds]}::int[])` : sql``}
     order by v.id limit ${LOTE}`.execute(tx)
  return rows
}

/** The periods of a bond that are still to be opened, up to the one in progress. */
export function periodosQueFaltam(
  { admissao, ate }: Omit<SemPeriodo, 'id'>,
  hoje: string,
): PeriodoDeFerias[] {
  const desde = ate === null ? admissao : somarDias(ate, 1)
  // A loss moves the anniversary (CLT art. 133 § 2º); without one it stays that of the admission.
  const primeiro = indiceDoPeriodo(admissao, desde) ?? 0
  const noAniversario = periodoDeFerias(admissao, primeiro)?.aquisitivoInicio === desde
  const [base, indice] = noAniversario ? [admissao, primeiro] : [desde, 0]
  const periodos: PeriodoDeFerias[] = []
  for (let i = indice; ; i++) {
    const periodo = periodoDeFerias(base, i)
    if (!periodo || periodo.aquisitivoInicio > hoje) return periodos
    periodos.push(periodo)
  }
}

/**
 * Opens the acquisition periods that are missing on a day, of these bonds or of all. What was due to be enjoyed before
 * the system knew the person is taken as settled: its days enter the ledger and leave it, each line saying so.
 */
export async function abrirPeriodos(
  work: UnitOfWork,
  hoje: string,
  vinculoIds?: readonly number[],
  aberturas?: Aberturas,
): Promise<void> {
  let depoisDe: number | null = 0
  while (depoisDe !== null) depoisDe = await abrirLote(work, hoje, { vinculoIds, depoisDe, aberturas })
}

/** Opens the periods of one batch. Answers its last bond; null where there is no other batch. */
async function abrirLote(work: UnitOfWork, hoje: string, quais: Quais): Promise<number | null> {
  const vinculos = await listSemPeriodo(work, hoje, quais)
  const linhas = vinculos.flatMap(({ id, ...vinculo }) =>
    periodosQueFaltam(vinculo, hoje).map((periodo) => ({
      vinculo: id,
      inicio: periodo.aquisitivoInicio,
      fim: periodo.aquisitivoFim,
      concessao: periodo.concessivoFim,
    })),
  )
  await sql`
    insert into ferias_periodo (vinculo_id, inicio, fim, concessao_fim)
    select vinculo, inicio, fim, concessao
      from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
        as l(vinculo int, inicio date, fim date, concessao date)`.execute(work.tx)
  const ids = vinculos.map(({ id }) => id)
  const novos = vinculos.flatMap(({ id, ate }) => (ate === null ? [id] : []))
  await concederDireitos(work, hoje, { vinculoIds: ids, novos, aberturas: quais.aberturas })
  return vinculos.length < LOTE ? null : (ids.at(-1) ?? null)
}

/** Days of a whole period without unjustified absences (CLT art. 130 I). */
const DIREITO = 30

interface Concedido {
  readonly periodoId: number
  readonly vinculoId: number
  readonly inicio: string
  readonly faltas: number
  /** Had to be enjoyed before the system knew the person. */
  readonly vencido: boolean
}

/**
 * Gives the days of the periods that the person completed, once; absences and losses are lines of their own. Only of a bond
 * that is new here something is taken as settled: what expires while the system is off is owed all the same.
 */
export async function concederDireitos(
  work: UnitOfWork,
  hoje: string,
  {
    vinculoIds,
    novos = [],
    aberturas,
  }: Pick<Quais, 'vinculoIds' | 'aberturas'> & { readonly novos?: readonly number[] } = {},
): Promise<void> {
  const { rows } = await sql<Concedido>`
    with dados as (
      insert into ferias_lancamento (periodo_id, tipo, dias, em)
      select p.id, 'direito', ${DIREITO}, ${isoDe(work.agora)}::timestamptz
        from ferias_periodo p join vinculo v on v.id = p.vinculo_id
       where p.fim < ${hoje}::date and (v.data_desligamento is null or v.data_desligamento >= p.fim)
         ${vinculoIds ? sql`and p.vinculo_id = any (${[...vinculoIds]}::int[])` : sql``}
         and p.avos is null and not p.concedido and not p.perdido and not p.anulado
      returning periodo_id)
    select p.id as periodo_id, p.vinculo_id, p.inicio, coalesce(p.faltas, 0) as faltas,
           p.concessao_fim < ${hoje}::date and p.vinculo_id = any (${[...novos]}::int[]) as vencido
      from dados d join ferias_periodo p on p.id = d.periodo_id`.execute(work.tx)
  await descontarAdiantados(
    work,
    rows.map(({ periodoId }) => periodoId),
  )
  await lancar(
    work,
    rows.flatMap((periodo) => {
      const { periodoId, faltas } = periodo
      const dias = direitoPor(faltas)
      const perda = { periodoId, tipo: 'perda' as const, dias: dias - DIREITO, usuarioId: null }
      return [{ ...perda, motivo: motivoDasFaltas(faltas) }, anterior(periodo, dias, aberturas)]
    }),
  )
}

/** What a collective vacation gave before the period was complete is in its days now. */
const descontarAdiantados = ({ tx, agora }: UnitOfWork, periodoIds: readonly number[]) =>
  sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, motivo, em)
    select l.periodo_id, 'ajuste', -sum(l.dias), l.processo_id, ${ADIANTADOS}, ${isoDe(agora)}::timestamptz
      from ferias_lancamento l
     where l.periodo_id = any (${[...periodoIds]}::int[]) and l.tipo = 'ajuste' and l.processo_id is not null
     group by l.periodo_id, l.processo_id having sum(l.dias) > 0`.execute(tx)

const ADIANTADOS = 'Período completo: os dias adiantados para as férias coletivas estão no direito'

/** Less than a stretch of the law (CLT art. 134 § 1º) is no vacation that was enjoyed, but a correction. */
const MENOR_TRECHO = 5

/** What was enjoyed of a period before the system: as somebody brought it, or all of one that had to be. */
function anterior(
  { periodoId, vinculoId, inicio, vencido }: Concedido,
  dias: number,
  aberturas: Aberturas | undefined,
) {
  const abertura = aberturas?.porVinculo.get(vinculoId)
  if (!aberturas || !abertura)
    return { periodoId, tipo: 'gozo' as const, dias: vencido ? -dias : 0, motivo: ABERTURA, usuarioId: null }
  const { motivo, usuarioId } = aberturas
  const saldo = inicio < abertura.desde ? 0 : inicio > abertura.desde ? dias : (abertura.saldo ?? dias)
  const tipo = dias - saldo < MENOR_TRECHO ? ('ajuste' as const) : ('gozo' as const)
  return { periodoId, tipo, dias: saldo - dias, motivo, usuarioId }
}

const ABERTURA = 'Saldo de abertura: prazo de gozo anterior ao sistema'

const nome = 'ferias.periodos'

/** Opens the next period of whoever has an anniversary, and gives the days of the one that is complete. */
export const abrirPeriodosDeFerias: Tarefa = {
  nome,
  titulo: 'Abertura de períodos aquisitivos de férias',
  cron: '2 0 * * *',
  executar: async (deps) => {
    const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
    let depoisDe: number | null = 0
    while (depoisDe !== null) {
      const desde: number = depoisDe
      depoisDe = await writeAsSystem(deps, nome, (work) => abrirLote(work, hoje, { depoisDe: desde }))
    }
    await writeAsSystem(deps, nome, (work) => concederDireitos(work, hoje))
  },
}

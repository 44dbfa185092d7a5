import { sql } from 'kysely'
import type { CircunstanciasDaDemissao, PeriodoDoRazao } from '@rh/domain/regras/rescisao/pedido-tipos'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { primeiroDiaDoMes, somarDias } from '@rh/domain/regras/calendario/datas'
import {
  ocorrenciaDoAfastamento,
  type AfastamentoNasFerias,
} from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import type { OcorrenciaDoContrato } from '@rh/domain/regras/ferias/ocorrencias'
import { CATEGORIA_APRENDIZ } from '@rh/domain/regras/admissao/idade'
import { adiantamentoDo13 } from '@rh/domain/regras/ferias/adiantamento13'
import { processos as declarados } from '@rh/domain/processos/processos'
import { EMPREGADOS_DA_RESERVA } from '@rh/domain/regras/rescisao/pedido-protecao'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { listDoContrato } from '../colaborador/ferias/ocorrencias.ts'
import { listPeriodos } from '../colaborador/ferias/razao.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'
import { failure } from '../../http/failure.ts'
import { comAdiantamento13 } from '../ferias/adiantamento13.ts'
import { findPessoa } from '../ferias/pessoa.ts'

// What surrounds a dismissal: the bond, its vacations and leaves, its exams, and what else is open for the person.

interface Linha {
  readonly admissao: string
  readonly desligamento: string | null
  readonly nascimento: string | null
  readonly fimExperiencia: string | null
  /** Its contract gives the early end the rules of one without term (CLT art. 481). */
  readonly clausulaAssecuratoria: boolean
  readonly aprendiz: boolean
  /** Last day of the contract of an apprentice, over or not; null where nobody said it. */
  readonly fimAprendizagem: string | null
  /** Has a disability, or was rehabilitated, in a company of a hundred people or more (Lei 8.213/1991 art. 93). */
  readonly comReserva: boolean
  readonly dataBaseMes: number | null
  readonly contratoId: number
  readonly postoId: number
  readonly cargoId: number
  readonly posto: string
  readonly ultimoExame: string | null
  readonly decisao: string | null
}

/** The bond on a day, with the term of its trial, the data-base of its union and the last exam of any kind. */
export async function findBond(db: Db | Tx, vinculoId: number, dia: string): Promise<Linha> {
  const { rows } = await sql<Linha>`${prepared}
    select v.data_admissao as admissao, v.data_desligamento as desligamento, pe.nascimento,
           case when fim_da_experiencia(v) >= ${dia}::date then fim_da_experiencia(v) end as fim_experiencia,
           v.clausula_assecuratoria, v.categoria = ${CATEGORIA_APRENDIZ} as aprendiz, v.fim_aprendizagem,
           coalesce(pe.deficiencia, 'nao') <> 'nao' and exists (
             select from vinculo o where o.data_admissao <= ${dia}::date
                and (o.data_desligamento is null or o.data_desligamento >= ${dia}::date) offset ${EMPREGADOS_DA_RESERVA - 1}) as com_reserva,
           si.data_base_mes, ve.contrato_id, ve.posto_id, ve.cargo_id, lo.nome as posto,
           (select d.decisao from experiencia_decisao d where d.vinculo_id = v.id order by d.id desc limit 1) as decisao,
           greatest(
             (select max(pd.emissao) from pessoa_documento pd join documento_tipo dt on dt.id = pd.tipo_id
               where pd.pessoa_id = v.pessoa_id and dt.codigo like 'ASO%' and pd.encerrado_em is null),
             (select max((pp.dados ->> 'dataExame')::date) from processo p join processo_parecer pp on pp.processo_id = p.id
               where p.vinculo_id = v.id and p.tipo <> 'demissao' and pp.decisao = 'aprovado' and pp.dados ? 'dataExame'),
             (select max(af.exame_em) from afastamento af where af.vinculo_id = v.id)) as ultimo_exame
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(dia)}
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      left join sindicato si on si.id = ve.sindicato_id
     where v.id = ${vinculoId}`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  return linha
}

/** A period of the ledger with the absences that its file has. */
interface PeriodoComFaltas extends PeriodoDoRazao {
  readonly faltas: number | null
}

/**
 * The periods with what is left of them once what was marked for after the end is given back. One in course today has no
 * days yet: its balance is what it was given or lost otherwise, without what a collective vacation had in advance.
 */
export async function listRazao(
  db: Db | Tx,
  { vinculoId, fim, hoje }: { readonly vinculoId: number; readonly fim: string; readonly hoje: string },
): Promise<PeriodoComFaltas[]> {
  const [periodos, { rows }] = await Promise.all([
    listPeriodos(db, vinculoId, hoje),
    sql<{ periodoId: number; devolvidos: number; adiantados: number }>`${prepared}
      select l.periodo_id,
             coalesce(-sum(l.dias) filter (where l.tipo in ('reserva', 'estorno')
               and l.processo_id in (select a.processo_id from ausencia a
                                      where a.vinculo_id = ${vinculoId} and a.tipo = 'ferias'
                                      group by a.processo_id having min(a.inicio) > ${fim}::date)), 0)::int as devolvidos,
             coalesce(sum(l.dias) filter (where l.tipo = 'ajuste' and l.processo_id is not null), 0)::int as adiantados
        from ferias_periodo p join ferias_lancamento l on l.periodo_id = p.id
       where p.vinculo_id = ${vinculoId}
       group by l.periodo_id`.execute(db),
  ])
  return periodos.map(({ id, completo, perdido, saldo, ...periodo }) => {
    const { devolvidos = 0, adiantados = 0 } = rows.find(({ periodoId }) => periodoId === id) ?? {}
    const { aquisitivoInicio, aquisitivoFim, concessivoFim, faltas } = periodo
    return {
      situacao: perdido ? 'PERDIDO' : completo ? 'COMPLETO' : 'EM_CURSO',
      aquisitivoInicio,
      aquisitivoFim,
      concessivoFim,
      faltas,
      saldo: saldo + devolvidos - (completo ? 0 : adiantados),
    }
  })
}

/** Absences of the period in course on a day, as the file has them; null where nobody wrote how many. */
export const faltasEmCurso = (periodos: readonly PeriodoComFaltas[], dia: string): number | null =>
  periodos.find(({ aquisitivoInicio, aquisitivoFim }) => aquisitivoInicio <= dia && dia <= aquisitivoFim)
    ?.faltas ?? null

/**
 * First half of the 13th that was paid with a vacation of the year of the last day, as that vacation worked it out: half of
 * the pay of the month before it (Lei 4.749/1965 arts. 2º § 2º and 3º). Null where none was.
 */
export async function findAdiantado13(
  db: Db | Tx,
  { vinculoId, fim }: { readonly vinculoId: number; readonly fim: string },
): Promise<number | null> {
  const { rows } = await sql<{ inicio: string | null }>`${prepared}
    select min(a.inicio) as inicio ${comAdiantamento13(fim, sql<boolean>`a.vinculo_id = ${vinculoId}`)}`.execute(
    db,
  )
  const inicio = rows[0]?.inicio ?? null
  if (inicio === null) return null
  const mesAnterior = somarDias(primeiroDiaDoMes(inicio), -1)
  const { admissao, remuneracao } = await findPessoa(db, vinculoId, mesAnterior)
  return (
    adiantamentoDo13({ salarioCentavos: remuneracao.baseCentavos, admissao, inicio })?.valorCentavos ?? null
  )
}

type Afastamentos = NonNullable<CircunstanciasDaDemissao['afastamentos']>
export interface Ausente {
  readonly id: number
  readonly numero: string
  readonly inicio: string
  readonly fim: string | null
  readonly motivo: string
}

/** Leaves of the person that hold, oldest first. */
export async function listAfastamentos(
  db: Db | Tx,
  vinculoId: number,
): Promise<(Ausente & Afastamentos[number])[]> {
  const { rows } = await sql<Ausente>`${prepared}
    select p.id, p.numero, af.inicio, case when af.retorno is not null then af.retorno - 1 else af.fim end as fim, af.motivo,
           af.inss_apartir_de, af.remunerado
      from afastamento af join processo p on p.id = af.processo_id
     where af.vinculo_id = ${vinculoId} and p.status not in ('recusado', 'cancelado')
     order by af.inicio`.execute(db)
  return rows
}

/**
 * What moves the acquisition periods or makes one be lost: what the file has, and the leaves that nobody registered there yet, for they
 * are open or ended with the contract.
 */
export async function listOcorrencias(db: Db | Tx, vinculoId: number): Promise<OcorrenciaDoContrato[]> {
  const [daFicha, { rows: licencas }] = await Promise.all([
    listDoContrato(db, vinculoId),
    sql<Omit<AfastamentoNasFerias, 'motivo'> & { readonly motivo: string }>`${prepared}
      select af.motivo, af.inicio, af.fim, af.remunerado, af.inss_apartir_de
        from afastamento af
        join processo p on p.id = af.processo_id
        join vinculo v on v.id = af.vinculo_id
       where af.vinculo_id = ${vinculoId} and p.status in ('homologado', 'encerrado')
         and (af.vigente or af.fim >= v.data_desligamento)`.execute(db),
  ])
  return [
    ...daFicha,
    ...licencas.flatMap(({ motivo, ...licenca }) =>
      isMotivoDeAfastamento(motivo) ? (ocorrenciaDoAfastamento({ ...licenca, motivo }) ?? []) : [],
    ),
  ]
}

/** Vacations of the person, granted or asked for, oldest first. */
export async function listFerias(db: Db | Tx, vinculoId: number) {
  const { rows } = await sql<{
    id: number
    numero: string
    inicio: string
    fim: string
    confirmada: boolean
  }>`${prepared}
    select p.id, p.numero, a.inicio, a.fim, a.confirmada
      from ausencia a join processo p on p.id = a.processo_id
     where a.vinculo_id = ${vinculoId} and a.tipo = 'ferias' and a.fim is not null
     order by a.inicio`.execute(db)
  return rows
}

export interface ProcessoAberto {
  readonly id: number
  readonly tipo: string
  readonly numero: string
  readonly status: string
}

/** What a kind of process is called. */
export const rotuloDoTipo = (tipo: string): string =>
  declarados.find(({ name }) => name === tipo)?.label.one ?? tipo

/** Processes of the bond that did not end, but for one. */
export async function listAbertos(
  db: Db | Tx,
  vinculoId: number,
  menos: number | null,
): Promise<ProcessoAberto[]> {
  const linhas = await db
    .selectFrom('processo')
    .select(['id', 'tipo', 'numero', 'status'])
    .where('vinculoId', '=', vinculoId)
    .where('id', 'is distinct from', menos)
    .orderBy('id')
    .modifyEnd(prepared)
    .execute()
  return linhas.filter(({ tipo, status }) => {
    const spec = declarados.find(({ name }) => name === tipo)?.statuses[status]
    // The admission of who is here is over, whatever papers it still waits for.
    return tipo !== tipoDeEntrada && spec !== undefined && spec.final !== true
  })
}

/** Pay by date, for the deposits of FGTS. */
export const listSalarios = async (db: Db | Tx, vinculoId: number) =>
  db
    .selectFrom('vinculoVersao')
    .select(['vigencia as desde', 'salarioCentavos as centavos'])
    .where('vinculoId', '=', vinculoId)
    .orderBy('vigencia')
    .modifyEnd(prepared)
    .execute()

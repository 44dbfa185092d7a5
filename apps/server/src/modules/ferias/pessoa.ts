import { sql } from 'kysely'
import { ESCALA_DO_FOLGUISTA } from '@rh/domain/cobertura/quadro'
import { diasDaSemana, type DiaDaSemana, type Escala } from '@rh/domain/regras/calendario/escala'
import type { RemuneracaoBase } from '@rh/domain/regras/adicionais/remuneracao'
import type { Db, Tx } from '../../db/db.ts'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'
import { repousosDaEscala } from '../cadastros/escala.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { listDemissoesAbertas } from '../colaborador/processos.ts'
import { comClausulasDePagamento, type ClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import { remuneracaoDe } from '../colaborador/remuneracao.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'

/** What a vacation needs to know of the person and of the contract as it is on a day. */
export interface PessoaDeFerias {
  readonly vinculoId: number
  readonly admissao: string
  readonly desligamento: string | null
  readonly nascimento: string | null
  readonly demissao: string | null
  readonly contratoId: number
  readonly postoId: number
  readonly uf: string
  readonly municipioIbge: number
  readonly escala: Escala
  readonly remuneracao: RemuneracaoBase
}

/** When somebody rests and where, as the lawful start of a vacation asks it (CLT art. 134 § 3º). */
export type RepousoDaPessoa = Pick<PessoaDeFerias, 'vinculoId' | 'escala' | 'uf' | 'municipioIbge'>

interface LinhaDoRepouso {
  readonly vinculoId: number
  readonly admissao: string
  readonly uf: string
  readonly municipioIbge: number
  readonly noPostoDesde: string | null
  readonly tipo: string
  readonly repousos: readonly DiaDaSemana[]
  /** Days of work of a weekly scale. */
  readonly dias: readonly DiaDaSemana[]
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
}

interface Linha extends LinhaDoRepouso, ClausulasDePagamento {
  readonly desligamento: string | null
  readonly nascimento: string | null
  readonly contratoId: number
  readonly postoId: number
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly horasSemanais: number
  readonly diasPorSemana: number
  readonly noturna: boolean
  readonly entrada: string
  readonly saida: string
}

/** Throws 404 for a bond without a contract. `mediasCentavos` is the average of variable pay, where Rh gave one. */
export async function findPessoa(
  db: Db | Tx,
  vinculoId: number,
  dia: string,
  mediasCentavos = 0,
): Promise<PessoaDeFerias> {
  const [pessoa] = await listPessoas(db, [vinculoId], dia, mediasCentavos)
  if (!pessoa) throw failure('nao_encontrado')
  return pessoa
}

const colunasDoRepouso = (dia: string) => sql`
  v.id as vinculo_id, v.data_admissao as admissao, mu.uf, lo.municipio_ibge,
  (select max(al.inicio) from alocacao al where al.vinculo_id = v.id and al.posto_id = ve.posto_id
      and al.tipo = 'titular' and al.inicio <= ${dia}::date) as no_posto_desde,
  es.tipo, ${repousosDaEscala('es')} as repousos, es.dias, es.ciclo_trabalho, es.ciclo_folga`

/** Joins the version of a day of the bond `v`, with its scale and the place of its post. */
const comEscalaELugar = (dia: string) => sql`
  ${versaoVigente(dia)}
  join posto po on po.id = ve.posto_id
  join local lo on lo.id = po.local_id
  join municipio mu on mu.ibge = lo.municipio_ibge
  join escala es on es.id = ve.escala_id`

/** When these people rest and where, read together and without anything of their pay. */
export async function listRepousos(
  db: Db | Tx,
  vinculoIds: readonly number[],
  dia: string,
): Promise<readonly RepousoDaPessoa[]> {
  const { rows } = await sql<LinhaDoRepouso>`${prepared}
    select ${colunasDoRepouso(dia)} from vinculo v ${comEscalaELugar(dia)}
     where v.id = ${oneOrAny(vinculoIds)}`.execute(db)
  return rows.map((linha) => {
    const { vinculoId, uf, municipioIbge } = linha
    return { vinculoId, uf, municipioIbge, escala: escalaDe(linha) }
  })
}

/** What `findPessoa` finds, of several bonds read together; one without a contract is left out. */
export async function listPessoas(
  db: Db | Tx,
  vinculoIds: readonly number[],
  dia: string,
  mediasCentavos = 0,
): Promise<PessoaDeFerias[]> {
  const [{ rows }, demissoes, salarioMinimo] = await Promise.all([
    sql<Linha>`${prepared}
    select ${colunasDoRepouso(dia)}, v.data_desligamento as desligamento, pe.nascimento,
           ve.contrato_id, ve.posto_id, ve.salario_centavos, ve.insalubridade, ve.periculosidade,
           cardinality(es.dias) as dias_por_semana, es.horas_semanais, es.noturna, es.entrada::text, es.saida::text,
           ch.adicional_noturno_percentual, ch.divisor_plantao, ch.insalubridade_base_centavos
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${comEscalaELugar(dia)}
      ${comClausulasDePagamento('ve.sindicato_id', sql`${dia}::date`)}
     where v.id = ${oneOrAny(vinculoIds)}`.execute(db),
    listDemissoesAbertas(db, vinculoIds),
    findSalarioMinimo(db, dia),
  ])
  return rows.map((linha) => {
    const { vinculoId, admissao, desligamento, nascimento, contratoId, postoId, uf, municipioIbge } = linha
    return {
      vinculoId,
      admissao,
      desligamento,
      nascimento,
      demissao: demissoes.get(vinculoId) ?? null,
      contratoId,
      postoId,
      uf,
      municipioIbge,
      escala: escalaDe(linha),
      remuneracao: remuneracaoDe(linha, salarioMinimo, mediasCentavos),
    }
  })
}

interface Divididas {
  /** First day of all, of which the pay is known. */
  readonly inicio: string
  readonly fracoes: readonly { readonly inicio: string }[]
  readonly mediasCentavos?: number
}

/** Pay base on the first day of each stretch that begins on another day than the first of all (CLT art. 142). */
export async function findRemuneracoes(
  db: Db | Tx,
  vinculoId: number,
  { inicio: primeiro, fracoes, mediasCentavos }: Divididas,
): Promise<ReadonlyMap<string, number>> {
  const inicios = new Set(fracoes.map(({ inicio }) => inicio).filter((inicio) => inicio !== primeiro))
  const pares = [...inicios].map(async (inicio) => {
    const { remuneracao } = await findPessoa(db, vinculoId, inicio, mediasCentavos)
    return [inicio, remuneracao.baseCentavos] as const
  })
  return new Map(await Promise.all(pares))
}

/**
 * When the person rests. A cycle is counted from the first day at the post, which is a day of work: the company keeps no
 * other date of it.
 */
function escalaDe(linha: LinhaDoRepouso): Escala {
  const { tipo, repousos, dias, cicloTrabalho, cicloFolga, noPostoDesde, admissao } = linha
  const inicioCiclo = noPostoDesde ?? admissao
  if (tipo === '12x36') return { tipo: '12X36', inicioCiclo }
  // Where the weekly rest is fixed it rules the start (CLT art. 134 § 3º), whatever the other days off are.
  if (repousos.length > 0 || cicloTrabalho === null || cicloFolga === null)
    return { tipo: 'SEMANAL', repousos, folgas: tipo === ESCALA_DO_FOLGUISTA ? [] : folgasDe(dias, repousos) }
  return { tipo: 'ROTATIVA', inicioCiclo, diasTrabalho: cicloTrabalho, diasFolga: cicloFolga }
}

/** The days off of a week besides its rest. */
const folgasDe = (dias: readonly DiaDaSemana[], repousos: readonly DiaDaSemana[]): DiaDaSemana[] =>
  dias.length === 0 ? [] : diasDaSemana.filter((dia) => !dias.includes(dia) && !repousos.includes(dia))

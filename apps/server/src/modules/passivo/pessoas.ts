import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { clausulasDePagamentoEm, type ClausulasDePagamento } from '../colaborador/clausulas-de-pagamento.ts'
import type { LinhaDaRemuneracao } from '../colaborador/remuneracao.ts'
import type { Vinculos } from './vinculos.ts'

/** What the pay of a person rests on besides the hours of the scale. */
export type Pago = 'salarioCentavos' | 'insalubridade' | 'periculosidade'
/** What the hours of a scale add to the pay: everybody of a scale and of a union has the same one. */
export type EscalaDaPessoa = Omit<LinhaDaRemuneracao, Pago>
/** A scale before the agreement of a union. */
type EscalaCrua = Omit<EscalaDaPessoa, keyof ClausulasDePagamento>

/**
 * People with their pay, column by column: of tens of thousands, a row each would take longer to make and to clear away than
 * the rules to count. Admissions are days since 1970; `periculosidades` are 0 or 1.
 */
export interface Pessoas {
  readonly vinculoIds: readonly number[]
  readonly contratoIds: readonly number[]
  readonly admissoes: readonly number[]
  readonly salarios: readonly number[]
  readonly insalubridades: readonly number[]
  readonly periculosidades: readonly number[]
  readonly escalaIds: readonly number[]
  readonly sindicatoIds: readonly number[]
  /** The hours of a scale by the agreement of a union: the same object for the same two. */
  readonly horasDe: (escalaId: number, sindicatoId: number) => EscalaDaPessoa
}

const NINGUEM: Pessoas = {
  vinculoIds: [],
  contratoIds: [],
  admissoes: [],
  salarios: [],
  insalubridades: [],
  periculosidades: [],
  escalaIds: [],
  sindicatoIds: [],
  horasDe: (escalaId) => semEscala(escalaId),
}

/** A bond that goes on after the day: what ended is a rescisão, and no liability of this kind. */
export const comVinculo = (dia: string): RawBuilder<boolean> => sql<boolean>`(cp.data_admissao <= ${dia}::date
    and (cp.data_desligamento is null or cp.data_desligamento > ${dia}::date))`

/** People with a bond at the end of a day, as `onde` picks them among the rows of `colaborador_periodo cp`. */
export interface Quem {
  readonly dia: string
  readonly onde: RawBuilder<boolean>
  readonly vinculos: Vinculos
}

/**
 * The version of each as `versaoVigente` picks it, the last one up to the day or else the first to come: of many people
 * in one reading of its index, and not looked for one by one.
 */
export async function lerPessoas(db: Db | Tx, { dia, onde, vinculos }: Quem): Promise<Pessoas> {
  const campos = sql`x.vinculo_id, x.salario_centavos, x.insalubridade, x.periculosidade, x.escala_id, x.sindicato_id`
  const [{ rows }, clausulasDe] = await Promise.all([
    sql<{
      pessoas: Omit<Pessoas, 'horasDe'> | null
      escalas: Readonly<Record<number, EscalaCrua>> | null
    }>`
    with versoes as (
      (select distinct on (x.vinculo_id) ${campos} from vinculo_versao x
        where ${vinculos('x.vinculo_id')} and x.vigencia <= ${dia}::date
        order by x.vinculo_id desc, x.vigencia desc)
      union all
      (select distinct on (x.vinculo_id) ${campos} from vinculo_versao x
        where ${vinculos('x.vinculo_id')} and x.vigencia > ${dia}::date
          and not exists (select from vinculo_versao a
                           where ${vinculos('a.vinculo_id')} and a.vinculo_id = x.vinculo_id and a.vigencia <= ${dia}::date)
        order by x.vinculo_id, x.vigencia))
    select (select json_build_object(
                     'vinculoIds', array_agg(cp.vinculo_id), 'contratoIds', array_agg(cp.contrato_id),
                     'admissoes', array_agg(cp.data_admissao - date '1970-01-01'), 'salarios', array_agg(ve.salario_centavos),
                     'insalubridades', array_agg(ve.insalubridade), 'periculosidades', array_agg(ve.periculosidade::int),
                     'escalaIds', array_agg(ve.escala_id), 'sindicatoIds', array_agg(ve.sindicato_id))
              from colaborador_periodo cp
              join versoes ve on ve.vinculo_id = cp.vinculo_id
             where ${emVigor(dia)} and ${comVinculo(dia)} and ${onde} and ${vinculos('cp.vinculo_id')}
            having count(*) > 0) as pessoas,
           (select json_object_agg(es.id, json_build_object(
                     'tipo', es.tipo, 'horasSemanais', es.horas_semanais, 'noturna', es.noturna, 'entrada', es.entrada,
                     'saida', es.saida, 'cicloTrabalho', es.ciclo_trabalho,
                     'cicloFolga', es.ciclo_folga, 'diasPorSemana', cardinality(es.dias)))
              from escala es) as escalas`.execute(db),
    clausulasDePagamentoEm(db, dia),
  ])
  const { pessoas, escalas } = rows[0] ?? {}
  return pessoas ? { ...pessoas, horasDe: porEscalaESindicato(escalas ?? {}, clausulasDe) } : NINGUEM
}

function porEscalaESindicato(
  escalas: Readonly<Record<number, EscalaCrua>>,
  clausulasDe: (sindicatoId: number) => ClausulasDePagamento,
): Pessoas['horasDe'] {
  const feitas = new Map<number, Map<number, EscalaDaPessoa>>()
  return (escalaId, sindicatoId) => {
    const daEscala = feitas.get(escalaId) ?? new Map<number, EscalaDaPessoa>()
    feitas.set(escalaId, daEscala)
    const horas = daEscala.get(sindicatoId) ?? {
      ...(escalas[escalaId] ?? semEscala(escalaId)),
      ...clausulasDe(sindicatoId),
    }
    daEscala.set(sindicatoId, horas)
    return horas
  }
}

export const escalaDe = ({ horasDe, escalaIds, sindicatoIds }: Pessoas, i: number): EscalaDaPessoa =>
  horasDe(escalaIds[i] ?? 0, sindicatoIds[i] ?? 0)

function semEscala(id: number): never {
  throw new Error(`No scale ${id}`)
}

export const pagoDe = (
  { salarios, insalubridades, periculosidades }: Pessoas,
  i: number,
): Pick<LinhaDaRemuneracao, Pago> => ({
  salarioCentavos: salarios[i] ?? 0,
  insalubridade: insalubridades[i] ?? 0,
  periculosidade: periculosidades[i] === 1,
})

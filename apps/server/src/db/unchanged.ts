import { sql } from 'kysely'
import type { Tarefa } from '../tarefa.ts'
import type { Db, Tx } from './db.ts'
import { prepared } from './prepared.ts'

/** Tables whose writes leave marks (`escrita`); of some of them only the writes that the migrations name, as of `processo`. */
export type Marked =
  | 'afastamento'
  | 'alocacao'
  | 'ausencia'
  | 'cargo'
  | 'cliente'
  | 'cobertura_autorizada'
  | 'colaborador_periodo'
  | 'contrato'
  | 'convencao'
  | 'decisao_em_espera'
  | 'demissao'
  | 'documento_tipo'
  | 'empresa'
  | 'escala'
  | 'experiencia_decisao'
  | 'feriado'
  | 'ferias_lancamento'
  | 'ferias_ocorrencia'
  | 'ferias_periodo'
  | 'local'
  | 'parametro_legal'
  | 'pessoa'
  | 'pessoa_documento'
  | 'posto'
  | 'posto_vigencia'
  | 'processo'
  | 'processo_agenda'
  | 'processo_formulario'
  | 'processo_indice'
  | 'remanejamento'
  | 'usuario'
  | 'usuario_contrato'
  | 'vinculo'
  | 'vinculo_versao'

interface Asked {
  /** What is asked about. */
  readonly about: string
  /** All that the answer depends on besides the tables: day, contract, person. */
  readonly question: readonly (string | number | null | undefined)[]
  /** Every table that the answer is read from, or that what it is read from is worked out of. */
  readonly tables: readonly Marked[]
  /** How many answers about it are kept, where that is not a few. */
  readonly places?: number
}

interface Answer {
  readonly mark: string
  readonly value: Promise<unknown>
}

/** Answers about the same that are kept: those that were asked for last. One of a whole company takes up to a megabyte. */
const PLACES = 8

type Answers = Map<string, Answer>
const kept = new WeakMap<Db, Map<string, Answers>>()

function answersAbout(db: Db, about: string): Answers {
  const all = kept.get(db) ?? new Map<string, Answers>()
  kept.set(db, all)
  const answers = all.get(about) ?? new Map<string, Answer>()
  all.set(about, answers)
  return answers
}

/** A number that is another one as soon as a statement that wrote one of the tables is seen. */
export async function markOf(db: Db, tables: readonly Marked[]): Promise<string> {
  const { rows } = await sql<{ mark: string }>`${prepared}
    select coalesce(bit_xor(marca), 0)::text as mark from escrita where tabela = any (${[...tables]}::text[])`.execute(
    db,
  )
  return rows[0]?.mark ?? ''
}

/**
 * The same answer to the same question until one of the tables it was read from is written: true at the moment it is given,
 * for the mark is read then, and before the answer itself. Who asks while it is worked out waits for the same one. Within a
 * transaction, which sees what nobody else does, nothing is kept. Whoever gets an answer must not change it.
 */
export async function whileUnchanged<V>(
  db: Db | Tx,
  { about, question, tables, places = PLACES }: Asked,
  work: () => Promise<V>,
): Promise<V> {
  if (db.isTransaction) return work()
  const key = JSON.stringify(question)
  const mark = await markOf(db, tables)
  const answers = answersAbout(db, about)
  const known = answers.get(key)
  const answer = known?.mark === mark ? known : { mark, value: work() }
  answers.delete(key)
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (answers.size > places && oldest !== undefined) answers.delete(oldest)
  // A question that failed is asked again.
  if (answer !== known)
    answer.value.catch(() => {
      if (answers.get(key) === answer) answers.delete(key)
    })
  return answer.value as Promise<V>
}

/** Makes one row of the marks of each table, in one statement: whoever reads sees those from before or the one from after. */
export async function joinMarks(db: Db): Promise<void> {
  await sql`
    with juntadas as (
      delete from escrita where tabela in (select tabela from escrita group by tabela having count(*) > 1)
      returning tabela, marca)
    insert into escrita (tabela, marca) select tabela, bit_xor(marca) from juntadas group by tabela`.execute(
    db,
  )
}

export const juntarEscritas: Tarefa = {
  nome: 'banco.juntar-escritas',
  titulo: 'Marcas do que foi gravado',
  cron: '*/10 * * * *',
  executar: ({ db }) => joinMarks(db),
}

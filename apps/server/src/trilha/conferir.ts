import { CompiledQuery } from 'kysely'
import type { Cofre } from '../cifra/cofre.ts'
import type { Db, Tx } from '../db/db.ts'
import { standing, type Entry } from './ancora.ts'
import { checkSealedLinks } from './conferir-cifrados.ts'
import type { KeyRing } from './chave.ts'
import { isRestoreSigned } from './selar.ts'
import { checkSuppressions } from './supressao.ts'
import { DIGEST, isSigned, type Seal } from './selo.ts'

/** What to compare the trail with; a copy that is read on another machine may have neither. */
export interface CheckOptions {
  readonly keys?: KeyRing | undefined
  readonly anchored?: readonly Entry[] | undefined
  /** Opens what links say of accounts; without it those that were written before accounts were encrypted are not judged. */
  readonly cofre?: Cofre | undefined
  /** Looks only at links past this number, and at the seals that cover them. */
  readonly de?: number
  /** Told of the links read so far. */
  readonly onProgress?: (elos: number) => void
}

export interface CheckResult {
  readonly elos: number
  readonly cadeias: number
  readonly selos: number
  /** Links that no seal covers yet. */
  readonly naoSelados: number
  /** How far it looked. */
  readonly ate: number
  readonly problemas: number
  /** The first of them, in words. */
  readonly exemplos: readonly string[]
}

/** Runs a statement, always on the same connection. */
export type Run = <R>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>

const LINKS = 20_000
const EXAMPLES = 200
/** What was not sealed or not told to the anchor within this time is missing there. */
const LATE_HOURS = 1

interface Findings {
  readonly add: (problem: string) => void
  readonly total: () => number
  readonly examples: readonly string[]
}

function findings(): Findings {
  const examples: string[] = []
  let total = 0
  return {
    add(problem) {
      total += 1
      if (examples.length < EXAMPLES) examples.push(problem)
    },
    total: () => total,
    examples,
  }
}

/**
 * Reads the trail as it is at one moment, while everybody works, in pieces that fit in memory: each link against its
 * content and the link before it, the heads against the ends of their chains, the seals against their links, their
 * signatures and what the anchor was told.
 */
export async function checkTrail(run: Run, options: CheckOptions = {}): Promise<CheckResult> {
  await run('begin isolation level repeatable read read only')
  try {
    return await readTrail(run, options)
  } finally {
    await run('rollback')
  }
}

/** The check in a transaction of the caller's. */
export async function readTrail(run: Run, options: CheckOptions = {}): Promise<CheckResult> {
  const found = findings()
  // Each link is looked up beside the next one: a plan that reads the whole table for every piece is none.
  await run('set local enable_hashjoin = off')
  await run('set local enable_mergejoin = off')
  const links = await checkLinks(run, options, found)
  const heads = options.de === undefined ? await checkHeads(run, found) : { cadeias: 0, elos: links.elos }
  if (heads.elos !== links.elos)
    found.add(`As cabeças contam ${heads.elos} elos, e a trilha tem ${links.elos}.`)
  const seals = await checkSeals(run, options, found)
  await checkSuppressions(run, options.keys, found.add)
  return {
    elos: links.elos,
    cadeias: heads.cadeias,
    selos: seals.selos,
    naoSelados: await unsealed(run, seals.ate, options, found),
    ate: links.ate,
    problemas: found.total(),
    exemplos: found.examples,
  }
}

interface LinkPiece {
  readonly ate: number | null
  readonly elos: number
  readonly problemas: readonly string[] | null
  /** Links that say names of encrypted values and do not agree with their hash as they stand. */
  readonly cifrados: readonly string[] | null
}

/** What a link's content hashes to. */
const CONTENT = `auditoria_hash(e.hash_anterior, e.entidade, e.registro, e.sequencia, e.tabela,
                                      e.operacao, e.usuario_id, e.ip, e.requisicao, e.em, e.mudancas)`

// A link of which values were let go hashes to what the last of its suppressions says.
const LINK_PIECE = `
  with elo as (select * from auditoria where id > $1 order by id limit ${LINKS}),
  visto as (
    select e.id, e.entidade, e.registro, e.sequencia, case
        when e.hash is distinct from ${CONTENT}
             and ${CONTENT} is distinct from
                 (select s.resumo from auditoria_supressao s where s.elo_id = e.id order by s.id desc limit 1)
          then case when e.mudancas::text like '%"cifrado:%' then 'cifrado' else 'elo alterado' end
        when e.hash_anterior is distinct from coalesce(p.hash, '') or (e.sequencia > 1) <> (p.id is not null)
          then 'não segue o elo anterior'
        when e.sequencia = 1 and c.hash is null then 'cadeia sem cabeça' end as problema
      from elo e
      left join auditoria p on p.entidade = e.entidade and p.registro = e.registro and p.sequencia = e.sequencia - 1
      left join auditoria_cabeca c on e.sequencia = 1 and c.entidade = e.entidade and c.registro = e.registro
  )
  select max(id)::float8 as ate, count(*)::int as elos,
         array_agg(format('%s %s, elo %s: %s', entidade, registro, sequencia, problema) order by id)
           filter (where problema <> 'cifrado') as problemas,
         array_agg(id::text order by id) filter (where problema = 'cifrado') as cifrados
    from visto`

async function checkLinks(run: Run, { de = 0, onProgress, cofre }: CheckOptions, found: Findings) {
  let ate = de
  let elos = 0
  for (;;) {
    const rows = await run<LinkPiece>(LINK_PIECE, [ate])
    const [piece] = rows
    if (!piece?.ate) return { ate, elos }
    for (const problem of piece.problemas ?? []) found.add(problem)
    if (cofre && piece.cifrados)
      for (const problem of await checkSealedLinks(run, piece.cifrados, cofre)) found.add(problem)
    ate = piece.ate
    elos += piece.elos
    onProgress?.(elos)
  }
}

interface HeadPiece {
  readonly entidade: string
  readonly registro: string
  readonly elos: string
  readonly cadeias: number
  readonly problemas: readonly string[] | null
}

const HEAD_PIECE = `
  with cabeca as (select * from auditoria_cabeca where (entidade, registro) > ($1::text, $2::bigint)
                   order by entidade, registro limit ${LINKS})
  select (array_agg(c.entidade order by c.entidade desc, c.registro desc))[1] as entidade,
         (array_agg(c.registro order by c.entidade desc, c.registro desc))[1] as registro,
         coalesce(sum(c.sequencia), 0) as elos, count(*)::int as cadeias,
         array_agg(format('%s %s, elo %s: fim da cadeia removido', c.entidade, c.registro, c.sequencia))
           filter (where a.hash is distinct from c.hash) as problemas
    from cabeca c
    left join auditoria a on a.entidade = c.entidade and a.registro = c.registro and a.sequencia = c.sequencia`

async function checkHeads(run: Run, found: Findings) {
  let [entidade, registro, elos, cadeias] = ['', '-1', 0, 0]
  for (;;) {
    const rows = await run<HeadPiece>(HEAD_PIECE, [entidade, registro])
    const [piece] = rows
    if (!piece || piece.cadeias === 0) return { elos, cadeias }
    for (const problem of piece.problemas ?? []) found.add(problem)
    ;({ entidade, registro } = piece)
    elos += Number(piece.elos)
    cadeias += piece.cadeias
  }
}

type Read = Seal & { readonly vistos: number; readonly achado: string }

/** No seal covers more than these. */
const LINKS_OF_SEALS = 50_000

const SEAL_PIECE = `
  with selo as (select * from (
      select s.*, sum(elos) over (order by numero) as ate_aqui from auditoria_selo s
       where numero > $1 order by numero limit 1000) as proximos
    where ate_aqui <= ${LINKS_OF_SEALS})
  select selo.numero, selo.de::float8, selo.ate::float8, selo.elos, selo.resumo, selo.anterior, selo.chave,
         selo.assinatura, to_char(selo.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as em,
         visto.vistos, visto.achado
    from selo cross join lateral (
      select count(*)::int as vistos, ${DIGEST} as achado from auditoria elo
       where elo.id > selo.de and elo.id <= selo.ate) as visto
   order by selo.numero`

/** The last seal whose links all come before the number where the check begins. */
async function sealBefore(run: Run, de: number): Promise<Seal | undefined> {
  const rows = await run<Seal>(
    `select numero, ate::float8, assinatura from auditoria_selo where ate <= $1 order by numero desc limit 1`,
    [de],
  )
  return rows[0]
}

async function checkSeals(run: Run, options: CheckOptions, found: Findings) {
  const { keys, anchored } = options
  const told = anchored && toldSeals(anchored, keys, found)
  let last: Pick<Seal, 'numero' | 'ate' | 'assinatura'> = (await sealBefore(run, options.de ?? 0)) ?? {
    numero: 0,
    ate: 0,
    assinatura: '',
  }
  let selos = 0
  for (;;) {
    const rows = await run<Read>(SEAL_PIECE, [last.numero])
    if (rows.length === 0) break
    for (const seal of rows) {
      for (const problem of problemsOf(seal, last, keys)) found.add(`Selo ${seal.numero}: ${problem}`)
      if (told) compareWithAnchor(seal, told, found)
      last = seal
      selos += 1
    }
  }
  const newest = newestOf(told)
  if (newest > last.numero)
    found.add(`A âncora vai até o selo ${newest}, e o banco até o ${last.numero}: foi cortado ou restaurado.`)
  return { ate: last.ate, selos }
}

function* problemsOf(
  seal: Read,
  last: Pick<Seal, 'numero' | 'ate' | 'assinatura'>,
  keys: KeyRing | undefined,
): Generator<string> {
  const { numero, de, anterior, elos, vistos, resumo, achado } = seal
  if (numero !== last.numero + 1 || de !== last.ate || anterior !== last.assinatura)
    yield 'não segue o selo anterior'
  if (elos !== vistos) yield `cobria ${elos} elos, e há ${vistos}`
  else if (resumo !== achado) yield 'os elos não são os que foram selados'
  const verdict = keys && isSigned(seal, keys)
  if (verdict === false) yield 'a assinatura não confere'
  if (keys && verdict === undefined)
    yield `assinado com a chave ${seal.chave}, que não está entre as conhecidas`
}

/** What the anchor holds that stands, in the order of the seals' numbers. */
function toldSeals(entries: readonly Entry[], keys: KeyRing | undefined, found: Findings) {
  for (const entry of entries) {
    if (entry.restaurado && keys && isRestoreSigned(entry, keys) !== true)
      found.add(
        `A âncora diz que o banco foi restaurado no selo ${entry.numero}, sem assinatura que confira.`,
      )
  }
  return standing(entries)
}

function compareWithAnchor(seal: Seal, told: ReadonlyMap<number, string>, found: Findings): void {
  const assinatura = told.get(seal.numero)
  if (assinatura !== undefined && assinatura !== seal.assinatura)
    found.add(`Selo ${seal.numero}: não é o da âncora`)
  else if (assinatura === undefined && isOld(seal)) found.add(`Selo ${seal.numero}: não está na âncora`)
}

function newestOf(told: ReadonlyMap<number, string> | undefined): number {
  let newest = 0
  for (const numero of told?.keys() ?? []) newest = Math.max(newest, numero)
  return newest
}

const isOld = ({ em }: Seal): boolean =>
  Temporal.Now.instant().since(Temporal.Instant.from(em)).total('hours') > LATE_HOURS

/** What was written lately waits for its seal; what waits longer waits for somebody to look. */
async function unsealed(run: Run, ate: number, { keys }: CheckOptions, found: Findings): Promise<number> {
  const [row] = await run<{ quantos: number; horas: number | null }>(
    `select count(*)::int as quantos, (extract(epoch from now() - min(em)) / 3600)::float8 as horas
       from auditoria where id > $1`,
    [ate],
  )
  const { quantos = 0, horas = null } = row ?? {}
  if (keys && horas !== null && horas > LATE_HOURS)
    found.add(`${quantos} elos estão sem selo, o mais antigo há ${Math.floor(horas)} h.`)
  return quantos
}

/** The statements of a check on one connection of the pool. */
export const onOneConnection = <R>(db: Db, work: (run: Run) => Promise<R>): Promise<R> =>
  db.connection().execute((connection) => work(runOn(connection)))

export const runOn =
  (connection: Db | Tx): Run =>
  async <T>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await connection.executeQuery<T>(CompiledQuery.raw(text, [...values]))
    return rows
  }

import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/db/db.ts'
import { tiposDeclarados } from '../../packages/domain/src/processos/processos.ts'
import type { Draw } from './draw.ts'
import { ANYWHERE, isOwn, partOf, type Memory, type Seen } from './memory.ts'
import type { Known, Place } from './values.ts'

// Which record a call may mean. Nobody says it: what the person has read is tried, and rows of tables, first where the
// name is like that of the call or of the field; what was there once is tried again.

type Id = number | string

const KEPT = 60
const FIRST = 12
const NEWEST = 15

/** Words of an address that are called otherwise in the database or in an answer. */
const CALLED: Record<string, readonly string[]> = {
  calendar: ['evento', 'calendario_assinatura'],
  chat: ['conversa', 'mensagem'],
  mail: ['correspondencia', 'carta'],
  post: ['comunicado'],
  product: ['estoque', 'uniforme'],
  colaborador: ['vinculo', 'pessoa', 'dependente'],
  centrodecusto: ['centro_de_custo'],
  escalavt: ['escala_vt'],
  tipodocumento: ['documento_tipo'],
  uniforme: ['item_uniforme'],
  piso: ['piso_salarial'],
  parametro: ['parametro_legal'],
  chaves: ['chave_api'],
  codigo: ['usuario'],
  anexos: ['arquivo'],
  gestor: ['usuario'],
  responsavei: ['usuario', 'pessoa'],
  pai: ['centro_de_custo', 'opcao'],
  salvos: ['relatorio_salvo'],
  planejamento: ['ferias_plano'],
  versoes: ['vinculo_versao'],
  vista: ['vista_lista'],
  recibo: ['uniforme_recibo'],
  trocaCom: ['vinculo'],
  tipo: ['documento_tipo'],
}
for (const tipo of tiposDeclarados) CALLED[tipo] = ['processo', tipo]

const snake = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
const stemOf = (name: string): string =>
  snake(name)
    .replace(/_?ids?$/, '')
    .replace(/s$/, '')

/** Where ids come from: a name under which somebody read records, or a table. */
interface Source {
  readonly key: string
  readonly name: string
  /** What a person has read is there for that person. */
  readonly read: boolean
  readonly ids: readonly Id[]
  readonly area?: string
  readonly table?: Table
}

interface Table {
  readonly name: string
  readonly uuid: boolean
  readonly columns: ReadonlySet<string>
  ids: readonly Id[]
}

interface Tried {
  readonly place: string
  readonly source: Source
  readonly id: Id
}

interface Score {
  times: number
  found: number
}

const VERSIONS = ['versao', 'edicao', 'revisao']
const LISTS = /^(?:anexos|arquivos|contratos|responsaveis|usuarios|postos|pessoas|trocaCom)$/

export async function createRecords(db: Db, draw: Draw, memory: Memory) {
  const tables = await readTables(db)
  const kinds = new Map<string, readonly Id[]>()
  const scores = new Map<string, Score>()
  let call = ''
  let area = ''
  let who = ''
  let tried: Tried[] = []
  let seen: Seen | undefined

  async function refresh(): Promise<void> {
    for (const table of tables) {
      const { rows } = await sql<{ id: Id }>`
        (select id from ${sql.table(table.name)} order by id desc limit ${KEPT})
        union (select id from ${sql.table(table.name)} order by id limit ${KEPT}) order by id`.execute(db)
      table.ids = rows.map(({ id }) => id)
    }
    for (const tipo of tiposDeclarados) {
      const { rows } = await sql<{ id: number }>`
        select id from processo where tipo = ${tipo} order by id desc limit ${KEPT * 2}`.execute(db)
      kinds.set(tipo, rows.map(({ id }) => id).toReversed())
    }
  }

  /** How alike a name is to where it is asked for. */
  function likeness(name: string, place: Place): number {
    const field = place.at(-1) ?? ''
    const own = /^ids?$/.test(field) || place.length < 2 ? '' : stemOf(field)
    const words = call.split(/[ /:.-]+/).slice(2)
    const named = (word: string): readonly string[] => [word, ...(CALLED[word] ?? [])]
    const wanted = own === '' ? words.flatMap((word) => [...named(word), ...named(stemOf(word))]) : named(own)
    let best = 0
    for (const word of wanted) {
      if (word.length < 3) continue
      if (name === word) best = Math.max(best, 4)
      else if (name.startsWith(`${word}_`) || name.endsWith(`_${word}`)) best = Math.max(best, 2)
      else if (name.includes(word)) best = Math.max(best, 1)
    }
    return best
  }

  function sourcesOf(uuid: boolean): Source[] {
    const ofKind = (id: Id): boolean => (typeof id === 'string') === uuid
    const read = [area, ANYWHERE].flatMap((where) =>
      memory.names(who, where).flatMap((name) => {
        const ids = memory.ids(who, where, name).filter(ofKind)
        return ids.length === 0
          ? []
          : [{ key: `${where} ${name}`, name: snake(name), read: true, ids, area: where }]
      }),
    )
    const rows = tables
      .filter((table) => table.uuid === uuid && table.ids.length > 0)
      .map((table) => ({ key: table.name, name: table.name, read: false, ids: idsOf(table), table }))
    return [...read, ...rows]
  }
  const idsOf = (table: Table): readonly Id[] => {
    const kind = table.name === 'processo' ? kinds.get(area) : undefined
    return kind && kind.length > 0 ? kind : table.ids
  }

  function choose(place: Place, uuid: boolean): Source | null {
    const where = place.join('.')
    const ranked = sourcesOf(uuid)
      .map((source) => {
        const score = scores.get(`${call} ${where} ${source.key}`) ?? { times: 0, found: 0 }
        const own = isOwn(area, source.name) && isRecord(place) ? 5 : 0
        const like =
          likeness(source.name, place) + own + (source.read ? (source.area === area ? 1.5 : 0) : -0.5)
        const hoped = (score.found + Math.max(0.05, like * 0.5)) / (score.times + 1)
        return { source, weight: hoped * (0.6 + (0.4 * draw.below(1000)) / 1000) }
      })
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, FIRST)
    const [first] = ranked
    if (!first) return null
    return draw.chance(0.9) ? first.source : draw.pick(ranked).source
  }

  function of(place: Place, uuid: boolean): Id | null {
    const source = choose(place, uuid)
    if (!source) return null
    // The newest most often: what was just made is what goes on.
    const id = draw.chance(0.4) ? draw.pick(source.ids.slice(-NEWEST)) : draw.pick(source.ids)
    tried.push({ place: place.join('.'), source, id })
    if (isRecord(place)) seen = memory.record(who, area, id)
    return id
  }

  /** Of the call itself, not of something that it names. */
  const isRecord = (place: Place): boolean =>
    place.length === 2 && (/^ids?$/.test(place[1] ?? '') || place[1] === `${area}Id`)

  const isReference = (place: Place): boolean => {
    const name = place.at(-1) ?? ''
    return /(?:^|[a-z])Ids?$|^ids?$/.test(name) || LISTS.test(name)
  }

  const known: Known = {
    number: (place) => (isReference(place) ? (of(place, false) as number | null) : null),
    text: (place) => (isReference(place) ? (of(place, true) as string | null) : null),
    now: (place) => partOf(seen, place),
    choices: (place) => {
      const offered =
        place.at(-1) === 'transicao'
          ? seen?.acoes
          : place.at(-1) === 'parecer'
            ? seen?.pareceresAbertos
            : undefined
      return Array.isArray(offered) ? offered : []
    },
  }

  /** The version that a record has now. */
  async function versionOf({ holder, name }: Version): Promise<unknown> {
    const mine =
      tried.findLast(({ id, place }) => id === (holder.id ?? id) && /(?:^|\.)\w*[iI]d$/.test(place)) ??
      tried.at(-1)
    const table = mine?.source.table
    if (table?.columns.has(name)) return oneOf(table.name, name, sql`id = ${mine?.id}`)
    if (mine?.source.read) {
      const whole = memory.record(who, area, mine.id)
      if (typeof whole?.[name] === 'number') return whole[name]
    }
    if (tiposDeclarados.some((tipo) => tipo === area) && mine)
      return oneOf('processo', name, sql`id = ${mine.id}`)
    if (mine) return undefined
    // Of who asks, or of the company itself.
    return area === 'empresa'
      ? oneOf('empresa', name, sql`true`)
      : oneOf('usuario', name, sql`usuario = ${who}`)
  }
  async function oneOf(table: string, name: string, which: ReturnType<typeof sql>): Promise<unknown> {
    if (tables.find((t) => t.name === table)?.columns.has(name) !== true && table !== 'empresa')
      return undefined
    const { rows } = await sql<{ v: number }>`
      select ${sql.ref(name)} as v from ${sql.table(table)} where ${which}`.execute(db)
    return rows[0]?.v
  }

  return {
    known,
    refresh,
    /** From here on what is asked for is for this call of this person. */
    begin(chamada: string, usuario: string): void {
      call = chamada
      area = chamada.split('/')[2] ?? ''
      who = usuario
      tried = []
      seen = undefined
    },
    async versions(input: unknown): Promise<void> {
      for (const version of versionsIn(input)) {
        if (!draw.chance(0.97)) continue
        const now = await versionOf(version)
        if (now !== undefined) version.holder[version.name] = now
      }
    },
    /** Whether what was meant was there. */
    learn(found: number): void {
      for (const { place, source } of tried) {
        const key = `${call} ${place} ${source.key}`
        const score = scores.get(key) ?? { times: 0, found: 0 }
        score.times += 1
        score.found += found
        scores.set(key, score)
      }
    },
  }
}

interface Version {
  readonly holder: Record<string, unknown>
  readonly name: string
}

/** Every version in an input, with the object that it stands in. */
function versionsIn(value: unknown): Version[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  const here = VERSIONS.filter((name) => typeof holder[name] === 'number').map((name) => ({ holder, name }))
  return [...here, ...Object.values(holder).flatMap(versionsIn)]
}

/** Of the machinery, and what nobody names. */
const NEVER_NAMED = /^(?:auditoria|evento_seguranca|idempotencia|municipio|migracao)/

async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ name: string; type: string | null; columns: string[] }>`
    select t.table_name as name, max(c.udt_name) filter (where c.column_name = 'id') as type,
           array_agg(c.column_name::text) as columns
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     group by t.table_name order by t.table_name`.execute(db)
  return rows
    .filter(({ type, name }) => ['int4', 'int8', 'uuid'].includes(type ?? '') && !NEVER_NAMED.test(name))
    .map(({ name, type, columns }) => ({ name, uuid: type === 'uuid', columns: new Set(columns), ids: [] }))
}

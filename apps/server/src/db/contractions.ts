/** A statement of a migration after which the version before it may no longer work on the database. */
export interface Contraction {
  readonly line: number
  /** Its beginning, as it is written. */
  readonly statement: string
  readonly why: string
  /** What the file says about it: since when nothing needs what it takes away. */
  readonly reason: string | null
}

interface Statement {
  readonly line: number
  readonly text: string
  /** Lower case, without comments, texts and bodies of functions. */
  readonly bare: string
}

const NOT_SQL = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

function statementsOf(sql: string): readonly Statement[] {
  const bare = sql.replace(NOT_SQL, blank).toLowerCase()
  let start = 0
  const found: Statement[] = []
  for (const piece of bare.split(';')) {
    const first = start + (piece.length - piece.trimStart().length)
    const text = sql.slice(start, start + piece.length)
    if (piece.trim() !== '') found.push({ line: sql.slice(0, first).split('\n').length, text, bare: piece })
    start += piece.length + 1
  }
  return found
}

/** Commas inside of brackets part nothing. */
function clausesOf(bare: string): readonly string[] {
  let depth = 0
  const parts = ['']
  for (const char of bare) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

const isNewRequiredColumn = (clause: string): boolean =>
  /\badd\s+(column\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+/.test(clause) &&
  /\bnot\s+null\b/.test(clause) &&
  !/\bdefault\b|\bgenerated\b/.test(clause)

/** What the version before may still read, write or rely on. */
const rules: readonly {
  readonly why: string
  readonly breaks: (clause: string, whole: string) => boolean
}[] = [
  {
    why: 'takes away what the version before may use',
    breaks: (clause) =>
      /\bdrop\s+(table|column|view|materialized\s+view|function|procedure|routine|type|domain|schema|sequence)\b/.test(
        clause,
      ),
  },
  {
    why: 'gives another name to what the version before may use',
    breaks: (clause, whole) =>
      /\brename\b/.test(clause) &&
      !/^\s*alter\s+(index|sequence|trigger)\b/.test(whole) &&
      !/\brename\s+constraint\b/.test(clause),
  },
  {
    why: 'changes a type: prepared statements fail once, and values may no longer fit',
    breaks: (clause) => /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/.test(clause),
  },
  {
    why: 'asks for a value that the version before may not give',
    breaks: (clause) =>
      /\bset\s+not\s+null\b/.test(clause) || /\bdrop\s+default\b/.test(clause) || isNewRequiredColumn(clause),
  },
  {
    why: 'refuses rows that the version before may write',
    breaks: (clause) =>
      /\badd\s+(constraint\b[\s\S]*\b)?(check|unique|exclude|primary\s+key|foreign\s+key)\b/.test(clause) ||
      /\bcreate\s+unique\s+index\b/.test(clause),
  },
  { why: 'takes a right away', breaks: (clause) => /^\s*revoke\b/.test(clause) },
]

const CREATED = /\bcreate\s+(?:table|materialized\s+view|view|type)\s+(?:if\s+not\s+exists\s+)?([\w."]+)/
const TOUCHED = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w."]+)|\bon\s+([\w."]+)/

/** What the file says about a contraction: `-- contrai: since when nothing needs it`, above the statement or in it. */
const REASON = /--\s*contrai:\s*(\S.*)/

/**
 * Statements that contract: with one of them, an instance of the version before may fail while both are in use. What a
 * file makes itself nobody before it knows.
 */
export function contractionsOf(sql: string): readonly Contraction[] {
  const statements = statementsOf(sql)
  const own = new Set(statements.flatMap(({ bare }) => CREATED.exec(bare)?.[1] ?? []))
  return statements.flatMap(({ line, text, bare }) => {
    const [, table, on] = TOUCHED.exec(bare) ?? []
    if (own.has(table ?? on ?? '')) return []
    const broken = rules.find(({ breaks }) => clausesOf(bare).some((clause) => breaks(clause, bare)))
    if (!broken) return []
    const statement =
      text
        .replace(/--[^\n]*\n/g, '')
        .trim()
        .split('\n', 1)[0] ?? ''
    return [{ line, statement, why: broken.why, reason: REASON.exec(text)?.[1]?.trim() ?? null }]
  })
}

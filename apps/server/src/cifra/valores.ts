import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { failure, type Failure } from '../http/failure.ts'
import { cofreDe } from './banco.ts'
import { SemChave, Violado, type Cofre } from './cofre.ts'

// Values that the database may not read: each a row of `valor_cifrado`, authenticated with the place that it belongs to.
// What held the value holds the name of the row, and so does every copy of that: the trail, the history, a line sent.

/** The place that a value belongs to. */
export interface Lugar {
  readonly tabela: 'pessoa' | 'processo' | 'importacao'
  readonly registro: number
  readonly campo: string
}

const PREFIXO = 'cifrado:'

/** Whether a text names an encrypted value. Only in a place that holds encrypted values does it say so. */
export const isCifrado = (valor: unknown): valor is string =>
  typeof valor === 'string' && valor.startsWith(PREFIXO)

const nomeDe = (id: string): string => `${PREFIXO}${id}`
/** The row that a name names. */
export const idDe = (nome: string): string => nome.slice(PREFIXO.length)

const NOMES = new RegExp(`${PREFIXO}([0-9a-f-]{36})`, 'g')
/** The rows that are named anywhere in a text. */
export const nomesCifradosEm = (texto: string): string[] =>
  [...texto.matchAll(NOMES)].flatMap(([, id]) => id ?? [])

const donoDe = (id: string, { tabela, registro, campo }: Lugar): string =>
  ['valor_cifrado', id, tabela, registro, campo].join('\0')

const chaveDoLugar = ({ tabela, registro, campo }: Lugar): string => `${tabela}\0${registro}\0${campo}`

/** Places whose rows are counted together by what they hold. */
const isComparado = ({ tabela, campo }: Lugar): boolean => tabela === 'pessoa' && campo === 'agencia'

type Guardado = Lugar & { readonly id: string; readonly cifra: Uint8Array }

/** Bytes and digest of a value in its place, by the newest key. */
export function cifrar(cofre: Cofre, id: string, lugar: Lugar, valor: unknown) {
  const texto = JSON.stringify(valor)
  return {
    cifra: cofre.guardar('valor', donoDe(id, lugar), Buffer.from(texto)),
    resumo: isComparado(lugar)
      ? (cofre.resumos('valor-comparado', `${lugar.tabela}\0${lugar.campo}\0${texto}`)[0] ?? null)
      : null,
  }
}

/** The value that was kept in a place. Throws `cifra_violada` and `cifra_sem_chave`. */
export function decifrar(cofre: Cofre, id: string, lugar: Lugar, cifra: Uint8Array): unknown {
  try {
    return JSON.parse(cofre.abrir('valor', donoDe(id, lugar), cifra).toString('utf8')) as unknown
  } catch (error) {
    if (error instanceof SemChave) throw Object.assign(failure('cifra_sem_chave'), { cause: error })
    if (error instanceof Violado) throw violada(id, lugar)
    throw error
  }
}

/** The log, which keeps no message, names the row and the place by the code; the person is told neither. */
const violada = (id: string, lugar: Lugar): Failure =>
  Object.assign(failure('cifra_violada'), {
    cause: Object.assign(new Error('Not what was kept in this place'), {
      code: `valor_cifrado ${id} de ${chaveDoLugar(lugar).replaceAll('\0', ' ')}`,
    }),
  })

/** Rows of one statement. */
const POR_LOTE = 1_000

/**
 * Keeps values, each in its place. Answers, in the same order, the texts to write there. A value that the place has had
 * keeps its text, so that saving the same again changes nothing.
 */
export async function guardarValores(
  db: Db | Tx,
  itens: readonly (Lugar & { readonly valor: unknown })[],
): Promise<string[]> {
  const nomes: string[] = []
  for (let de = 0; de < itens.length; de += POR_LOTE)
    nomes.push(...(await guardarLote(db, itens.slice(de, de + POR_LOTE))))
  return nomes
}

async function guardarLote(
  db: Db | Tx,
  itens: readonly (Lugar & { readonly valor: unknown })[],
): Promise<string[]> {
  const cofre = cofreDe(db)
  const conhecidos = await doLugar(db, cofre, itens)
  const novos: (Guardado & { readonly resumo: Buffer | null })[] = []
  const nomes = itens.map(({ valor, ...lugar }) => {
    const chave = `${chaveDoLugar(lugar)}\0${JSON.stringify(valor)}`
    const id = conhecidos.get(chave) ?? randomUUID()
    if (!conhecidos.has(chave)) novos.push({ id, ...lugar, ...cifrar(cofre, id, lugar, valor) })
    conhecidos.set(chave, id)
    return nomeDe(id)
  })
  if (novos.length > 0) await db.insertInto('valorCifrado').values(novos).execute()
  return nomes
}

/** Values that these places have had, by place and value. What cannot be read any longer is not known. */
async function doLugar(db: Db | Tx, cofre: Cofre, lugares: readonly Lugar[]): Promise<Map<string, string>> {
  const { rows } = await sql<Guardado>`
    select v.id, v.tabela, v.registro, v.campo, v.cifra
      from (select distinct * from unnest(${lugares.map(({ tabela }) => tabela)}::text[],
              ${lugares.map(({ registro }) => registro)}::int[], ${lugares.map(({ campo }) => campo)}::text[])
              as l(tabela, registro, campo)) l
      join valor_cifrado v using (tabela, registro, campo)`.execute(db)
  return new Map(
    rows.flatMap(({ id, cifra, ...lugar }) => {
      const valor = lerOuNada(cofre, id, lugar, cifra)
      return valor === undefined ? [] : [[`${chaveDoLugar(lugar)}\0${JSON.stringify(valor)}`, id] as const]
    }),
  )
}

function lerOuNada(cofre: Cofre, id: string, lugar: Lugar, cifra: Uint8Array): unknown {
  try {
    return decifrar(cofre, id, lugar, cifra)
  } catch {
    return undefined
  }
}

/**
 * Reads values by the texts that stand in their places, all with one query; none for none. Throws `cifra_violada` for one
 * that was changed, is not there or belongs to another place, and `cifra_sem_chave`.
 */
export async function abrirValores(
  db: Db | Tx,
  itens: readonly (Lugar & { readonly nome: string })[],
): Promise<unknown[]> {
  if (itens.length === 0) return []
  const cofre = cofreDe(db)
  const ids = [...new Set(itens.map(({ nome }) => idDe(nome)))]
  const { rows } = await sql<Pick<Guardado, 'id' | 'cifra'>>`${prepared}
    select id, cifra from valor_cifrado where id = any (${ids}::uuid[])`.execute(db)
  const cifras = new Map(rows.map(({ id, cifra }) => [id, cifra]))
  return itens.map(({ nome, ...lugar }) => decifrarNome(cofre, lugar, nome, cifras))
}

/** A value by its name, of rows that were read. Throws as `abrirValores`. */
export function decifrarNome(
  cofre: Cofre,
  lugar: Lugar,
  nome: string,
  cifras: ReadonlyMap<string, Uint8Array>,
): unknown {
  const id = idDe(nome)
  const cifra = cifras.get(id)
  if (!cifra) throw violada(id, lugar)
  return decifrar(cofre, id, lugar, cifra)
}

/** A column with the value that it names, for who reads rows one by one: `abrirColuna` opens it without a query. */
export const colunaComCifra = (coluna: string): RawBuilder<string | null> =>
  sql`${sql.ref(coluna)} || ':' || coalesce(
    (select encode(vc.cifra, 'hex') from valor_cifrado vc where vc.id = cifrado_id(${sql.ref(coluna)})), '')`

const UUID_LETRAS = 36

/** The value of `colunaComCifra`; null for none. Throws as `abrirValores`. */
export function abrirColuna(cofre: Cofre, lugar: Lugar, lida: string | null): string | null {
  if (lida === null) return null
  const id = idDe(lida).slice(0, UUID_LETRAS)
  return String(decifrar(cofre, id, lugar, Buffer.from(idDe(lida).slice(UUID_LETRAS + 1), 'hex')))
}

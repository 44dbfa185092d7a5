import { sql, type RawBuilder } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TOTAL_MAXIMO } from '@rh/domain/listas/define-list'
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts'
import { explaining } from '../test/explain.ts'
import { openDb, type Db } from './db.ts'
import { countList, listPage, paginaDe, primeirasDe, readPronta, type ListSource } from './list-query.ts'

type Indice = NonNullable<ListSource['indice']>
interface Linha {
  readonly id: number
  readonly nome: string | null
  readonly extra: string
}

let banco: TestDatabase
let db: Db
beforeAll(async () => {
  banco = await createEmptyDatabase()
  // One connection: a test says how its planner works.
  db = openDb({ ...banco.connection, max: 1 })
  await sql`create table linha (id int primary key, nome text, peso int not null)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

/** Two names twice, and two rows without one. */
const NOMES = ['caju', 'amora', null, 'caju', 'banana', null, 'amora']
/** What is known of a list is known by the text of its question: that of each test is its own. */
let pergunta = 0
beforeEach(async () => {
  pergunta += 1
  await sql`truncate linha`.execute(db)
  await sql`insert into linha select ordinality, nome, ordinality % 3
    from unnest(${sql.val(NOMES)}::text[]) with ordinality t(nome, ordinality)`.execute(db)
})

const achados = (): RawBuilder<unknown> => sql`select id, nome, peso, ${pergunta}::int as pergunta from linha`
const comColunas = (origem: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select l.id, l.nome, l.peso, 'linha ' || l.id as extra from ${origem} de join linha l on l.id = de.id`

const colunas = { id: sql`achados.id`, nome: sql`achados.nome`, peso: sql`achados.peso` }
const inteira = (): ListSource => ({
  from: comColunas(sql`(${achados()})`),
  colunas,
  ordemPadrao: 'nome',
  semNulos: ['id', 'peso'],
})
const porIndice = (mais: Partial<Indice> = {}) => ({
  ...inteira(),
  indice: {
    achados: achados(),
    chaves: sql`achados.id, achados.nome, achados.peso`,
    comColunas,
    findAntes: false,
    ...mais,
  },
})
const pronta = (mais: Partial<Indice> = {}) =>
  porIndice({ chaves: sql`achados.id, achados.peso`, prontas: ['id', 'peso'], ...mais })

/** Reads the rows of a page from the columns that it is given. */
const lidas: string[] = []
const readProntas: Indice['readProntas'] = async (em, valores) => {
  lidas.push(JSON.stringify(valores))
  return (await sql`${comColunas(paginaDe(['id', 'peso'], valores))}`.execute(em)).rows
}

const modos: Readonly<Record<string, () => ListSource>> = {
  'in one query': inteira,
  'by an index': porIndice,
  'by an index, found first': () => porIndice({ findAntes: true }),
  'in two steps': pronta,
  'in two steps, found first': () => pronta({ findAntes: true }),
  'in two steps of one plan': () => pronta({ poucas: true }),
  'in two steps, by a reader of its own': () => pronta({ readProntas }),
}

const idsDe = (linhas: readonly Linha[]) => linhas.map(({ id }) => id)

describe.each(Object.entries(modos))('a page read %s', (_modo, source) => {
  const ler = (grammar: object) => listPage<Linha>(db, grammar, source())

  it('has whole rows in the order of the list, a tie by id, empty values last', async () => {
    const { results, ...sobre } = await ler({})
    expect(results.map(({ id, nome, extra }) => [id, nome, extra])).toEqual(
      [2, 7, 5, 1, 4, 3, 6].map((id) => [id, NOMES[id - 1], `linha ${id}`]),
    )
    expect(sobre).toEqual({ total: 7, totalLimitado: false, pagina: 1, porPagina: 25 })
  })

  it.each([
    ['nome', [2, 7, 5, 1, 4, 3, 6]],
    ['-nome', [4, 1, 5, 7, 2, 6, 3]],
    ['peso', [3, 6, 1, 4, 7, 2, 5]],
    ['-peso', [5, 2, 7, 4, 1, 6, 3]],
  ])('is ordered by %s', async (ordenar, ids) => {
    expect(idsDe((await ler({ ordenar })).results)).toEqual(ids)
  })

  it('is one of pages that neither repeat nor skip, each with the total', async () => {
    const paginas = []
    for (const pagina of [1, 2, 3]) paginas.push(await ler({ pagina, porPagina: 3 }))
    expect(paginas.map(({ results }) => idsDe(results))).toEqual([[2, 7, 5], [1, 4, 3], [6]])
    expect(paginas.map(({ total, pagina, porPagina }) => [total, pagina, porPagina])).toEqual(
      [1, 2, 3].map((pagina) => [7, pagina, 3]),
    )
  })

  it('past the end has no rows, and the total', async () => {
    expect(await ler({ pagina: 9 })).toMatchObject({ results: [], total: 7 })
  })

  it('of nothing has the total of nothing', async () => {
    await sql`truncate linha`.execute(db)
    for (const pagina of [1, 2]) expect(await ler({ pagina })).toMatchObject({ results: [], total: 0 })
  })

  it('is sorted by no column that the list does not declare', async () => {
    await expect(ler({ ordenar: '-senha' })).rejects.toThrow('List sorts by undeclared column -senha')
  })

  it('tells a total that is too large to count', async () => {
    await encher(TOTAL_MAXIMO)
    expect(await ler({})).toMatchObject({ total: TOTAL_MAXIMO, totalLimitado: false })
    await encher(TOTAL_MAXIMO + 1)
    for (const pagina of [1, 10_000])
      expect(await ler({ pagina })).toMatchObject({ total: TOTAL_MAXIMO, totalLimitado: true })
  })
})

async function umaConexao() {
  const daqui = openDb({ ...banco.connection, max: 1 })
  return { db: daqui, [Symbol.asyncDispose]: () => daqui.destroy() }
}

/** As many rows as are said. */
async function encher(quantas: number): Promise<void> {
  await sql`truncate linha`.execute(db)
  await sql`insert into linha select i, 'linha', 0 from generate_series(1, ${quantas}::int) i`.execute(db)
}

/** Plans of the queries of a page, of which none answers rows. */
async function planosDe(source: ListSource, ordenar?: string): Promise<string> {
  const { db: emPlanos, plans } = explaining(db, 'verbose, costs off')
  await listPage(emPlanos, { ordenar }, source)
  return plans.join('\n')
}

describe('how a page is found', () => {
  it('puts matches together before they are put in order only where that is asked for', async () => {
    for (const comIndice of [porIndice, pronta]) {
      expect(await planosDe(comIndice({ findAntes: true }))).toContain('CTE encontrados')
      expect(await planosDe(comIndice())).not.toContain('CTE encontrados')
    }
  })

  it('counts once, however many rows the page has', async () => {
    await encher(TOTAL_MAXIMO)
    for (const source of [inteira(), porIndice(), porIndice({ findAntes: true })]) {
      const { db: contando, plans } = explaining(db, 'analyze, costs off, timing off')
      await listPage(contando, { porPagina: 5 }, source)
      expect(plans[0]?.match(/Aggregate .*loops=\d+/g)).toEqual([expect.stringMatching(/loops=1$/)])
      expect(plans[0]).toContain('InitPlan')
    }
  })

  it('says of a column without nulls nothing that keeps the planner from its index', async () => {
    await sql`create index linha_por_peso on linha (peso, id)`.execute(db)
    await sql`set enable_seqscan = off`.execute(db)
    await sql`set enable_sort = off`.execute(db)
    try {
      for (const ordenar of ['peso', '-peso']) {
        const plano = await planosDe({ ...inteira(), from: achados() }, ordenar)
        expect(plano).toMatch(/Index (Only )?Scan (Backward )?using linha_por_peso/)
        expect(plano).not.toContain('Sort Key')
      }
    } finally {
      await sql`drop index linha_por_peso`.execute(db)
      await sql`reset enable_seqscan`.execute(db)
      await sql`reset enable_sort`.execute(db)
    }
  })

  it('prepares what reads the rows of a page, and what finds them where the filters leave few', async () => {
    const preparados = async (source: ListSource) => {
      await using daqui = await umaConexao()
      await listPage(daqui.db, {}, source)
      const { rows } = await sql<{ texto: string }>`
        select statement as texto from pg_prepared_statements order by prepare_time`.execute(daqui.db)
      return rows.map(({ texto }) => (texto.includes('unnest') ? 'reads' : 'finds'))
    }
    expect(await preparados(porIndice())).toEqual([])
    expect(await preparados(pronta())).toEqual(['reads'])
    expect(await preparados(pronta({ poucas: true }))).toEqual(['finds', 'reads'])
  })

  it('gives a reader of its own the numbers of the page, column by column', async () => {
    lidas.length = 0
    await listPage(db, { porPagina: 2 }, pronta({ readProntas }))
    expect(lidas).toEqual(['[[2,7],[2,1]]'])
  })

  it('reads nothing of a page that has nothing', async () => {
    lidas.length = 0
    expect(await readPronta(db, pronta({ readProntas }).indice, [])).toEqual([])
    expect(lidas).toEqual([])
  })

  it('leaves out a row that went since it was found, and answers the others as they were asked for', async () => {
    const { comColunas: ler } = pronta().indice
    const linhas = await readPronta<Linha>(
      db,
      { comColunas: ler },
      [5, 99, 1].map((id) => ({ id })),
    )
    expect(idsDe(linhas)).toEqual([5, 1])
  })

  it('begins after the rows that are known to come before', async () => {
    const source = pronta({ achados: sql`${achados()} where nome is not null` })
    const { results, total } = await listPage<Linha>(db, { pagina: 2, porPagina: 3 }, source, {
      total: 9,
      pulados: 2,
    })
    expect([idsDe(results), total]).toEqual([[7, 5, 1], 9])
  })
})

describe('how many a list has', () => {
  it.each([
    ['in one query', inteira],
    ['by an index', porIndice],
  ])('is told alone, %s', async (_modo, source) => {
    expect(await countList(db, source())).toEqual({ total: 7, totalLimitado: false })
    await encher(TOTAL_MAXIMO + 1)
    expect(await countList(db, source())).toEqual({ total: TOTAL_MAXIMO, totalLimitado: true })
  })

  it('is told with its first ones, in the order that is asked for', async () => {
    const primeiras = async (ordenar: string) => {
      const consulta = primeirasDe(porIndice(), { ordenar, quantas: 2, chaves: sql`achados.id` })
      return (await consulta.execute(db)).rows
    }
    expect(await primeiras('nome')).toEqual([{ total: 7, chaves: [{ id: 2 }, { id: 7 }] }])
    expect(await primeiras('-peso')).toEqual([{ total: 7, chaves: [{ id: 5 }, { id: 2 }] }])
    await encher(TOTAL_MAXIMO + 1)
    expect(await primeiras('nome')).toEqual([{ total: TOTAL_MAXIMO, chaves: [{ id: 1 }, { id: 2 }] }])
  })

  /** Far more than are counted, or as many as may soon be few again. */
  const MUITAS = TOTAL_MAXIMO + 1_001
  const ler = () => listPage<Linha>(db, { ordenar: 'id' }, pronta())
  const limitada = { total: TOTAL_MAXIMO, totalLimitado: true }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is not counted again for half a minute where it is far more than a list counts', async () => {
    await encher(MUITAS)
    expect(await ler()).toMatchObject(limitada)
    await encher(3)
    vi.advanceTimersByTime(29_999)
    expect(await ler()).toMatchObject({ ...limitada, results: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    vi.advanceTimersByTime(1)
    expect(await ler()).toMatchObject({ total: 3, totalLimitado: false })
  })

  it('is counted each time where it may soon be one that is counted to its end', async () => {
    await encher(MUITAS - 1)
    expect(await ler()).toMatchObject(limitada)
    await encher(3)
    expect(await ler()).toMatchObject({ total: 3, totalLimitado: false })
  })

  it('is counted again once five hundred other lists were too long', async () => {
    await encher(MUITAS)
    const primeira = pergunta
    await ler()
    const deNovo = async () => {
      const agora = pergunta
      pergunta = primeira
      const { total } = await ler()
      pergunta = agora
      return total
    }
    const outras = async (quantas: number) => {
      for (let i = 0; i < quantas; i += 1) {
        pergunta += 1
        await ler()
      }
    }
    await outras(499)
    await sql`delete from linha where id > 3`.execute(db)
    expect(await deNovo()).toBe(TOTAL_MAXIMO)
    await sql`insert into linha select i, 'linha', 0 from generate_series(4, ${MUITAS}::int) i`.execute(db)
    await outras(1)
    await sql`delete from linha where id > 3`.execute(db)
    expect(await deNovo()).toBe(3)
  })
})

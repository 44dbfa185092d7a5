import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LINHAS_IMPRESSAS_MAX } from '@rh/domain/contract/exportacao'
import { defineList } from '@rh/domain/listas/define-list'
import { loadConfig } from '../config.ts'
import { openDb, type Db } from '../db/db.ts'
import { createClock } from '../test/clock.ts'
import { atorDe, requestDe } from '../test/ator.ts'
import { createDemoDatabase, type TestDatabase } from '../test/database.ts'
import { exportar } from './exportar.ts'

// What an export owes whatever its list is: a list of nothing but numbers.

const lista = defineList({
  nome: 'Peças & Uniformes à vista',
  colunas: {
    id: { label: 'Nº', labelNoArquivo: 'Número', tipo: 'numero' },
    nome: { label: 'Nome' },
    custo: { label: 'Custo', tipo: 'dinheiro', visivel: (grupos) => grupos.includes('Almoxarifado') },
    obs: { label: 'Observação', opcional: true },
  },
  filtros: {},
  ordemPadrao: 'id',
})
type Coluna = keyof typeof lista.colunas
interface Linha {
  readonly id: number
  readonly nome: string
}

let banco: TestDatabase
let db: Db
const clock = createClock()
const config = loadConfig({})
const ids: number[] = []
beforeAll(async () => {
  banco = await createDemoDatabase()
  db = openDb({ ...banco.connection, max: 6 })
  const linhas = await db.selectFrom('usuario').select('id').orderBy('id').limit(3).execute()
  ids.push(...linhas.map(({ id }) => id))
})
afterAll(async () => {
  // Not waited for: a connection that an export never gave back would keep everybody here.
  void db.destroy()
  await banco.drop()
})
type Servido = Awaited<ReturnType<typeof exportar>>
const servidos: Servido[] = []
afterEach(async () => {
  for (const { conteudo } of servidos.splice(0))
    await (conteudo as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]().return?.()
})
/** A person exports only so often in a minute. */
beforeEach(() => clock.irPara(clock.agora().add({ seconds: 61 }).toString()))

interface Pedido {
  readonly formato?: 'csv' | 'xlsx' | 'pdf'
  readonly colunas?: readonly Coluna[]
  readonly ordenar?: 'id' | 'nome' | '-id' | 'obs'
  readonly linhas?: number
  /** Which of three people asks. */
  readonly quem?: number
  readonly completar?: (linhas: readonly Linha[]) => Promise<readonly Linha[]>
}

const pedir = async ({ formato = 'csv', linhas = 3, quem = 0, completar, ...query }: Pedido = {}) => {
  const request = requestDe(atorDe(ids[quem] ?? 0, quem === 0 ? 'Almoxarifado' : 'Vagas'))
  const source = {
    from: sql`select g as id, 'Peça ' || (${linhas}::int - g) as nome from generate_series(1, ${linhas}::int) g`,
    colunas: { id: sql`achados.id`, nome: sql`achados.nome` },
    ordemPadrao: 'id',
    mostrar: ({ id, nome }: Linha) => ({ id, nome, custo: id * 150, obs: 'nova' }),
    completar,
  }
  const meios = { db, principal: db, clock, config }
  const servido = await exportar(meios, request, { lista, query: { formato, ...query }, source })
  servidos.push(servido)
  return servido
}

const ler = async ({ conteudo }: Servido): Promise<Buffer> => {
  const pedacos = []
  for await (const pedaco of conteudo as AsyncIterable<Uint8Array>) pedacos.push(pedaco)
  return Buffer.concat(pedacos)
}
const emLinhas = async (pedido: Pedido = {}): Promise<string[]> =>
  (await ler(await pedir(pedido))).toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n')

/** Exports that still hold a connection. */
const abertas = async () => {
  const { rows } = await sql<{ abertas: number }>`select count(*)::int as abertas from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db)
  return rows[0]?.abertas
}
const registradas = async (quem: number) => {
  const linhas = db.selectFrom('exportacao').select(['formato', 'colunas', 'linhas', 'filtros'])
  return linhas
    .where('usuarioId', '=', ids[quem] ?? 0)
    .orderBy('id')
    .execute()
}

describe('the file of a list', () => {
  it('has each column under the name it has in a file, the chosen ones in the order of the list', async () => {
    expect(await emLinhas()).toEqual(['Número;Nome;Custo', '1;Peça 2;1,50', '2;Peça 1;3,00', '3;Peça 0;4,50'])
    expect(await emLinhas({ colunas: ['obs', 'nome'], ordenar: '-id', linhas: 2 })).toEqual([
      'Nome;Observação',
      'Peça 0;nova',
      'Peça 1;nova',
    ])
  })

  it('knows no column that the person does not see', async () => {
    expect(await emLinhas({ quem: 1, linhas: 1 })).toEqual(['Número;Nome', '1;Peça 0'])
    await expect(pedir({ quem: 1, colunas: ['nome', 'custo'] })).rejects.toMatchObject({
      codigo: 'validacao',
      detalhes: { campos: { colunas: 'Esta lista não tem esta coluna' } },
    })
  })

  it.each([
    ['csv', 'text/csv', '\uFEFF'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['pdf', 'application/pdf', '%PDF-'],
  ] as const)(
    'is %s as it is asked for, with its name and its number of rows ahead',
    async (formato, tipo, comeco) => {
      const servido = await pedir({ formato })
      expect(servido).toMatchObject({
        tipo,
        nome: `pecas-uniformes-a-vista-${clock.hoje()}.${formato}`,
        linhas: 3,
      })
      expect((await ler(servido)).toString('utf8')).toMatch(new RegExp(`^${comeco}`))
    },
  )

  it('has what is worked out for the rows of a batch together, in that order', async () => {
    const lotes: number[] = []
    const completar = async (linhas: readonly Linha[]) => {
      lotes.push(linhas.length)
      return linhas.map((linha) => ({ ...linha, nome: `${linha.nome} de ${linhas.length}` }))
    }
    const linhas = await emLinhas({ linhas: 501, colunas: ['nome'], completar })
    expect(lotes).toEqual([500, 1])
    expect([linhas.length, linhas[1], linhas.at(-1)]).toEqual([502, 'Peça 500 de 500', 'Peça 0 de 1'])
  })

  it('is recorded before its first row leaves, as it was asked for', async () => {
    const servido = await pedir({ quem: 2, colunas: ['nome'], ordenar: 'nome', linhas: 4 })
    const feita = { formato: 'csv', colunas: ['nome'], linhas: 4, filtros: { ordenar: 'nome' } }
    expect(await registradas(2)).toEqual([feita])
    await ler(servido)
    expect(await registradas(2)).toEqual([feita])
  })
})

describe('a list on paper', () => {
  it('is refused where it is longer than anybody reads, before it is recorded', async () => {
    const antes = await registradas(1)
    await expect(pedir({ quem: 1, formato: 'pdf', linhas: LINHAS_IMPRESSAS_MAX + 1 })).rejects.toMatchObject({
      codigo: 'corpo_grande',
      detalhes: {
        mensagem: 'São 2.001 linhas: o papel leva até 2.000.',
        acao: 'Filtre a lista antes de imprimir, ou exporte em Excel.',
      },
    })
    expect(await registradas(1)).toEqual(antes)
    const inteira = await pedir({ formato: 'pdf', linhas: LINHAS_IMPRESSAS_MAX })
    expect(inteira.linhas).toBe(LINHAS_IMPRESSAS_MAX)
    await ler(inteira)
    expect(await emLinhas({ linhas: LINHAS_IMPRESSAS_MAX + 1 })).toHaveLength(LINHAS_IMPRESSAS_MAX + 2)
  })
})

/** A person has two places: a third export says whether they are free. */
async function requireLivre(quem = 0): Promise<void> {
  const duas = [await pedir({ quem }), await pedir({ quem })]
  await expect(pedir({ quem })).rejects.toMatchObject({
    codigo: 'ocupado',
    detalhes: { mensagem: 'Você já tem exportações em andamento.', esperar: 5 },
  })
  for (const uma of duas) await ler(uma)
  expect(await abertas()).toBe(0)
}

describe('what an export holds', () => {
  it('is given back once it is read, by each of its readers', async () => {
    for (let i = 0; i < 3; i += 1) expect(await emLinhas()).toHaveLength(4)
    await requireLivre()
  })

  it('is given back at once where it is refused', async () => {
    for (let i = 0; i < 3; i += 1)
      await expect(pedir({ formato: 'pdf', linhas: LINHAS_IMPRESSAS_MAX + 1 })).rejects.toMatchObject({
        codigo: 'corpo_grande',
      })
    expect(await abertas()).toBe(0)
    await requireLivre()
  })

  it('is given back where its rows are not found, and the failure is told', async () => {
    for (let i = 0; i < 3; i += 1)
      await expect(pedir({ ordenar: 'obs' })).rejects.toThrow('List sorts by undeclared column obs')
    await requireLivre()
  })

  it('is given back where it fails before its first byte, and the failure is told', async () => {
    const completar = () => Promise.reject(new Error('Nothing is worked out'))
    for (let i = 0; i < 3; i += 1)
      await expect(pedir({ formato: 'pdf', completar })).rejects.toThrow('Nothing is worked out')
    await requireLivre()
  })

  it('is given back where it fails on the way, and the reader is told', async () => {
    const completar = () => Promise.reject(new Error('Nothing is worked out'))
    for (let i = 0; i < 3; i += 1)
      await expect(pedir({ completar }).then(ler)).rejects.toThrow('Nothing is worked out')
    await requireLivre()
  })

  it('is taken back from a reader who stops for three minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const paradas = [await pedir({ quem: 1 }), await pedir({ quem: 1 })]
    vi.advanceTimersByTime(179_999)
    vi.useRealTimers()
    expect(paradas).toHaveLength(2)
    expect(await abertas()).toBe(2)
    await expect(pedir({ quem: 1 })).rejects.toMatchObject({ codigo: 'ocupado' })
    for (const parada of paradas) await ler(parada)

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pedir({ quem: 1 })
    await pedir({ quem: 1 })
    vi.advanceTimersByTime(180_000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await abertas()).toBe(0))
    await requireLivre(1)
  })
})

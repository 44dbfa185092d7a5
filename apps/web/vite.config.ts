import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { candidato } from './build/candidato.ts'
import { grupos } from './build/chunks.ts'
import { instalavel } from './build/instalavel.ts'
import { metodoDeLogin } from './build/metodo.ts'
import { pdfDecoders } from './build/pdf.ts'
import { precompress } from './build/precompress.ts'
import { start, startAlias } from './build/start.ts'
import { writeVersion } from './build/versao.ts'
import { semInstrumentacao } from './build/roteador.ts'
import { semJsonSchema } from './build/zod.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    candidato(),
    start(),
    semJsonSchema(),
    semInstrumentacao(),
    metodoDeLogin(),
    writeVersion(),
    instalavel(),
    pdfDecoders(),
    precompress(),
    budget(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // One file per chunk group is enough: the maps stay out of what is served.
    sourcemap: false,
    reportCompressedSize: false,
    // Nothing inlined: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The sign-in page has loaded nearly all that this form needs; a list of it would weigh on every visit.
      resolveDependencies: (file, deps) => (file.includes('CodigoForm') ? [] : deps),
    },
    rolldownOptions: {
      treeshake: {
        // Emotion needs it for themes handed to a component, which nothing here asks for; it does not say that it may go.
        moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        // The entry names every file: a letter less of each hash is a quarter of a kilobyte less of each first visit.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: grupos(),
      },
    },
  },
  resolve: {
    alias: startAlias,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})

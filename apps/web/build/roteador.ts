import { deixarDeFora, vazias } from './fora.ts'

const EXPORTA = /^export \{([^}]+)\};?$/m

const exportadas = (code: string): string[] =>
  (EXPORTA.exec(code)?.[1] ?? '').split(',').flatMap((nome) => nome.trim() || [])

/**
 * Leaves out of the browser how a router is watched from outside (its `instrumentations`), 2 kB of every page: the router
 * names it, and nobody here asks for it.
 */
export const semInstrumentacao = () =>
  deixarDeFora({
    nome: 'router-sem-instrumentacao',
    resta: {
      '/react-router/dist/production/lib/router/instrumentation.js': (code) => vazias(exportadas(code)),
    },
    mudou: 'react-router is instrumented elsewhere: build/roteador.ts leaves nothing out',
  })

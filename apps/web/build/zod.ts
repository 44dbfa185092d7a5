import type { Plugin } from 'vite'

const PASTA = '/zod/v4/core/'
const EXPORTA = /^export (?:const|function) (\w+)/gm

const vazias = (code: string): string =>
  Array.from(code.matchAll(EXPORTA), ([, nome = '']) => `export const ${nome} = () => undefined`).join('\n')

/** What is left of each module: how a schema is read stays, how it is written as JSON schema does nothing. */
const resta: Readonly<Record<string, (code: string) => string>> = {
  'to-json-schema.js': (code) => `${vazias(code)}\nexport { processSchema as process }`,
  'json-schema-processors.js': (code) => {
    const inicio = code.indexOf('export const stringProcessor')
    return `${code.slice(0, inicio)}\n${vazias(code.slice(inicio))}`
  },
}

/**
 * Leaves out of the browser what writes JSON schemas, 4 kB of every page with a schema: each schema of zod names it, and
 * the server's description of the API alone calls it. Fails the build once zod has it elsewhere.
 */
export const semJsonSchema = (): Plugin => {
  const achados = new Set<string>()
  return {
    name: 'zod-sem-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code, id) {
        const nome = id.slice(id.lastIndexOf(PASTA) + PASTA.length)
        const feito = resta[nome]?.(code)
        if (feito === undefined || feito.length >= code.length / 2) return null
        achados.add(nome)
        return feito
      },
    },
    buildEnd(error) {
      if (!error && achados.size !== Object.keys(resta).length)
        this.error('zod writes its JSON schemas elsewhere: build/zod.ts leaves nothing out')
    },
  }
}

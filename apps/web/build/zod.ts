import { deixarDeFora, vazias } from './fora.ts'

const EXPORTA = /^export (?:const|function) (\w+)/gm

const exportadas = (code: string): string[] => Array.from(code.matchAll(EXPORTA), ([, nome = '']) => nome)

/**
 * Leaves out of the browser what writes JSON schemas, 4 kB of every page with a schema: each schema of zod names it, and
 * the server's description of the API alone calls it. How a schema is read stays.
 */
export const semJsonSchema = () =>
  deixarDeFora({
    nome: 'zod-sem-json-schema',
    resta: {
      '/zod/v4/core/to-json-schema.js': (code) =>
        `${vazias(exportadas(code))}\nexport { processSchema as process }`,
      '/zod/v4/core/json-schema-processors.js': (code) => {
        const inicio = code.indexOf('export const stringProcessor')
        return `${code.slice(0, inicio)}\n${vazias(exportadas(code.slice(inicio)))}`
      },
    },
    mudou: 'zod writes its JSON schemas elsewhere: build/zod.ts leaves nothing out',
  })

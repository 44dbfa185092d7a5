import type { Plugin } from 'vite'

/** What is left of each module that only serves what nobody here asks for, by the end of its path. */
type Resta = Readonly<Record<string, (code: string) => string>>

interface DeFora {
  readonly nome: string
  readonly resta: Resta
  /** Said where the package has it elsewhere: the build fails, as nothing would be left out. */
  readonly mudou: string
}

/** Leaves parts of packages out of the browser that their other modules name, and that nobody here asks for. */
export function deixarDeFora({ nome, resta, mudou }: DeFora): Plugin {
  const achados = new Set<string>()
  const caminhos = Object.keys(resta)
  return {
    name: nome,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: caminhos.map((caminho) => `**${caminho}`) },
      handler(code, id) {
        const caminho = caminhos.find((fim) => id.endsWith(fim))
        const feito = caminho === undefined ? undefined : resta[caminho]?.(code)
        if (caminho === undefined || feito === undefined || feito.length >= code.length / 2) return null
        achados.add(caminho)
        return feito
      },
    },
    buildEnd(error) {
      if (!error && achados.size !== caminhos.length) this.error(mudou)
    },
  }
}

/** The same names, as functions that do nothing. */
export const vazias = (nomes: readonly string[]): string =>
  nomes.map((nome) => `export const ${nome} = () => undefined`).join('\n')

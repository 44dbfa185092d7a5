/** Text format of OpenMetrics 1.0, as far as counters, gauges and histograms go. */
export const OPENMETRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

export type Rotulos = Readonly<Record<string, string>>

interface Amostra {
  /** Of a histogram: `_bucket`, `_sum` and `_count`; of a counter, `_total`. */
  readonly sufixo?: string
  readonly rotulos?: Rotulos
  readonly valor: number
}

export interface Familia {
  readonly nome: string
  readonly tipo: 'counter' | 'gauge' | 'histogram' | 'info'
  readonly ajuda: string
  readonly amostras: readonly Amostra[]
}

const escapar = (texto: string): string =>
  texto.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const comRotulos = (rotulos: Rotulos = {}): string => {
  const pares = Object.entries(rotulos).map(([nome, valor]) => `${nome}="${escapar(valor)}"`)
  return pares.length === 0 ? '' : `{${pares.join(',')}}`
}

/** Writes families; one without samples is left out, as what is not there has no value. */
export function escreverMetricas(familias: readonly Familia[]): string {
  const linhas = familias
    .filter(({ amostras }) => amostras.length > 0)
    .flatMap(({ nome, tipo, ajuda, amostras }) => [
      `# TYPE ${nome} ${tipo}`,
      `# HELP ${nome} ${escapar(ajuda)}`,
      ...amostras.map(
        ({ sufixo = '', rotulos, valor }) => `${nome}${sufixo}${comRotulos(rotulos)} ${String(valor)}`,
      ),
    ])
  return `${[...linhas, '# EOF'].join('\n')}\n`
}

/** Bounds in seconds: what a person does not notice, notices, waits for, and gives up on. */
const LIMITES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** Durations by labels, counted into buckets. */
export class Histograma {
  readonly #series = new Map<string, { rotulos: Rotulos; baldes: number[]; soma: number; vezes: number }>()

  observar(rotulos: Rotulos, segundos: number): void {
    const chave = JSON.stringify(rotulos)
    let serie = this.#series.get(chave)
    if (!serie) {
      serie = { rotulos, baldes: LIMITES.map(() => 0), soma: 0, vezes: 0 }
      this.#series.set(chave, serie)
    }
    serie.soma += segundos
    serie.vezes += 1
    const balde = LIMITES.findIndex((limite) => segundos <= limite)
    if (balde >= 0) serie.baldes[balde] = (serie.baldes[balde] ?? 0) + 1
  }

  amostras(): Amostra[] {
    return [...this.#series.values()].flatMap(({ rotulos, baldes, soma, vezes }) => {
      let ate = 0
      return [
        ...LIMITES.map((limite, i) => {
          ate += baldes[i] ?? 0
          return { sufixo: '_bucket', rotulos: { ...rotulos, le: String(limite) }, valor: ate }
        }),
        { sufixo: '_bucket', rotulos: { ...rotulos, le: '+Inf' }, valor: vezes },
        { sufixo: '_sum', rotulos, valor: soma },
        { sufixo: '_count', rotulos, valor: vezes },
      ]
    })
  }
}

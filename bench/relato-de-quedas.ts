import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maquina } from './maquina.ts'
import type { Achados, Rodada } from './rodadas.ts'

interface Relato {
  readonly arquivo: string
  readonly titulo: string
  readonly como: string
  /** Longest time without service, by what fell. */
  readonly limiteMs: Readonly<Record<string, number>>
  readonly rodar: (
    onRodada: (rodada: Rodada) => void,
  ) => Promise<{ readonly rodadas: readonly Rodada[]; readonly achados: Achados }>
}

const MOSTRADAS = 20
const colunas = ['rodada', 'alvo', 'confirmadas', 'perdidas', 'pelaMetade', 'paradaMs'] as const
const linha = (celulas: readonly unknown[]): string =>
  celulas.map((celula) => String(celula).padStart(12)).join('')
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1).replace('.', ',')} s`
const mediana = (valores: readonly number[]): number =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

/** How long the system was away, by what fell. */
function paradas(rodadas: readonly Rodada[], limiteMs: Relato['limiteMs']): string[] {
  return Object.entries(Object.groupBy(rodadas, ({ alvo }) => alvo)).map(([alvo, dele = []]) => {
    const ms = dele.map(({ paradaMs }) => paradaMs)
    const [maior, limite] = [Math.max(...ms), limiteMs[alvo]]
    const dentro = limite === undefined ? '' : maior <= limite ? 'yes' : 'no'
    return `| ${alvo} | ${dele.length} | ${segundos(mediana(ms))} | ${segundos(maior)} | ${limite === undefined ? '' : segundos(limite)} | ${dentro} |`
  })
}

/** Runs the rounds and keeps their table. Answers the exit code: 0 where nothing acknowledged is lost or there by half. */
export async function relatarQuedas({ arquivo, titulo, como, limiteMs, rodar }: Relato): Promise<number> {
  console.log(linha(colunas))
  const { rodadas, achados } = await rodar((rodada) =>
    console.log(linha(colunas.map((nome) => rodada[nome]))),
  )
  const texto = `# ${titulo}

Written by ${como}, ${rodadas.length} falls.
${maquina()}

Looked for after each fall: what was acknowledged is there, and what is made of many rows is there whole or not at all, once.

Answers that were a 5xx and did not ask to come back: ${rodadas.reduce((total, rodada) => total + rodada.estranhas.length, 0)}.

| kind of write | acknowledged | lost | by half or twice |
| --- | ---: | ---: | ---: |
${[...achados].map(([nome, { confirmadas, perdidas, pelaMetade }]) => `| ${nome} | ${confirmadas} | ${perdidas} | ${pelaMetade} |`).join('\n')}

| what fell | falls | until the next write, median | longest | target | met |
| --- | ---: | ---: | ---: | ---: | --- |
${paradas(rodadas, limiteMs).join('\n')}
`
  writeFileSync(join(import.meta.dirname, 'resultados', `${arquivo}.md`), texto)
  console.log(texto)
  const estranhas = rodadas.flatMap((rodada) => rodada.estranhas)
  for (const estranha of estranhas.slice(0, MOSTRADAS)) console.log(estranha)
  const mal = [...achados.values()].reduce((total, um) => total + um.perdidas + um.pelaMetade, 0)
  return mal + estranhas.length === 0 ? 0 : 1
}

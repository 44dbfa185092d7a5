// Kills Node and the database in the middle of writes of every kind: node scripts/run.mjs bench/quedas.ts [rounds]
import { gravarTudo } from './gravadores/todos.ts'
import { relatarQuedas } from './relato-de-quedas.ts'
import { alvos, limiteMs, matar, runRodadas, type Achados, type Rodada } from './rodadas.ts'

const CONFERIR_CADA = 10
/** Each scheduled move needs somebody who was not moved before, and the demo company has so many. */
const POR_EMPRESA = 125
const quantas = Number(process.argv[2] ?? 250)
const alvoDe = (n: number) => alvos[n % alvos.length] ?? 'node'

const somarAchados = (uns: Achados, outros: Achados): Achados =>
  new Map(
    [...outros].map(([nome, outro]) => {
      const um = uns.get(nome)
      const soma = {
        confirmadas: (um?.confirmadas ?? 0) + outro.confirmadas,
        perdidas: (um?.perdidas ?? 0) + outro.perdidas,
        pelaMetade: (um?.pelaMetade ?? 0) + outro.pelaMetade,
      }
      return [nome, soma]
    }),
  )

/** One company after another, each in a data folder of its own; what is found is of all of them. */
async function rodar(onRodada: (rodada: Rodada) => void) {
  const rodadas: Rodada[] = []
  let achados: Achados = new Map()
  while (rodadas.length < quantas) {
    const antes = rodadas.length
    const desta = await runRodadas({
      quantas: Math.min(POR_EMPRESA, quantas - antes),
      queda: (n) => matar(alvoDe(antes + n)),
      gravadores: gravarTudo(),
      conferirCada: CONFERIR_CADA,
      onRodada: (rodada) => onRodada({ ...rodada, rodada: antes + rodada.rodada }),
    })
    rodadas.push(...desta.rodadas)
    achados = somarAchados(achados, desta.achados)
  }
  return { rodadas, achados }
}

process.exitCode = await relatarQuedas({
  arquivo: 'quedas',
  titulo: 'Killed in the middle of writes',
  como: `\`bench/quedas.ts ${quantas}\`: kill -9 of Node, of every process of the embedded database, or of both, in turns`,
  limiteMs,
  rodar,
})

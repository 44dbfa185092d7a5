// Kills Node and the database in the middle of writes of every kind: node scripts/run.mjs bench/quedas.ts [rounds]
import { gravarTudo } from './gravadores/todos.ts'
import { relatarQuedas } from './relato-de-quedas.ts'
import { alvos, limiteMs, matar, runRodadas } from './rodadas.ts'

const CONFERIR_CADA = 10
const quantas = Number(process.argv[2] ?? 250)
const alvoDe = (n: number) => alvos[n % alvos.length] ?? 'node'

process.exitCode = await relatarQuedas({
  arquivo: 'quedas',
  titulo: 'Killed in the middle of writes',
  como: `\`bench/quedas.ts ${quantas}\`: kill -9 of Node, of every process of the embedded database, or of both, in turns`,
  limiteMs,
  rodar: (onRodada) =>
    runRodadas({
      quantas,
      queda: (n) => matar(alvoDe(n)),
      gravadores: gravarTudo(),
      conferirCada: CONFERIR_CADA,
      onRodada,
    }),
})

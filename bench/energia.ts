// Cuts the power in the middle of writes of every kind: sudo node scripts/run.mjs bench/energia.ts [rounds]
import type { Servidor } from '../e2e/servidor.ts'
import { criarDisco, type Disco } from './disco.ts'
import { gravarTudo } from './gravadores/todos.ts'
import { COM_ENDERECOS } from './gravadores/pessoa.ts'
import { relatarQuedas } from './relato-de-quedas.ts'
import { runRodadas, type Queda } from './rodadas.ts'

const CONFERIR_CADA = 10
const quantas = Number(process.argv[2] ?? 50)
const MIB = 3_072
const LIMITE_MS = 15_000

const cortarEnergia = (disco: Disco): Queda => ({
  alvo: 'energia',
  cair: async (servidor: Servidor) => {
    const doBanco = servidor.databasePids()
    disco.cortar()
    const cortadaEm = Date.now()
    for (const pid of doBanco) matarSeVive(pid)
    await servidor.killNode()
    await disco.religar()
    await servidor.start(COM_ENDERECOS)
    return cortadaEm
  },
})

/** A database that may write no more has perhaps ended by itself. */
function matarSeVive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

await using disco = await criarDisco(MIB)
process.exitCode = await relatarQuedas({
  arquivo: 'energia',
  titulo: 'The power cut in the middle of writes',
  como: `\`bench/energia.ts ${quantas}\`: the file system (ext4) is shut down as without power – what was not written through, its journal included, is lost –, every process killed, the disk mounted anew. A disk that keeps back what it said to have written is not simulated`,
  limiteMs: { energia: LIMITE_MS },
  rodar: (onRodada) =>
    runRodadas({
      quantas,
      queda: () => cortarEnergia(disco),
      gravadores: gravarTudo(),
      conferirCada: CONFERIR_CADA,
      pasta: disco.pasta,
      onRodada,
    }),
})

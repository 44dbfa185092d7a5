// Fills the disk in the middle of writes of every kind: sudo node scripts/run.mjs bench/disco-cheio.ts [rounds]
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../apps/server/src/startup-error.ts'
import { criarDisco } from './disco.ts'
import { gravarTudo } from './gravadores/todos.ts'
import { relatarQuedas } from './relato-de-quedas.ts'
import { runRodadas, type Queda } from './rodadas.ts'

const CONFERIR_CADA = 10
const quantas = Number(process.argv[2] ?? 21)
const MIB = 2_048
const KIB = 1_024
const CHEIO_MS = 4_000
const LIMITE_MS = 15_000
const PEDACO = Buffer.alloc(64 * KIB, 1)

/** What is left free, by turns: each step of a write is the one that finds no room. */
const FOLGAS_KIB = [0, 16, 64, 256, 1_024, 4_096, 17_000] as const

/** Fills the disk until no more than this is left. */
function encher(pasta: string, folgaKib: number): string {
  const lastro = join(pasta, 'lastro')
  const arquivo = openSync(lastro, 'w')
  const livre = (): number => {
    const { bavail, bsize } = statfsSync(pasta)
    return bavail * bsize - folgaKib * KIB
  }
  try {
    for (let falta = livre(); falta > 0; falta = livre())
      writeSync(arquivo, PEDACO, 0, Math.min(falta, PEDACO.length))
  } catch (error) {
    // Somebody else took the last of it.
    if (errorCode(error) !== 'ENOSPC') throw error
  } finally {
    closeSync(arquivo)
  }
  return lastro
}

const encherDisco = (pasta: string, folgaKib: number): Queda => ({
  alvo: `${folgaKib} KiB livres`,
  cair: async () => {
    const lastro = encher(pasta, folgaKib)
    await sleep(CHEIO_MS)
    rmSync(lastro)
    return Date.now()
  },
})

await using disco = await criarDisco(MIB)
process.exitCode = await relatarQuedas({
  arquivo: 'disco-cheio',
  titulo: 'A disk that is full in the middle of writes',
  como: `\`bench/disco-cheio.ts ${quantas}\`: the disk (ext4, ${MIB} MiB) is filled but for so much, for ${CHEIO_MS / 1000} s, while everybody writes; then there is room again, and nobody restarts anything`,
  limiteMs: Object.fromEntries(FOLGAS_KIB.map((folga) => [`${folga} KiB livres`, LIMITE_MS])),
  rodar: (onRodada) =>
    runRodadas({
      quantas,
      queda: (n) => encherDisco(disco.pasta, FOLGAS_KIB[n % FOLGAS_KIB.length] ?? 0),
      gravadores: gravarTudo(),
      conferirCada: CONFERIR_CADA,
      pasta: disco.pasta,
      onRodada,
    }),
})

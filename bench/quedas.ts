// Kills Node and the database in the middle of writes: node scripts/run.mjs bench/quedas.ts [rounds]
import { limiteMs, runRodadas, type Rodada } from './rodadas.ts'

const quantas = Number(process.argv[2] ?? 20)
const columns = ['rodada', 'alvo', 'confirmadas', 'perdidas', 'paradaMs'] as const satisfies (keyof Rodada)[]
const line = (cells: readonly unknown[]): string => cells.map((cell) => String(cell).padStart(12)).join('')

console.log(line(columns))
const rodadas = await runRodadas(quantas, (rodada) => console.log(line(columns.map((name) => rodada[name]))))

const lost = rodadas.reduce((total, { perdidas }) => total + perdidas, 0)
const slow = rodadas.filter(({ alvo, paradaMs }) => paradaMs > limiteMs[alvo]).length
const written = rodadas.reduce((total, { confirmadas }) => total + confirmadas, 0)
console.log(
  `\n${written} gravações confirmadas, ${lost} perdidas; ${slow} de ${quantas} voltas além do limite.`,
)
process.exitCode = lost + slow === 0 ? 0 : 1

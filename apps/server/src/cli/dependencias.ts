// Asks the registry for advisories about what the running system is made of, and fails when one is past its term.
//   npm run dependencias                asks, and writes what was found to dependencias/revisao.json
//   npm run dependencias -- --versoes   also notes that every version was compared with the newest (npm outdated)
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { hojeEm, systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { ARQUIVO, avisosDe, lerRevisao, prazoDe, revisar, vencidosEm } from '../dependencias/revisao.ts'

/** Standard output of `npm audit`, which ends with an error code when it finds something. */
function perguntar(): Promise<string> {
  const { npm_execpath: npm } = process.env
  const args = ['audit', '--omit', 'dev', '--json']
  const [programa, todos] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  return new Promise((pronto) => {
    execFile(programa, todos, { maxBuffer: 64 * 1024 * 1024 }, (_erro, saida) => pronto(saida))
  })
}

const hoje = hojeEm(systemClock.agora(), loadConfig(process.env).empresaFuso)
const saida = await perguntar()
try {
  const achada = revisar(lerRevisao(), avisosDe(saida), hoje)
  const revisao = process.argv.includes('--versoes') ? { ...achada, versoes: hoje } : achada
  writeFileSync(ARQUIVO, `${JSON.stringify(revisao, null, 2)}\n`)
  for (const um of revisao.abertos)
    console.log(`${um.gravidade.padEnd(8)}  ${um.pacote}  até ${prazoDe(um)}  ${um.aviso}`)
  const vencidos = vencidosEm(revisao, hoje)
  console.log(`${revisao.abertos.length} avisos abertos, ${vencidos.length} fora do prazo do SECURITY.md.`)
  if (vencidos.length > 0) process.exitCode = 1
} catch {
  console.error('O registro de pacotes não respondeu à consulta; nada foi conferido nem gravado.')
  process.exitCode = 2
}

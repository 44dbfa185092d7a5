import { cofreDe } from '../cifra/banco.ts'
import { systemClock } from '../clock.ts'
import { loadConfig, type Config } from '../config.ts'
import { anchorOf, whereIs } from '../trilha/ancora.ts'
import { addKey, loadKeyRing } from '../trilha/chave.ts'
import { checkTrail, onOneConnection, type CheckResult } from '../trilha/conferir.ts'
import { trailMeans } from '../trilha/meios.ts'
import { tellRestored } from '../trilha/selar.ts'
import { withDatabase } from './com-banco.ts'
import { readOneOption, runCommand } from './terminal.ts'

// npm run auditoria:verificar: reads the whole trail, whether the system is in use or stopped.

const HELP = `Uso: npm run auditoria:verificar [-- --restaurado | --trocar-chave]
  Sem opções, confere a trilha inteira. --restaurado registra na âncora que o banco voltou, de propósito, a um estado
  anterior. --trocar-chave acrescenta a chave que assina daqui em diante.`

const OPTIONS = {
  restaurado: { type: 'boolean' },
  'trocar-chave': { type: 'boolean' },
} as const

const PROGRESS_LINKS = 500_000

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`

function tell({ elos, cadeias, selos, naoSelados, problemas, exemplos }: CheckResult, config: Config): void {
  for (const problem of exemplos) console.log(problem)
  if (problemas > exemplos.length) console.log(`… e mais ${problemas - exemplos.length}.`)
  const verdict = problemas === 0 ? 'íntegra' : `com ${count(problemas, 'problema', 'problemas')}`
  console.log(
    `Trilha de auditoria ${verdict}: ${count(elos, 'registro', 'registros')} em ${count(cadeias, 'cadeia', 'cadeias')}, ` +
      `${count(selos, 'selo', 'selos')}, ${count(naoSelados, 'registro ainda sem selo', 'registros ainda sem selo')}.`,
  )
  console.log(`Comparada com a âncora em ${whereIs(config.ancora)}.`)
}

async function verificar(config: Config): Promise<number> {
  let told = 0
  const anchored = await anchorOf(config).read()
  const keys = loadKeyRing(config)
  const result = await withDatabase(config, (db) =>
    onOneConnection(db, (run) =>
      checkTrail(run, {
        keys,
        cofre: cofreDe(db),
        anchored,
        onProgress(elos) {
          if (elos - told < PROGRESS_LINKS) return
          told = elos
          console.error(`${elos.toLocaleString('pt-BR')} registros lidos…`)
        },
      }),
    ),
  )
  tell(result, config)
  return result.problemas === 0 ? 0 : 1
}

async function registrarRestauro(config: Config): Promise<number> {
  const numero = await withDatabase(config, (db) =>
    tellRestored(trailMeans({ db, clock: systemClock, config })),
  )
  console.log(`A âncora sabe que o banco voltou ao selo ${numero}.`)
  return 0
}

await runCommand(async () => {
  const options = readOneOption(OPTIONS, HELP)
  const config = loadConfig(process.env)
  if (options.restaurado) return registrarRestauro(config)
  if (!options['trocar-chave']) return verificar(config)
  addKey(config)
  console.log('A chave nova assina os próximos selos. Guarde uma cópia do arquivo fora do servidor.')
  return 0
})

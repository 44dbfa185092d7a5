import { generateX25519Identity } from 'age-encryption'
import { isGood, type Manifest } from '../backup/copies.ts'
import { checkCopy, makeCopy } from '../backup/copy.ts'
import { jobOf, prune } from '../backup/tasks.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { fileStoreOf } from '../deps.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'
import { isInUse } from '../postgres/lock.ts'
import { StartupError } from '../startup-error.ts'
import { runCommand } from './terminal.ts'

// npm run backup: makes a copy now, whether the system is in use or stopped.

const MB = 1_000_000

async function showKey(): Promise<number> {
  console.log(await generateX25519Identity())
  console.log('Ponha essa chave em COPIAS_CHAVE e guarde-a também fora do servidor.')
  return 0
}

function tell(copy: Manifest): void {
  const size = (copy.bytes / MB).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  console.log(`Cópia ${copy.nome}: banco de ${size} MB e ${copy.arquivosEnviados} arquivos enviados.`)
  for (const id of copy.arquivosFaltando)
    console.log(`O arquivo enviado ${id} não está na pasta de arquivos.`)
  for (const problem of copy.problemas) console.log(problem)
  if (isGood(copy)) console.log('Restaurada em um banco de teste e lida por inteiro: está boa.')
}

async function copyNow(): Promise<number> {
  const config = loadConfig(process.env)
  if (config.copias === undefined)
    throw new StartupError('Informe em COPIAS_DIR a pasta em que as cópias ficam.')
  let started: Embedded | undefined
  if (!isInUse(config.dadosDir)) started = await startEmbedded({ dataDir: config.dadosDir })
  try {
    const job = jobOf({ config, clock: systemClock, arquivos: fileStoreOf(config) })
    const copy = await checkCopy(job, await makeCopy(job))
    await prune(job, { config, clock: systemClock })
    tell(copy)
    return isGood(copy) ? 0 : 1
  } finally {
    await started?.stop()
  }
}

await runCommand(process.argv.includes('--criar-chave') ? showKey : copyNow)

// Holds an embedded database in a process of its own, for the tests that kill it.
import { startEmbedded } from '../postgres/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
try {
  const embedded = await startEmbedded({ dataDir })
  // Before the line that tells the test it may send the signal.
  process.once('SIGTERM', () => void embedded.stop())
  process.stdout.write(`${JSON.stringify(embedded.connection)}\n`)
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

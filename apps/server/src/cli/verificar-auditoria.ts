import { loadConfig } from '../config.ts'
import { startDatabase } from '../database.ts'
import { verificarAuditoria } from '../db/auditoria.ts'
import { openDb } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { StartupError } from '../startup-error.ts'

async function verificar(): Promise<number> {
  const server = await startDatabase(loadConfig(process.env), console.error)
  try {
    await prepareDatabase(server)
    const db = openDb({ ...server.application, max: 3 })
    const { cadeias, elos, quebras } = await verificarAuditoria(db)
    await db.destroy()
    for (const { entidade, registro, sequencia, problema } of quebras)
      console.log(`${entidade} ${registro}, elo ${sequencia}: ${problema}`)
    const veredito = quebras.length === 0 ? 'íntegra' : `com ${quebras.length} problemas`
    console.log(`Trilha de auditoria ${veredito}: ${elos} registros em ${cadeias} cadeias.`)
    return quebras.length === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
}

try {
  process.exitCode = await verificar()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

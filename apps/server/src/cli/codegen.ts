import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateTypes } from '../db/codegen.ts'
import { migrate } from '../db/migrate.ts'
import { createDatabase, dropDatabase, startScratchServer } from '../db/scratch.ts'

const file = join(import.meta.dirname, '../db/schema.gen.ts')

async function generate(): Promise<string> {
  const server = await startScratchServer()
  const name = `tipos_${server.run}`
  try {
    const config = await createDatabase(server.admin, name)
    await migrate(config)
    return await generateTypes(config)
  } finally {
    await dropDatabase(server.admin, name)
    await server.stop()
  }
}

const wanted = await generate()
const current = existsSync(file) ? readFileSync(file, 'utf8') : ''
if (current === wanted) {
  console.log('Tipos das tabelas em dia com as migrações.')
} else if (process.argv.includes('--check')) {
  console.error('apps/server/src/db/schema.gen.ts difere das migrações. Rode: npm run db:codegen')
  process.exitCode = 1
} else {
  writeFileSync(file, wanted)
  console.log('Tipos das tabelas gravados em apps/server/src/db/schema.gen.ts.')
}

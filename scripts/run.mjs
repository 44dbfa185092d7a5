// Runs one of the system's TypeScript commands on the pinned Node: node scripts/run.mjs file.ts arguments…
import { UserError, main, run } from './process.mjs'
import { nodeBin, setup } from './setup.mjs'

await main(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (file === undefined) throw new UserError('Informe o comando: node scripts/run.mjs arquivo.ts')
  await setup()
  return run(nodeBin, [file, ...args])
})

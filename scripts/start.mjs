// npm start: installs what is missing, builds the screens if they changed, and runs the system.
import { main, run } from './process.mjs'
import { serverArgs, serverEnv } from './server.mjs'
import { nodeBin, setup } from './setup.mjs'
import { buildWeb } from './web.mjs'

await main(async () => {
  await setup()
  await buildWeb()
  return run(nodeBin, serverArgs, { env: serverEnv })
})

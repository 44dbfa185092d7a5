// npm run dev: the server restarts and the screens refresh as their sources change.
import { main, run, root } from './process.mjs'
import { serverEnv, sourceArgs } from './server.mjs'
import { nodeBin, setup } from './setup.mjs'
import { join } from 'node:path'

await main(async () => {
  await setup()
  const server = run(nodeBin, ['--watch', '--watch-preserve-output', ...sourceArgs], { env: serverEnv })
  const web = run(nodeBin, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'apps/web') })
  const code = await Promise.race([server, web])
  // One without the other is of no use: our own signal reaches the one still running.
  process.kill(process.pid, 'SIGTERM')
  await Promise.all([server, web])
  return code
})

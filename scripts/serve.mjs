// Second half of npm start, on the pinned Node: the server takes the place of this process, and none waits beside it.
import { main, root, run } from './process.mjs'
import { serverArgs, serverEnv } from './server.mjs'

await main(() => {
  // Windows cannot put one program in the place of another.
  if (process.execve === undefined || process.platform === 'win32')
    return run(process.execPath, serverArgs, { env: serverEnv })
  process.chdir(root)
  return process.execve(process.execPath, [process.execPath, ...serverArgs], serverEnv)
})

// First half of npm start, on whatever Node there is: installs what is missing and builds what changed.
import { main } from './process.mjs'
import { setup } from './setup.mjs'
import { buildAll } from './built.mjs'

await main(async () => {
  await setup()
  await buildAll()
})

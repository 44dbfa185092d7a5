// Builds the screens and the server if their sources changed; `npm test` runs it as a check.
import { main } from './process.mjs'
import { buildAll } from './built.mjs'

await main(buildAll)

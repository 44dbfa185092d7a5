// Builds the web app if its sources changed; `npm test` runs it as a check.
import { main } from './process.mjs'
import { buildWeb } from './web.mjs'

await main(buildWeb)

// The Auth emulator of firebase-tools by itself: without the suite around it, which wants Java and a project file.
import { createRequire } from 'node:module'
import { pronto } from './pronto.mjs'

const require = createRequire(import.meta.url)
const { createApp } = require('firebase-tools/lib/emulator/auth/server')

const app = await createApp(process.env.PROJETO)
const server = app.listen(0, '127.0.0.1', () => pronto(server))

import { createServidor, MODELO } from './servidor.ts'

/** Loads the demo company once per run: every server of the run starts on a copy of this folder. */
export default async function preparar(): Promise<() => Promise<void>> {
  const servidor = await createServidor()
  await servidor.start()
  await servidor.stop()
  process.env[MODELO] = servidor.dataDir
  return async () => servidor[Symbol.asyncDispose]()
}

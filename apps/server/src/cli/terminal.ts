import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartupError } from '../startup-error.ts'

/** Runs a command: its number is the exit code, and what it cannot do is said without a stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

const AJUDA = { ajuda: { type: 'boolean' } } as const
type Options = NonNullable<ParseArgsConfig['options']>

/** The options of a command. Where they are not its own, or it is asked for help (`--ajuda`), it says how it is used. */
export function readOptions<const O extends Options>(options: O, help: string) {
  try {
    if (parseArgs({ options: AJUDA, strict: false }).values.ajuda !== true)
      return parseArgs({ options }).values
  } catch {
    // An option that it does not have: told as a request for help is.
  }
  throw new StartupError(help)
}

/** The same, of options of which each is another thing to do: of two at once neither is done. */
export function readOneOption<const O extends Options>(options: O, help: string) {
  const given = readOptions(options, help)
  if (Object.keys(given).length > 1) throw new StartupError(help)
  return given
}

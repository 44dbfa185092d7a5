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

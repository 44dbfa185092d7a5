import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from './harness.ts'

interface Andamento {
  /** Name of the task that opens the batch. */
  readonly tarefa: string
  readonly total: number
  /** Items that are through by now, opened or refused. */
  readonly feitos: () => Promise<number>
  /** Looks at what a killed run left behind. */
  readonly conferir: () => Promise<void>
}

/** Items between two kills. */
const PASSO = 7

/**
 * Opens a batch in processes of their own that are killed with SIGKILL in the middle of somebody, one after the other,
 * until everybody is through. Answers how many were killed.
 */
export async function abrirComQuedas(
  { conexao }: TestApp,
  { tarefa, total, feitos, conferir }: Andamento,
): Promise<number> {
  let mortes = 0
  for (let antes = await feitos(); antes < total; antes = await feitos()) {
    const programa = spawn(
      process.execPath,
      [join(import.meta.dirname, 'run-lotes.ts'), JSON.stringify(conexao), '/nenhum', tarefa],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const fim = once(programa, 'exit')
    await once(programa.stdout, 'data')
    // As soon as the next ones are through, and not between two of them.
    const alvo = Math.min(total, antes + PASSO)
    while ((await feitos()) < alvo && programa.exitCode === null) await sleep(5)
    await sleep(antes % 11)
    if (programa.kill('SIGKILL')) mortes += 1
    await fim
    await conferir()
  }
  return mortes
}

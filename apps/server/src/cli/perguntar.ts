import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

export interface Terminal extends Disposable {
  ask(question: string): Promise<string>
  /** Asks without showing what is typed. */
  askSecret(question: string): Promise<string>
}

/** Questions at the terminal. */
export function openTerminal(): Terminal {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  return {
    ask: (question) => reader.question(question),
    askSecret: async (question) => {
      process.stdout.write(question)
      isMuted = true
      const answer = await reader.question('')
      isMuted = false
      process.stdout.write('\n')
      return answer
    },
    [Symbol.dispose]: () => reader.close(),
  }
}

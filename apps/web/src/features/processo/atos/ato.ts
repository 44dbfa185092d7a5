import type { ReactNode } from 'react'
import type { z } from '../../../lib/zod-pt.ts'

/** What is recorded of a process after it was asked for: some fields of its form, by a call of its own. */
export interface AtoQueEscreve<C extends string = string> {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly done: string
  readonly campos: readonly C[]
  readonly schema: z.ZodObject
  readonly inputs: ReactNode
}

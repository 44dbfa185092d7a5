import { comGrupos } from '@rh/domain/processo/enderecos'
import type { ReactNode } from 'react'
import { z } from '../../../lib/zod-pt.ts'

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

/** What the page leaves to the dialog of an act, which comes when it is opened. */
export type DialogoDoAto = Pick<AtoQueEscreve, 'title' | 'text' | 'done' | 'inputs'>

/** Schema of each act: its fields, as the sheet has them. */
export const schemasDosAtos = <N extends string>(
  atos: Readonly<Record<N, Pick<AtoQueEscreve, 'campos'>>>,
  { shape }: z.ZodObject,
) =>
  Object.fromEntries(
    Object.entries<Pick<AtoQueEscreve, 'campos'>>(atos).map(([nome, { campos }]) => [
      nome,
      comGrupos(
        z.strictObject(Object.fromEntries(campos.map((campo) => [campo, shape[campo] as z.ZodType]))),
      ),
    ]),
  ) as Readonly<Record<N, z.ZodObject>>

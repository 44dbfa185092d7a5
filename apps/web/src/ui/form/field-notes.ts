import { createContext, useContext, type ReactNode } from 'react'

/** Remarks of others at the fields of a form, by source, as the reason for which a value came back. */
export const FieldNotes = createContext<Readonly<Record<string, string>>>({})

/** Remark at one field, if any. */
export const useFieldNote = (source: string): string | undefined => useContext(FieldNotes)[source]

/** Questions below the fields of a form, by source, as which of two values stays. */
export const FieldQuestions = createContext<Readonly<Record<string, ReactNode>>>({})

/** Question below one field, if any. */
export const useFieldQuestion = (source: string): ReactNode => useContext(FieldQuestions)[source]

import { createContext, useContext } from 'react'

/** Remarks of others at the fields of a form, by source, as the reason for which a value came back. */
export const FieldNotes = createContext<Readonly<Record<string, string>>>({})

/** Remark at one field, if any. */
export const useFieldNote = (source: string): string | undefined => useContext(FieldNotes)[source]

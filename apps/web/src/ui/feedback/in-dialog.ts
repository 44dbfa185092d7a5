import { createContext } from 'react'

/** Whether this is in a dialog: what failed there is not a page. */
export const InDialog = createContext(false)

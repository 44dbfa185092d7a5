import { useSyncExternalStore } from 'react'
import { lerFila, seguirFila } from './fila.ts'

/** How many messages of this tab the server does not have yet. */
export const usePendentes = (): number => useSyncExternalStore(seguirFila, lerFila).length

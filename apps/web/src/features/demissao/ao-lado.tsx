import { APagar, aPagarQuery } from './APagar.tsx'
import { EstabilidadesTerminando } from './estabilidades/Terminando.tsx'

/** What is followed beside the queue: who is to be paid, and whose protection ends. */
export const AoLado = () => (
  <>
    <APagar />
    <EstabilidadesTerminando />
  </>
)

// A start page shows one of the two.
export { APagar, aPagarQuery }

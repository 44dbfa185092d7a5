import { useState } from 'react'

/** True from the first opening on: an overlay is lazy-loaded once and stays mounted for its exit animation. */
export function useKept(open: boolean): boolean {
  const [kept, setKept] = useState(open)
  if (open && !kept) setKept(true)
  return kept || open
}

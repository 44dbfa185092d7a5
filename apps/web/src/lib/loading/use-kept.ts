import { useState } from 'react'

/** True from the first opening on: what lies over the page is loaded when first called, and leaves the way it came. */
export function useKept(open: boolean): boolean {
  const [kept, setKept] = useState(open)
  if (open && !kept) setKept(true)
  return kept || open
}

import { useEffect, useRef, useState } from 'react'

/** Debounced value: updates once the input is stable for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Debounced callback: runs with the last arguments once calls pause for `ms`. */
export function useDebouncedCallback<A extends unknown[]>(
  run: (...args: A) => void,
  ms: number,
): (...args: A) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The latest function, not the one of the render in which the timer was set.
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return (...args) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(...args), ms)
  }
}

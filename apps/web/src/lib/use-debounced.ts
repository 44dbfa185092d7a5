import { useEffect, useRef, useState } from 'react'

/** The value once it has stood still for `ms`. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** A function that runs once the calls pause for `ms`, with the last arguments. */
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

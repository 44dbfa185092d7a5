/** What is made with its first use and kept. A browser's first `Intl` formatter costs it some 10 ms: not at every start. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

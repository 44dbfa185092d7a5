/** A failure that the specification only logs: the person can go on without what failed. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error)
}

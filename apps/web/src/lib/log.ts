/** Logs a failure that needs no message: the page works without what failed. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error)
}

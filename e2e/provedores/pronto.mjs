/** Tells the test where the counterpart answers, and ends with the test. */
export function pronto(server) {
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit())
  process.send?.({ url: `http://127.0.0.1:${server.address().port}` })
}

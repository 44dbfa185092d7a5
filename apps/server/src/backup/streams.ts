import { createHash } from 'node:crypto'
import { Transform, type Duplex, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Joins the two so that the failure of the source is the failure of what is read from the step. */
export function through<S extends Duplex>(source: Readable, step: S): S {
  pipeline(source, step).catch((error: Error) => step.destroy(error))
  return step
}

/** A stream that hashes what passes; `digest` once all of it did. */
export function hashing(): { step: Transform; digest: () => string } {
  const hash = createHash('sha256')
  const step = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { step, digest: () => hash.digest('hex') }
}

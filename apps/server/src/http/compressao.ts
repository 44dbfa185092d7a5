import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this a compressed answer goes in as many packets as it would without. */
const MINIMO_BYTES = 1_400
/** A list of 14 kB becomes 3 in a fraction of a millisecond; higher levels cost much and save little. */
const QUALIDADE_BROTLI = 4

/**
 * Compresses what the API answers in JSON. Not files: those are compressed already, and the site's when it is built. An
 * answer with a token is no oracle for who guesses at it: no other site can make a browser send the session's token.
 */
export async function registerCompressao(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // What comes in is read as it is: unpacked, a small body could become an enormous one.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MINIMO_BYTES,
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALIDADE_BROTLI } },
  })
}

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Minimum size of a compressed response, in bytes: smaller ones take as many packets either way. */
const MINIMO_BYTES = 1_400
/**
 * Brotli quality: 4 turns a list of 14 kB into 3 in a fraction of a millisecond; higher levels cost much and save
 * little.
 */
const QUALIDADE_BROTLI = 4

/**
 * Compresses JSON responses of the API; files are compressed already. Safe from BREACH: no other site can make a
 * browser send the session's token.
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

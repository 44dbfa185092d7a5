import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP password storage: argon2id with 19 MiB, two passes, one lane.
const MEMORIA_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16

const derivar = promisify<string, Argon2Parameters, Buffer>((tipo, parametros, done) => {
  argon2(tipo as 'argon2id', parametros, done)
})

interface Custo {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const custoAtual: Custo = { memory: MEMORIA_KIB, passes: PASSES, parallelism: LANES }

const hash = (senha: string, nonce: Buffer, custo: Custo): Promise<Buffer> =>
  derivar('argon2id', { message: senha.normalize('NFKC'), nonce, tagLength: TAG_BYTES, ...custo })

/** Hash of a password in the PHC string format, with its own random salt. */
export async function hashSenha(senha: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await hash(senha, salt, custoAtual)
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${MEMORIA_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** True when the password belongs to the hash. An unreadable hash belongs to no password. */
export async function confereSenha(senha: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(phc) ?? []
  if (!salt || !tag) return false
  const custo = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const esperado = Buffer.from(tag, 'base64')
  const obtido = await hash(senha, Buffer.from(salt, 'base64'), custo)
  return esperado.length === obtido.length && timingSafeEqual(esperado, obtido)
}

/** A hash that nobody's password has: an unknown user takes as long as a wrong password. */
const hashDeNinguem = hashSenha(randomBytes(SALT_BYTES).toString('hex'))

export async function gastarConferencia(senha: string): Promise<void> {
  await confereSenha(senha, await hashDeNinguem)
}

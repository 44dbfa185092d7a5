// The exchange by which Amplify proves a password without sending it (USER_SRP_AUTH), which cognito-local leaves out:
// SRP-6a of RFC 5054 over the 3072-bit group, with the key derivation of Amazon Cognito.
import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const g = 2n
const KEY_BYTES = 16
const SALT_BYTES = 16
const SECRET_BYTES = 128

/** The bytes of a positive number as its signed form has them: a first bit that is set would make it negative. */
function bytesOf(number) {
  const digits = number.toString(16)
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

const numberOf = (bytes) => BigInt(`0x${bytes.toString('hex')}`)

function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function power(base, exponent) {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const k = numberOf(sha256(bytesOf(N), bytesOf(g)))

/** The server's side for one pool; `passwordOf` answers what an account's password is, and who it is for the pool. */
export function createSrp(pool, passwordOf) {
  const poolName = pool.slice(pool.indexOf('_') + 1)
  const open = new Map()
  return {
    /** Answers SRP_A with a challenge; an account that is not there gets one that no password meets. */
    challenge({ USERNAME, SRP_A }) {
      const A = BigInt(`0x${SRP_A}`)
      if (A % N === 0n) throw new Error('SRP_A is zero')
      const { username, password } = passwordOf(USERNAME) ?? {
        username: randomUUID(),
        password: randomUUID(),
      }
      const salt = numberOf(randomBytes(SALT_BYTES))
      const x = numberOf(sha256(bytesOf(salt), sha256(`${poolName}${username}:${password}`)))
      const v = power(g, x)
      const b = numberOf(randomBytes(SECRET_BYTES))
      const B = (k * v + power(g, b)) % N
      const u = numberOf(sha256(bytesOf(A), bytesOf(B)))
      const S = power(A * power(v, u), b)
      const key = Buffer.from(hkdfSync('sha256', bytesOf(S), bytesOf(u), 'Caldera Derived Key', KEY_BYTES))
      const secretBlock = randomBytes(SECRET_BYTES).toString('base64')
      open.set(secretBlock, { username, password, key })
      return {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeParameters: {
          SALT: salt.toString(16),
          SRP_B: B.toString(16),
          SECRET_BLOCK: secretBlock,
          USER_ID_FOR_SRP: username,
          USERNAME: username,
        },
      }
    },
    /** Who answered a challenge as only the password could, and that password; undefined for anybody else. */
    prove({ USERNAME, PASSWORD_CLAIM_SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP }) {
      const asked = open.get(PASSWORD_CLAIM_SECRET_BLOCK)
      open.delete(PASSWORD_CLAIM_SECRET_BLOCK)
      if (asked === undefined || asked.username !== USERNAME) return undefined
      const expected = createHmac('sha256', asked.key)
        .update(poolName)
        .update(asked.username)
        .update(Buffer.from(PASSWORD_CLAIM_SECRET_BLOCK, 'base64'))
        .update(TIMESTAMP)
        .digest()
      const given = Buffer.from(PASSWORD_CLAIM_SIGNATURE, 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected) ? asked : undefined
    },
  }
}

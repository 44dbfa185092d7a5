import type { MetodoComProvedor, ProvedorDeAcesso } from '@rh/domain/acesso/provedor'
import type { Env, Values } from './config.ts'
import type { variables } from './config-variables.ts'
import { isLoopback, isLoopbackUrl } from './loopback.ts'

type Name = keyof typeof variables

/** What each provider cannot do without. */
const precisas = {
  amplify: ['COGNITO_POOL', 'COGNITO_CLIENTE'],
  firebase: ['FIREBASE_PROJETO', 'FIREBASE_CHAVE_WEB'],
  auth0: ['AUTH0_DOMINIO', 'AUTH0_CLIENTE'],
} as const satisfies { readonly [M in MetodoComProvedor]: readonly Name[] }

export function toProvedor(values: Values): ProvedorDeAcesso | undefined {
  const { METODO_LOGIN: metodo } = values
  if (metodo === 'amplify') {
    const { COGNITO_POOL: pool, COGNITO_CLIENTE: cliente, COGNITO_EMULADOR: emulador } = values
    return pool && cliente ? { metodo, pool, cliente, ...(emulador && { emulador }) } : undefined
  }
  if (metodo === 'firebase') {
    const { FIREBASE_PROJETO: projeto, FIREBASE_CHAVE_WEB: chave } = values
    const emulador = values.FIREBASE_AUTH_EMULATOR_HOST && `http://${values.FIREBASE_AUTH_EMULATOR_HOST}`
    return projeto && chave ? { metodo, projeto, chave, ...(emulador && { emulador }) } : undefined
  }
  const { AUTH0_DOMINIO: dominio, AUTH0_CLIENTE: cliente } = values
  return metodo === 'auth0' && dominio && cliente ? { metodo, dominio, cliente } : undefined
}

/** The counterpart of a test, which stands in for the provider: by variable, its address. */
function emuladorDe(values: Values): readonly [nome: Name, endereco: string] | undefined {
  const { METODO_LOGIN, COGNITO_EMULADOR, FIREBASE_AUTH_EMULATOR_HOST, AUTH0_DOMINIO } = values
  if (METODO_LOGIN === 'amplify' && COGNITO_EMULADOR) return ['COGNITO_EMULADOR', COGNITO_EMULADOR]
  if (METODO_LOGIN === 'firebase' && FIREBASE_AUTH_EMULATOR_HOST)
    return ['FIREBASE_AUTH_EMULATOR_HOST', `http://${FIREBASE_AUTH_EMULATOR_HOST}`]
  if (METODO_LOGIN === 'auth0' && AUTH0_DOMINIO?.startsWith('http:')) return ['AUTH0_DOMINIO', AUTH0_DOMINIO]
  return undefined
}

/**
 * What is wrong with the provider of the configuration. A counterpart for tests lets anybody in as anybody, so the
 * system starts with one only where it answers this machine alone.
 */
export function problemasDoProvedor(values: Values, env: Env): string[] {
  const { METODO_LOGIN: metodo, HOST: host, ORIGEM_PUBLICA: origem } = values
  if (metodo === undefined || metodo === 'jwt') return []
  const faltam = precisas[metodo].filter((nome) => values[nome] === undefined && !env[nome]?.trim())
  const problemas =
    faltam.length > 0 ? [`METODO_LOGIN: com ${metodo}, informe também ${faltam.join(' e ')}.`] : []
  const emulador = emuladorDe(values)
  if (!emulador) return problemas
  const [nome, endereco] = emulador
  const daqui = isLoopbackUrl(endereco) && isLoopback(host) && (origem === undefined || isLoopbackUrl(origem))
  if (!daqui || env['NODE_ENV'] === 'production')
    problemas.push(
      `${nome}: um provedor de testes deixa qualquer um entrar; só é aceito nesta máquina, com HOST e ` +
        'ORIGEM_PUBLICA dela e sem NODE_ENV=production.',
    )
  return problemas
}

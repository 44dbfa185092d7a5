import type { ProvedorDeAcesso } from '@rh/domain/acesso/provedor'
import { call, type ReplyOf } from './api/api.ts'
import { logFailure } from './log.ts'

export interface Config {
  readonly nomeFantasia: string
  /** Addresses of the company's logos; null where the product's mark stands in. */
  readonly logo: string | null
  readonly logoPequena: string | null
  readonly cadastroAberto: boolean
  /** Host of the socket; undefined for that of the pages. */
  readonly origemWebsocket?: string | undefined
  /** Where people sign in; undefined where the passwords are ours. */
  readonly provedor?: ProvedorDeAcesso | undefined
}

const padrao: Config = {
  nomeFantasia: 'Departamento Pessoal',
  logo: null,
  logoPequena: null,
  cadastroAberto: false,
}

/** URL of a logo: uploaded ones are served by the API, the others ship with the app. */
const enviado = (endereco: string | undefined): string | null =>
  endereco?.startsWith('/api/') ? endereco : null

const toConfig = ({ config, ...resto }: ReplyOf<'GET /api/config'>): Config => ({
  nomeFantasia: config[0]?.Nome_fantasia ?? padrao.nomeFantasia,
  logo: enviado(config[0]?.Logo),
  logoPequena: enviado(config[0]?.Logo_pequena),
  ...resto,
})

let loading: Promise<Config> | undefined

/** Takes the company settings as they came with who is signed in. */
export const knowConfig = (reply: ReplyOf<'GET /api/config'>): void => {
  loading ??= Promise.resolve(toConfig(reply))
}

/**
 * Loads the company settings once. Falls back to the product's name until the page is reloaded: a failure is only
 * logged, since retrying at every render would flood a recovering server.
 */
export const loadConfig = (): Promise<Config> => {
  loading ??= call('GET /api/config').then(toConfig, (error: unknown) => {
    logFailure('GET /api/config', error)
    return padrao
  })
  return loading
}

import { call, type ReplyOf } from './api.ts'
import { logFailure } from './log.ts'

export interface Config {
  readonly nomeFantasia: string
  readonly cadastroAberto: boolean
}

const padrao: Config = { nomeFantasia: 'Departamento Pessoal', cadastroAberto: false }

const toConfig = ({ config, cadastroAberto }: ReplyOf<'GET /api/config'>): Config => ({
  nomeFantasia: config[0]?.Nome_fantasia ?? padrao.nomeFantasia,
  cadastroAberto,
})

let loading: Promise<Config> | undefined

/**
 * The company, asked once. Without an answer the product's own name stands in until the page is loaded again: a
 * failure is only logged, and asking at every render would flood a server that is coming back.
 */
export const loadConfig = (): Promise<Config> => {
  loading ??= call('GET /api/config').then(toConfig, (error: unknown) => {
    logFailure('GET /api/config', error)
    return padrao
  })
  return loading
}

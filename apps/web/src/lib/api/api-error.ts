import type { ErroBody } from '@rh/domain/http/erro'
import type { Pendencia } from '@rh/domain/pendencia'
import type { CodigoErro } from '@rh/domain/errors'
import { errosDaTela, type ErroDaTela } from '@rh/domain/errors-da-tela'

/** Error code of a call: the server's codes, two failures that never reached the server, and those of a sign-in provider or of a passkey. */
export type FailureCode = CodigoErro | 'sem_conexao' | 'sem_corpo' | 'provedor' | 'chave'

interface Detalhes {
  readonly status: number
  readonly codigo: FailureCode
  readonly mensagem: string
  readonly acao: string
  readonly campos?: Readonly<Record<string, string>> | undefined
  readonly pendencias?: readonly Pendencia[] | undefined
  readonly requisicao?: string | undefined
}

/** Failed call: what happened and what the person can do, in Portuguese. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly codigo: FailureCode
  readonly mensagem: string
  readonly acao: string
  readonly campos: Readonly<Record<string, string>>
  readonly pendencias: readonly Pendencia[]
  /** Request id in the server's log. */
  readonly requisicao: string | undefined

  constructor(detalhes: Detalhes) {
    super(detalhes.mensagem)
    this.status = detalhes.status
    this.codigo = detalhes.codigo
    this.mensagem = detalhes.mensagem
    this.acao = detalhes.acao
    this.campos = detalhes.campos ?? {}
    this.pendencias = detalhes.pendencias ?? []
    this.requisicao = detalhes.requisicao
  }
}

export const semConexao = (): ApiError =>
  new ApiError({
    status: 0,
    codigo: 'sem_conexao',
    mensagem: 'Não foi possível falar com o servidor.',
    acao: 'Confira sua conexão e tente de novo. O que você digitou continua na tela.',
  })

export const semCorpo = (status: number): ApiError =>
  new ApiError({
    status,
    codigo: 'sem_corpo',
    mensagem: errosDaTela.interno.mensagem,
    acao: 'Tente de novo em alguns instantes.',
  })

export const localFailure = (codigo: ErroDaTela): ApiError => new ApiError({ codigo, ...errosDaTela[codigo] })

const isErroBody = (body: unknown): body is ErroBody =>
  typeof body === 'object' && body !== null && 'codigo' in body && 'mensagem' in body

/** Parses the body of a failed response; null when it is not the common error body. */
export const fromBody = (status: number, body: unknown): ApiError | null =>
  isErroBody(body) ? new ApiError({ ...body, status, acao: body.acao ?? '' }) : null

/** Converts any thrown value to an error that screens can show. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({
        status: 0,
        codigo: 'interno',
        mensagem: errosDaTela.interno.mensagem,
        acao: 'Atualize a página e tente de novo.',
      })

/** Answers to a question that is wrong, not the person's, or about nothing: they stay so. */
const LASTING: readonly number[] = [400, 403, 404]

/** Whether the same call may answer otherwise a moment later. */
export const isWorthRetrying = ({ status }: ApiError): boolean => !LASTING.includes(status)

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

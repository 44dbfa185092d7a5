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

const semPonto = (texto: string): string => texto.replace(/\.$/, '')

const FALHA_INTERNA = 500

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

  /** What to do about it: with the code that the support asks for, where it is theirs to find out. */
  get orientacao(): string {
    const { acao, requisicao } = this
    return this.status === FALHA_INTERNA && requisicao ? `${acao} Código da requisição: ${requisicao}` : acao
  }

  /** What is wrong with what was sent, in sentences: for where there is no field or list to say it at. */
  get achados(): readonly string[] {
    const ditos = new Set([...Object.values(this.campos), ...this.impedem])
    return [...ditos].filter((texto) => semPonto(texto) !== semPonto(this.mensagem))
  }

  /** What stands against it, in sentences. */
  get impedem(): readonly string[] {
    return this.pendencias.flatMap(({ severidade, mensagem }) =>
      severidade === 'bloqueio' ? [mensagem] : [],
    )
  }
}

export const semConexao = (): ApiError =>
  new ApiError({
    status: 0,
    codigo: 'sem_conexao',
    mensagem: 'Não foi possível falar com o servidor.',
    acao: 'Confira sua conexão e tente de novo. O que você digitou continua na tela.',
  })

/** Id of the toast that tells of an answer without a body: of several there is one. */
export const SEM_CORPO = 'sem-corpo'

const NAO_HA = 404
const CONFLITO = 409
/** A proxy refuses what is too large by itself: to send the same again would not help. */
const CORPO_GRANDE = 413

export const semCorpo = (status: number): ApiError =>
  new ApiError({
    status,
    codigo: 'sem_corpo',
    mensagem: errosDaTela.interno.mensagem,
    acao:
      status === CORPO_GRANDE
        ? 'O que você enviou é grande demais. Envie um arquivo menor, ou menos de cada vez.'
        : 'Tente de novo em alguns instantes.',
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

/** Whether what the person saw is no more: somebody else changed it, as a version, a status, a stock or a name. */
export const isOutdated = ({ status }: ApiError): boolean => status === CONFLITO

/** Whether what the person saw is there no more, or not for them: somebody else removed it, or the access to it. */
export const isGone = ({ codigo, status }: ApiError): boolean =>
  status === NAO_HA || codigo === 'sem_permissao'

/** Answers to a question that is wrong, not the person's, or about nothing: they stay so. */
const LASTING: readonly number[] = [400, 403, 404]

/** Whether the same call may answer otherwise a moment later. */
export const isWorthRetrying = ({ status }: ApiError): boolean => !LASTING.includes(status)

export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

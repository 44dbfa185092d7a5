import type { ErroBody } from '@rh/domain/http/erro'
import type { Pendencia } from '@rh/domain/pendencia'
import { erros, type CodigoErro } from '@rh/domain/errors'

interface Detalhes {
  readonly mensagem?: string
  readonly acao?: string
  readonly campos?: Readonly<Record<string, string>>
  readonly pendencias?: readonly Pendencia[]
  /** Retry-After, in seconds. */
  readonly esperar?: number
}

/** Error that becomes an HTTP failure body: status and texts come from the error table. */
export class Failure extends Error {
  readonly codigo: CodigoErro
  readonly status: number
  readonly detalhes: Detalhes

  constructor(codigo: CodigoErro, detalhes: Detalhes) {
    super(codigo)
    this.codigo = codigo
    this.status = erros[codigo].status
    this.detalhes = detalhes
  }
}

export const failure = (codigo: CodigoErro, detalhes: Detalhes = {}): Failure => new Failure(codigo, detalhes)

export function erroBodyDe({ codigo, detalhes }: Failure, requisicao: string): ErroBody {
  const { mensagem, acao, campos, pendencias } = detalhes
  return {
    codigo,
    mensagem: mensagem ?? erros[codigo].mensagem,
    acao: acao ?? erros[codigo].acao,
    ...(campos ? { campos } : {}),
    ...(pendencias ? { pendencias: [...pendencias] } : {}),
    requisicao,
  }
}

import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'
import { camposDe } from './error-handler.ts'
import { failure } from './failure.ts'

/** Configures zod's messages in Portuguese; a missing value is a required field, not a type error. */
export function configurarZod(): void {
  z.config({
    ...z.locales.ptBR(),
    customError: (issue) =>
      issue.code === 'invalid_type' &&
      (issue.input === undefined || issue.input === null || issue.input === '')
        ? 'Campo obrigatório'
        : undefined,
  })
}

/** Of an address that can name nothing, as `/colaborador/abc`: nobody typed that into a form. */
const ENDERECO_ERRADO = {
  mensagem: 'Não há nada neste endereço.',
  acao: 'Confira o endereço, ou procure pela lista.',
} as const

/** Of an address that asks for what there is not: a filter of another version, or one typed by hand. */
const CONSULTA_ERRADA = {
  mensagem: 'O endereço pede algo que não existe.',
  acao: 'Limpe os filtros, ou volte pelo menu.',
} as const

/** What a part of a call that does not parse is refused with. */
function recusaDe(httpPart: string | undefined, error: z.core.$ZodError): Error {
  if (httpPart === 'params') return failure('validacao', ENDERECO_ERRADO)
  if (httpPart === 'querystring') return failure('validacao', { ...CONSULTA_ERRADA, campos: camposDe(error) })
  return error
}

const validator: FastifySchemaCompiler<z.core.$ZodType> = ({ schema, httpPart }) => {
  return (valor: unknown) => {
    const lido = z.safeParse(schema, valor)
    return lido.success ? { value: lido.data } : { error: recusaDe(httpPart, lido.error) }
  }
}

/** An answer of ours that breaks its own declaration: a defect, which nobody can mend in a form. */
class RespostaInvalida extends Error {
  override readonly name = 'RespostaInvalida'
  /** Where, for the log; the values stay out of it. */
  readonly code: string

  constructor({ issues }: z.core.$ZodError) {
    super('The answer does not match its schema')
    this.code = issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
  }
}

/** Serializer that parses responses with their schema: undeclared columns are never sent. */
const serializer: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (valor: unknown) => {
    const dita = z.safeParse(schema, valor)
    if (!dita.success) throw new RespostaInvalida(dita.error)
    return JSON.stringify(dita.data)
  }

export function useZod(app: FastifyInstance): void {
  configurarZod()
  app.setValidatorCompiler(validator)
  app.setSerializerCompiler(serializer)
}

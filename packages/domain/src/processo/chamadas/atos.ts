import { z } from 'zod'
import { id, texto, textoObrigatorio, versao } from '../../br/campos.ts'
import { endpoint, somente, type Endpoint } from '../../http/endpoint.ts'
import { comGrupos } from '../enderecos.ts'
import type { FormularioPlano } from '../formulario.ts'
import type { Declarado } from './comum.ts'

const corpo = <S extends z.ZodObject>(dados: S) =>
  z.strictObject({
    id,
    versao,
    dados,
    motivo: texto(1000).optional(),
    alertasAceitos: z.array(textoObrigatorio(60)).max(50).optional(),
  })

/** Endpoints of the acts that write form fields after sending, one each. */
export type ChamadasDeAtos<N extends string, R extends z.ZodType, A extends string> = {
  readonly [K in A as `POST /api/${N}/${K}`]: Endpoint<
    undefined,
    undefined,
    ReturnType<typeof corpo<z.ZodObject>>,
    R
  >
}

/** Schema reduced to these fields. */
function soCampos({ shape }: z.ZodObject, campos: readonly string[] | 'todos') {
  const partes = Object.entries(shape).filter(([nome]) => campos.includes(nome))
  return comGrupos(z.strictObject(Object.fromEntries(partes)) as z.ZodObject)
}

/** Declares the endpoints of the acts that write the form; throws where they and the declaration disagree. */
export function chamadasDeAtos(
  process: Declarado,
  registro: z.ZodType,
  { folha }: FormularioPlano<z.ZodObject>,
  resumos: Readonly<Record<string, string>>,
) {
  const declarados = Object.entries(process.atos ?? {}).filter(([, { campos }]) => Array.isArray(campos))
  const semChamada = declarados.filter(([nome]) => !Object.hasOwn(resumos, nome)).map(([nome]) => nome)
  const semAto = Object.keys(resumos).filter((nome) => !declarados.some(([ato]) => ato === nome))
  if (semChamada.length + semAto.length > 0)
    throw new Error(
      `${process.name}: acts by the declaration or by the calls, not by both: ${[...semChamada, ...semAto].join(', ')}`,
    )
  return Object.fromEntries(
    declarados.map(([nome, { quem, campos = [] }]) => [
      `POST /api/${process.name}/${nome}`,
      endpoint({
        tag: process.label.one,
        summary: resumos[nome] ?? '',
        access: somente(quem, `${process.name}: ${nome}`),
        body: corpo(soCampos(folha.schema, campos)),
        response: registro,
      }),
    ]),
  )
}

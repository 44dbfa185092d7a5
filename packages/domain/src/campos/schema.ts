import { z } from 'zod'
import {
  banco,
  centavos,
  cep,
  cpf,
  data,
  email,
  id,
  opcional,
  pais,
  pis,
  telefone,
  texto,
  textoObrigatorio,
  tituloEleitor,
  uf,
} from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { labelsDe, type Campo, type CampoDoTipo, type Campos, type Tipo } from './campo.ts'
import { tabelaDaOpcao } from './opcoes.ts'
import type { CodigoDe } from './tabelas.ts'

const DIGITOS = [/^\d*$/, 'Use somente números, sem pontos'] as const

const textoDe = ({ max, min, opcional: aberto }: CampoDoTipo<'texto' | 'municipio'>) =>
  aberto ? texto(max) : textoObrigatorio(max, min)

/** The schema of an answer, by kind of field; lists have their own in the form that holds them. */
const schemas = {
  texto: (campo: CampoDoTipo<'texto'>) =>
    campo.padrao ? textoDe(campo).regex(...campo.padrao) : textoDe(campo),
  digitos: ({ max }: CampoDoTipo<'digitos'>) => texto(max).regex(...DIGITOS),
  municipio: textoDe,
  email: () => email,
  cpf: () => cpf,
  pis: () => pis,
  tituloEleitor: () => tituloEleitor,
  telefone: () => telefone,
  cep: () => cep,
  data: () => data,
  uf: () => uf,
  pais: () => pais,
  banco: () => banco,
  id: () => id,
  opcao: (campo: CampoDoTipo<'opcao'>) =>
    z.enum(codigosDe<string>(tabelaDaOpcao(campo)), campo.mensagem ?? 'Escolha uma opção'),
  dinheiro: ({ mensagem, max }: CampoDoTipo<'dinheiro'>) =>
    max ? centavos.min(1, mensagem).max(...max) : centavos.min(1, mensagem),
  inteiro: ({ mensagem, min, max }: CampoDoTipo<'inteiro'>) =>
    z
      .int(mensagem)
      .min(...min)
      .max(...max),
  simNao: ({ mensagem }: CampoDoTipo<'simNao'>) => z.boolean(mensagem),
} as const

type TipoComSchema = keyof typeof schemas
type Enumeracao<C extends string> = z.ZodEnum<{ [K in C]: K }>

/** The schema of an answer that is there. */
export type RespostaDe<C> = C extends { readonly tipo: 'opcao'; readonly tabela: infer T }
  ? Enumeracao<CodigoDe<T>>
  : C extends { readonly tipo: infer T extends TipoComSchema }
    ? ReturnType<(typeof schemas)[T]>
    : never

type Opcional<S> = S extends z.ZodType ? ReturnType<typeof opcional<S>> : never
/** The schema of a field, blank answers included. */
export type SchemaDe<C> = C extends { readonly opcional: true | 'depende' }
  ? Opcional<RespostaDe<C>>
  : RespostaDe<C>

const isComSchema = (tipo: Tipo): tipo is TipoComSchema => Object.hasOwn(schemas, tipo)

/** Schema of an answer that is there. Throws for a list, whose lines have schemas of their own. */
export function respostaDe<C extends Campo>(campo: C): RespostaDe<C> {
  if (!isComSchema(campo.tipo)) throw new Error(`"${campo.label}" is a list: its lines have the schemas`)
  const fazer = schemas[campo.tipo] as (campo: Campo) => z.ZodType
  return fazer(campo) as RespostaDe<C>
}

/** Schema of a field: a blank answer of an optional one is an absent one. */
export const schemaDe = <C extends Campo>(campo: C): SchemaDe<C> => {
  const resposta: z.ZodType = respostaDe(campo)
  return (campo.opcional ? opcional(resposta) : resposta) as SchemaDe<C>
}

/** The lists among the fields of a group, by name; their lines have schemas of their own. */
type Listas = Readonly<Record<string, { readonly schema: z.ZodType }>>

export type ShapeDe<S, L = unknown> = {
  -readonly [N in keyof S]: N extends keyof L
    ? L[N] extends { readonly schema: infer Z }
      ? Z
      : never
    : SchemaDe<S[N]>
}

/** The fields of a group as the shape of an object. */
export const shapeDe = <S extends Campos, L extends Listas | undefined = undefined>(
  campos: S,
  listas?: L,
): ShapeDe<S, L> =>
  Object.fromEntries(
    Object.entries<Campo>(campos).map(([nome, campo]) => [nome, listas?.[nome]?.schema ?? schemaDe(campo)]),
  ) as ShapeDe<S, L>

/** A group of fields as a sheet of a form: its schema and its labels. */
export const folhaDe = <S extends Campos, L extends Listas | undefined = undefined>(
  campos: S,
  listas?: L,
) => ({
  schema: z.object(shapeDe(campos, listas)),
  campos: labelsDe(campos),
  ...(listas && { listas }),
})

import type { Pendencia } from '@rh/domain/pendencia'
import type { z } from '../../../../lib/zod-pt.ts'
import { PARAMETRO_CAMPO } from '../andamento.ts'

/** Findings of the sheet's own fields: the screen already knows them from the same schema. */
const CODIGO_CAMPO = 'campo'

type Valores = Readonly<Record<string, unknown>>

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

const isGrupo = (valor: unknown): boolean =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** Every field of a sheet without an answer. */
export const emBranco = ({ shape }: z.ZodObject): Valores =>
  Object.fromEntries(Object.keys(shape).map((campo) => [campo, null]))

/** A sheet by its addresses, with the fields of each group together, as the form library keeps what is typed. */
export function agrupados(dados: Valores): Valores {
  const juntos: Record<string, unknown> = {}
  for (const [endereco, valor] of Object.entries(dados)) {
    const [grupo = '', campo] = endereco.split('.')
    juntos[grupo] = campo === undefined ? valor : { ...(juntos[grupo] as object | undefined), [campo]: valor }
  }
  return juntos
}

/** What was typed, without the fields that hold nothing. */
export const preenchidos = (valores: Valores): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => !isVazio(valor)))

/** What only the rules know, and so is said in the panel. */
export const achadosDasRegras = (achados: readonly Pendencia[]): Pendencia[] =>
  achados.filter(({ codigo }) => codigo !== CODIGO_CAMPO)

/** A value by its path, as `fracoes.0.inicio`. */
const valorEm = (valores: Valores, caminho: string): unknown =>
  caminho
    .split('.')
    .reduce<unknown>(
      (valor, nome) =>
        typeof valor === 'object' && valor !== null && Object.hasOwn(valor, nome)
          ? (valor as Valores)[nome]
          : undefined,
      valores,
    )

/** A group has no place of its own for a message: what is found of it is said in the panel alone. */
const isRespondido = (valor: unknown): boolean => !isVazio(valor) && !isGrupo(valor)

/** What stops the sheet at one of its fields that was answered, to be said there; the first of several. */
export function errosDosCampos(achados: readonly Pendencia[], valores: Valores): Record<string, string> {
  const erros = achadosDasRegras(achados).flatMap(({ severidade, campo, mensagem }) =>
    severidade === 'bloqueio' && campo !== undefined && isRespondido(valorEm(valores, campo))
      ? [[campo, mensagem] as const]
      : [],
  )
  return Object.fromEntries(erros.toReversed())
}

type Campos = Readonly<Record<string, string>>

/** Where a finding is put right: the same page, at the field. Null for one that no field answers for. */
export function hrefDoCampo(
  campos: Campos,
  busca: URLSearchParams,
  { campo }: Pick<Pendencia, 'campo'>,
): string | null {
  const endereco = campo === undefined ? undefined : enderecoDe(campos, campo)
  if (endereco === undefined) return null
  const next = new URLSearchParams(busca)
  next.set(PARAMETRO_CAMPO, endereco)
  return `?${next}`
}

/** The field that answers for a finding: itself, the list that it is in, or the first field of the group that it names. */
function enderecoDe(campos: Campos, campo: string): string | undefined {
  const [nome = ''] = campo.split('.')
  if (Object.hasOwn(campos, campo) || Object.hasOwn(campos, nome)) return campo
  return Object.keys(campos).find((outro) => outro.startsWith(`${campo}.`))
}

/** Search parameter that opens the sheet of a returned record on the record's own page. */
export const PARAMETRO_CORRIGIR = 'corrigir'
const corrigindo = new URLSearchParams({ [PARAMETRO_CORRIGIR]: '1' })
export const corrigirHref = `?${corrigindo}`
/** The same at a field; null where none answers for the finding. */
export const corrigirCampoHref = (campos: Campos, pendencia: Pick<Pendencia, 'campo'>): string | null =>
  hrefDoCampo(campos, corrigindo, pendencia)

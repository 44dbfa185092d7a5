import type { Pendencia } from '@rh/domain/pendencia'
import type { z } from '../../../../lib/zod-pt.ts'
import { PARAMETRO_CAMPO } from '../andamento.ts'

/** Findings of the sheet's own fields: the screen already knows them from the same schema. */
const CODIGO_CAMPO = 'campo'

type Valores = Readonly<Record<string, unknown>>

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** Every field of a sheet without an answer. */
export const emBranco = ({ shape }: z.ZodObject): Valores =>
  Object.fromEntries(Object.keys(shape).map((campo) => [campo, null]))

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

/** What stops the sheet at one of its fields that was answered, to be said there; the first of several. */
export function errosDosCampos(achados: readonly Pendencia[], valores: Valores): Record<string, string> {
  const erros = achadosDasRegras(achados).flatMap(({ severidade, campo, mensagem }) =>
    severidade === 'bloqueio' && campo !== undefined && !isVazio(valorEm(valores, campo))
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
  const nome = campo?.split('.')[0]
  if (campo === undefined || nome === undefined || !Object.hasOwn(campos, nome)) return null
  const next = new URLSearchParams(busca)
  next.set(PARAMETRO_CAMPO, campo)
  return `?${next}`
}

/** Search parameter that opens the sheet of a returned record on the record's own page. */
export const PARAMETRO_CORRIGIR = 'corrigir'
const corrigindo = new URLSearchParams({ [PARAMETRO_CORRIGIR]: '1' })
export const corrigirHref = `?${corrigindo}`
/** The same at a field; null where none answers for the finding. */
export const corrigirCampoHref = (campos: Campos, pendencia: Pick<Pendencia, 'campo'>): string | null =>
  hrefDoCampo(campos, corrigindo, pendencia)

import { isFalta } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'
import type { z } from '../../../../lib/zod-pt.ts'
import { OBRIGATORIO } from '../../../../ui/form/obrigatorio.ts'
import type { OrdemDosCampos } from '../conferencia.ts'
import type { Campos } from './href-do-campo.ts'

/** Code of schema errors, which the screen already shows from the same schema. */
const CODIGO_CAMPO = 'campo'

type Valores = Readonly<Record<string, unknown>>

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

const isGrupo = (valor: unknown): boolean =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** Empty values for every field of a sheet. */
export const emBranco = ({ shape }: z.ZodObject): Valores =>
  Object.fromEntries(Object.keys(shape).map((campo) => [campo, null]))

/** Nests flat paths into groups, as the form library keeps them. */
export function agrupados(dados: Valores): Valores {
  const juntos: Record<string, unknown> = {}
  for (const [endereco, valor] of Object.entries(dados)) {
    const [grupo = '', campo] = endereco.split('.')
    juntos[grupo] = campo === undefined ? valor : { ...(juntos[grupo] as object | undefined), [campo]: valor }
  }
  return juntos
}

/** Typed values without empty fields. */
export const preenchidos = (valores: Valores): Valores =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => !isVazio(valor)))

/** Findings that only the rules know, shown in the panel. */
export const achadosDasRegras = (achados: readonly Pendencia[]): Pendencia[] =>
  achados.filter(({ codigo }) => codigo !== CODIGO_CAMPO)

/** Value at a path, as `fracoes.0.inicio`. */
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

/** Tests for an answered field; a group shows its findings in the panel only. */
const isRespondido = (valor: unknown): boolean => !isVazio(valor) && !isGrupo(valor)

/**
 * Blocking findings of answered fields, to be shown there; the first of several. Once sending was tried, also those of
 * fields without an answer.
 */
export function errosDosCampos(
  achados: readonly Pendencia[],
  valores: Valores,
  tentou: boolean,
): Record<string, string> {
  const erros = achadosDasRegras(achados).flatMap((achado) => {
    const { severidade, campo, mensagem } = achado
    if (severidade !== 'bloqueio' || campo === undefined) return []
    if (isRespondido(valorEm(valores, campo))) return [[campo, mensagem] as const]
    return tentou && isFalta(achado) ? [[campo, OBRIGATORIO] as const] : []
  })
  return Object.fromEntries(erros.toReversed())
}

/** A sheet is one step without a name. */
export const ordemDaFolha = (campos: Campos): OrdemDosCampos => ({
  etapas: [{ id: '', label: '', campos: Object.keys(campos) }],
})

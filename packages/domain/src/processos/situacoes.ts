import type { StatusSpec } from '../processo/define.ts'
import { tiposProcesso } from '../processo/tipos.ts'
import { situacoesDaAdmissao } from './admissao/situacoes.ts'
import { situacoesDoAfastamento } from './afastamento/situacoes.ts'
import { situacoesDaDemissao } from './demissao/situacoes.ts'
import { situacoesDasFerias } from './ferias/situacoes.ts'
import type { TipoDeclarado } from './processos.ts'
import { situacoesDaPromocao } from './promocao/situacoes.ts'
import { situacoesDoRemanejamento } from './remanejamento/situacoes.ts'

/** Names of a kind and of its statuses, in the order of its life. */
export interface Situacoes {
  readonly label: { readonly one: string; readonly many: string; readonly data: string }
  readonly statuses: Readonly<Record<string, StatusSpec>>
}

/** The names of every declared kind, without the declarations: these bring the schemas of all pareceres along. */
export const situacoes = {
  admissao: situacoesDaAdmissao,
  demissao: situacoesDaDemissao,
  remanejamento: situacoesDoRemanejamento,
  promocao: situacoesDaPromocao,
  ferias: situacoesDasFerias,
  afastamento: situacoesDoAfastamento,
} as const satisfies Readonly<Record<TipoDeclarado, Situacoes>>

/** The declared kinds, in their order. */
export const tiposComSituacoes: readonly TipoDeclarado[] = tiposProcesso.filter((tipo) => tipo in situacoes)

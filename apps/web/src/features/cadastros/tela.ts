import { cadastros, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import type { ComponentType, ReactNode } from 'react'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import type { LinhaDe } from './chamadas.ts'

/** A part of a record beside its fields and its history. */
export interface AbaDeCadastro<N extends NomeDeCadastro> {
  readonly id: string
  readonly label: string
  readonly draw: (linha: LinhaDe<N>) => ReactNode
}

/** What one register has of its own; the rest of its screen is the same for all. */
export interface TelaDeCadastro<N extends NomeDeCadastro> {
  readonly nome: N
  readonly cells: Readonly<Record<string, (linha: LinhaDe<N>) => ReactNode>>
  /** Columns of a phone's card, under its title. */
  readonly phone: readonly string[]
  readonly busca: string
  readonly filtros?: readonly FilterField[]
  /** What the register is for, where it is still empty. */
  readonly vazio: string
  readonly titulo: (linha: LinhaDe<N>) => string
  /** What the form starts from; a new record without a row. */
  readonly valores: (linha: LinhaDe<N> | null) => Readonly<Record<string, unknown>>
  readonly Campos: ComponentType<{ readonly linha: LinhaDe<N> | null }>
  readonly abas?: readonly AbaDeCadastro<N>[]
  readonly subtitulo?: string
}

/** `Nova escala`: what adding one is called. */
export const novoLabel = (nome: NomeDeCadastro): string => {
  const { um, genero } = cadastros[nome]
  return `${genero === 'f' ? 'Nova' : 'Novo'} ${um.toLowerCase()}`
}

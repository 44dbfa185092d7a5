import { registros, type NomeDeRegistro } from '@rh/domain/registros/registros'
import type { ComponentType, ReactNode } from 'react'
import type { FilterField } from '../../ui/table/filter-fields.ts'
import type { LinhaDe } from './chamadas.ts'

/** A part of a record beside its fields and its history. */
export interface AbaDeRegistro<N extends NomeDeRegistro> {
  readonly id: string
  readonly label: string
  readonly draw: (linha: LinhaDe<N>) => ReactNode
}

/** What one register has of its own; the rest of its screen is the same for all. */
export interface TelaDeRegistro<N extends NomeDeRegistro> {
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
  readonly abas?: readonly AbaDeRegistro<N>[]
  readonly subtitulo?: string
}

/** `Nova escala`: what adding one is called. */
export const novoLabel = (nome: NomeDeRegistro): string => {
  const { um, genero } = registros[nome]
  return `${genero === 'f' ? 'Nova' : 'Novo'} ${um.toLowerCase()}`
}

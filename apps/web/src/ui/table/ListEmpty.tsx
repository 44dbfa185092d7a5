import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { BuscaArt } from '../illustration/BuscaArt.tsx'
import { ListaVaziaArt } from '../illustration/ListaVaziaArt.tsx'
import { InView } from '../motion/InView.tsx'
import type { ListState } from './state/list-state.ts'
import { isFiltered, isOnlyFilter } from './state/narrowed.ts'

/** Words of an empty list. */
export interface EmptyWords {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

interface ListEmptyProps {
  readonly list: {
    readonly state: ListState
    readonly change: (change: Partial<ListState>) => void
  }
  readonly empty: EmptyWords
  /** Words for when only this filter is set, which is good news: nothing waits for you. */
  readonly emptyWhen?: { readonly filtro: string; readonly words: EmptyWords } | undefined
}

const drawing = (art: ReactNode): ReactNode => <InView>{art}</InView>

/** Empty state of a list: nothing matches the filters, or there is nothing at all. */
export function ListEmpty({ list: { state, change }, empty, emptyWhen }: ListEmptyProps) {
  const good = emptyWhen && isOnlyFilter(state, emptyWhen.filtro) ? emptyWhen.words : null
  if (good || !isFiltered(state))
    return <EmptyState illustration={drawing(<ListaVaziaArt />)} {...(good ?? empty)} />
  return (
    <EmptyState
      illustration={drawing(<BuscaArt />)}
      title="Nada encontrado"
      text="Nenhum registro combina com a busca e os filtros. Tente outras palavras ou limpe os filtros."
      action={
        <Button variant="outlined" onClick={() => change({ busca: '', filtros: {} })}>
          Limpar busca e filtros
        </Button>
      }
    />
  )
}

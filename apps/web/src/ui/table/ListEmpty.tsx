import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { BuscaArt } from '../illustration/BuscaArt.tsx'
import { ListaVaziaArt } from '../illustration/ListaVaziaArt.tsx'

import { InView } from '../motion/InView.tsx'

/** Words of an empty list. */
export interface EmptyWords {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

interface ListEmptyProps {
  readonly words: EmptyWords
  readonly filtered: boolean
  readonly onClear: () => void
}

const drawing = (art: ReactNode): ReactNode => <InView>{art}</InView>

/** Empty state of a list: nothing matches the filters, or there is nothing at all. */
export function ListEmpty({ words, filtered, onClear }: ListEmptyProps) {
  if (!filtered) return <EmptyState illustration={drawing(<ListaVaziaArt />)} {...words} />
  return (
    <EmptyState
      illustration={drawing(<BuscaArt />)}
      title="Nada encontrado"
      text="Nenhum registro combina com a busca e os filtros. Tente outras palavras ou limpe os filtros."
      action={
        <Button variant="outlined" onClick={onClear}>
          Limpar busca e filtros
        </Button>
      }
    />
  )
}

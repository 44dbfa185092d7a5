import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ListModel } from './use-list.ts'

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 40,
  paddingInlineEnd: 12,
  borderRadius: 8,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

interface ColumnChooserProps {
  readonly anchor: HTMLElement
  readonly list: ListModel
  readonly labels: Readonly<Record<string, { readonly label: string }>>
  readonly onClose: () => void
}

/** Column chooser of a list, in declared order. Stored in the address and for the next visit. */
export function ColumnChooser({ anchor, list, labels, onClose }: ColumnChooserProps) {
  const { possible, initial } = list.columns
  // Answers at once: the address, and the table behind, follow a moment later.
  const [shown, setShown] = useState(list.columns.shown)
  const toggle = (coluna: string): void => {
    const next = possible.filter((c) => shown.includes(c) !== (c === coluna))
    setShown(next)
    list.chooseColumns(next)
  }
  const reset = (): void => {
    setShown(initial)
    list.chooseColumns([])
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Colunas da lista', sx: { p: 1, mt: 0.5, minWidth: 240 } },
      }}
    >
      <Typography variant="subtitle2" component="p" sx={{ px: 1.5, pt: 1, pb: 0.5 }}>
        Colunas
      </Typography>
      {possible.map((coluna) => {
        const on = shown.includes(coluna)
        return (
          <Choice key={coluna}>
            <Checkbox
              size="small"
              checked={on}
              disabled={on && shown.length === 1}
              onChange={() => toggle(coluna)}
            />
            {labels[coluna]?.label}
          </Choice>
        )
      })}
      <Button size="small" fullWidth onClick={reset} sx={{ mt: 0.5 }}>
        Voltar ao padrão
      </Button>
    </Popover>
  )
}

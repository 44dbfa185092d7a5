import Button from '@mui/material/Button'
import { useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { Icon } from '../icon/Icon.tsx'

interface CopyTextProps {
  readonly text: string
  readonly children: string
  readonly variant?: 'contained' | 'outlined'
}

/** Copies a text to the clipboard and shows a toast. */
export function CopyText({ text, children, variant = 'outlined' }: CopyTextProps) {
  const [done, setDone] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
    } catch {
      // Browsers refuse outside a secure page: the text stays on the screen to be selected.
      notify.warning('O navegador não deixou copiar. Selecione o texto e copie.')
    }
  }
  return (
    <Button
      variant={variant}
      startIcon={<Icon name={done ? 'check' : 'copiar'} size={18} />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{done ? 'Copiado' : children}</span>
    </Button>
  )
}

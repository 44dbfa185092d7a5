import { styled } from '@mui/material/styles'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useKeydown } from '../../lib/teclas/use-keydown.ts'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

const Palette = lazyPart('Palette', async () => (await import('./Palette.tsx')).Palette)

/** As the person's keyboard calls it. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const Button = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 40,
  width: 40,
  justifyContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // Its name, out of sight where only the drawing has room.
  [theme.breakpoints.down('md')]: { '& span': visuallyHidden },
  '& kbd': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    width: 224,
    marginInlineEnd: 12,
    justifyContent: 'flex-start',
    padding: '0 8px 0 12px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& span': { flex: 1, textAlign: 'start' },
    '& kbd': {
      display: 'block',
      padding: '2px 6px',
      borderRadius: 6,
      font: 'inherit',
      fontSize: '0.75rem',
      fontWeight: 600,
      backgroundColor: theme.vars.palette.action.selected,
    },
  },
}))

/** Opens the palette, by a click or from anywhere by the keyboard. Its code comes with the first use. */
export function BuscaButton({ setor }: { readonly setor: SetorSlug | null }) {
  const [open, setOpen] = useState(false)
  /** What is typed before the palette's code is there; null once it is. */
  const [adiante, setAdiante] = useState<string | null>('')
  const abrir = (): void => {
    setAdiante('')
    setOpen(true)
  }
  useKeydown((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    event.preventDefault()
    if (open) setOpen(false)
    else abrir()
  })
  useKeydown(
    (event) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (key === 'Escape') return setOpen(false)
      if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return
      // Meant for the palette, and for no shortcut of the page.
      event.preventDefault()
      event.stopPropagation()
      setAdiante((antes) => (antes === null ? null : antes + key))
    },
    { capture: true, isOn: open && adiante !== null },
  )
  return (
    <>
      <Tip title="Buscar" describeChild>
        <Button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={Palette.prefetch}
          onClick={abrir}
        >
          <Icon name="busca" />
          <span>Buscar…</span>
          <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </Button>
      </Tip>
      {open && (
        <Palette
          setor={setor}
          inicial={adiante ?? ''}
          onPronta={() => setAdiante(null)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

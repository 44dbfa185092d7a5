import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { noPe } from '../../../../theme/metrics.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { SaveState } from './autosave-core.ts'
import { saveWords } from './save-words.ts'

const looks = {
  salvo: { icon: 'check', color: 'success.dark' },
  typed: { icon: 'relogio', color: 'text.secondary' },
  salvando: { icon: 'relogio', color: 'text.secondary' },
  tentando: { icon: 'alerta', color: 'error.dark' },
  conflito: { icon: 'relogio', color: 'text.secondary' },
  recusado: { icon: 'erro', color: 'error.dark' },
} as const satisfies Readonly<Record<SaveState['status'], { icon: string; color: string }>>

interface SaveStatusProps {
  readonly state: SaveState
  readonly onRetry: () => void
}

/** Floating style: a failed save must be visible wherever the page is scrolled to. */
const flutuante = {
  position: 'fixed',
  insetInline: 16,
  // Above the bar of the form.
  bottom: `calc(${noPe()} + 12px)`,
  zIndex: 1200,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  mx: 'auto',
  px: 2,
  py: 1,
  borderRadius: '12px',
  bgcolor: 'error.lighter',
  boxShadow: '0 8px 24px rgba(16, 24, 32, 0.24)',
} as const

export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const { icon, color } = looks[state.status]
  const words = saveWords(state)
  const falhou = state.status === 'tentando' || state.status === 'recusado'
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 32,
        color,
        ...(falhou && flutuante),
      }}
    >
      <Box
        component="output"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem', fontWeight: 500 }}
      >
        {words && <Icon name={icon} size={16} />}
        {words}
      </Box>
      {state.status === 'tentando' && (
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </Box>
  )
}

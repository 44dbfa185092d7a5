import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { SaveState } from './autosave.ts'
import { saveWords } from './save-words.ts'

const looks = {
  salvo: { icon: 'check', color: 'text.secondary' },
  digitado: { icon: 'relogio', color: 'text.secondary' },
  salvando: { icon: 'relogio', color: 'text.secondary' },
  tentando: { icon: 'alerta', color: 'error.dark' },
  conflito: { icon: 'alerta', color: 'error.dark' },
  recusado: { icon: 'erro', color: 'error.dark' },
} as const satisfies Readonly<Record<SaveState['status'], { icon: string; color: string }>>

interface SaveStatusProps {
  readonly state: SaveState
  readonly onRetry: () => void
}

export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const { icon, color } = looks[state.status]
  const words = saveWords(state)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32, color }}>
      <Box
        component="output"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem', fontWeight: 500 }}
      >
        {words && <Icon name={icon} size={16} />}
        {words}
      </Box>
      {state.status === 'tentando' && (
        <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
          Tentar agora
        </Button>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Rotulos } from '../../rotulos.ts'
import type { Disputa } from './disputas.ts'
import { quando } from './save-words.ts'

interface DisputaDoCampoProps {
  readonly disputa: Disputa
  readonly rotulos: Rotulos
  readonly onDecidir: (disputa: Disputa, qual: 'meu' | 'deles') => void
}

/** One line at a field that two people changed: the other value, and which of both stays. */
export function DisputaDoCampo({ disputa, rotulos, onDecidir }: DisputaDoCampoProps) {
  const { etapa, campo, deles, autor, em } = disputa
  const nome = autor?.split(' ')[0] ?? 'Outra pessoa'
  const label = rotulos.campo(etapa, campo)
  const valor = rotulos.valor(etapa, campo, deles)
  return (
    <Box
      component="fieldset"
      aria-label={`${label}: dois valores`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        m: 0,
        mt: 0.5,
        minWidth: 0,
        p: 1,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: '8px',
        fontSize: '0.8125rem',
      }}
    >
      <Box component="output" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        <strong>
          {nome} mudou este campo{em === null ? '' : ` ${quando(em)}`}
        </strong>
        , enquanto você digitava: <strong>{valor === '' ? 'em branco' : valor}</strong>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`Manter o meu: ${label}`}
          onClick={() => onDecidir(disputa, 'meu')}
        >
          Manter o meu
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`Usar o de ${nome}: ${label}`}
          onClick={() => onDecidir(disputa, 'deles')}
        >
          {autor === null ? 'Usar o outro' : `Usar o de ${nome}`}
        </Button>
      </Box>
    </Box>
  )
}

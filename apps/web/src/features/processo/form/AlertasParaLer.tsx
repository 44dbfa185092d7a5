import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { isExcepcionavel } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'
import { isCiente, toggled } from '../alertas.ts'

interface AlertasParaLerProps {
  readonly alertas: readonly Pendencia[]
  readonly cientes: ReadonlySet<string>
  readonly onChange: (cientes: ReadonlySet<string>) => void
}

/** Alerts that are read and ticked before a form is sent, one line each. */
export const AlertasParaLer = ({ alertas, cientes, onChange }: AlertasParaLerProps) => (
  <Box component="ul" data-alertas sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {alertas.map((pendencia) => {
      const { codigo, mensagem, baseLegal } = pendencia
      const palavra = isExcepcionavel(pendencia) ? 'Pedir exceção' : 'Estou ciente'
      return (
        <li key={`${codigo}-${mensagem}`}>
          <FormControlLabel
            sx={{ m: 0, alignItems: 'flex-start', gap: 1 }}
            control={
              <Checkbox
                size="small"
                checked={isCiente(cientes, pendencia)}
                onChange={() => onChange(toggled(cientes, pendencia))}
                sx={{ p: 0.5, mt: -0.25 }}
                slotProps={{ input: { 'aria-label': `${palavra}: ${mensagem}` } }}
              />
            }
            label={
              <Box component="span" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                <strong>{palavra}:</strong> {mensagem}
                {baseLegal && (
                  <Box
                    component="small"
                    sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
                  >
                    {baseLegal}
                  </Box>
                )}
              </Box>
            }
          />
        </li>
      )
    })}
  </Box>
)

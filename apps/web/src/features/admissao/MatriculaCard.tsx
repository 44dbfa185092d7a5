import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { vinculo } from '@rh/domain/campos/vinculo'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Registro } from './queries.ts'

/** The number the new colaborador got: what the next papers ask for. */
export function MatriculaCard({ registro }: { readonly registro: Registro }) {
  const { colaborador } = registro
  if (!colaborador) return null
  return (
    <Card
      component="section"
      aria-label={vinculo.matricula.label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 3,
        bgcolor: 'success.lighter',
        color: 'success.dark',
      }}
    >
      <Icon name="check-circulo" size={36} />
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Colaborador criado. Matrícula
        </Typography>
        <Typography
          variant="h2"
          component="p"
          sx={{ letterSpacing: '0.04em', fontVariantNumeric: 'tabular-nums' }}
        >
          {colaborador.matricula}
        </Typography>
      </Box>
    </Card>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { SendProgress } from './SendProgress.tsx'
import type { Envio } from './use-uploads.ts'

interface EmEnvioProps {
  readonly envio: Envio
  readonly onRepeat: () => void
  readonly onCancel: () => void
}

/** A file on its way: how far it is, or why it did not arrive and what may be done. */
export const EmEnvio = ({ envio, onRepeat, onCancel }: EmEnvioProps) => (
  <Box sx={{ display: 'grid', gap: 0.5, my: 1 }}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {envio.arquivo.name}
    </Typography>
    {envio.error === undefined ? (
      <SendProgress
        label={`Envio de ${envio.arquivo.name}`}
        fraction={envio.progress ?? 0}
        onCancel={onCancel}
      />
    ) : (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="alert" variant="body2" color="error">
          {envio.error}
        </Typography>
        {envio.podeRepetir && (
          <Button size="small" onClick={onRepeat}>
            Tentar de novo
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onCancel}>
          Tirar
        </Button>
      </Box>
    )}
  </Box>
)

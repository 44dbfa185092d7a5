import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'

interface SendProgressProps {
  readonly label: string
  /** Progress from 0 to 1. */
  readonly fraction: number
  readonly onCancel: () => void
}

/** Progress bar of an upload, with a cancel button. */
export const SendProgress = ({ label, fraction, onCancel }: SendProgressProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', maxWidth: 240, minHeight: 32 }}>
    <LinearProgress
      variant="determinate"
      value={Math.round(fraction * 100)}
      aria-label={label}
      sx={{ flex: 1, borderRadius: 4 }}
    />
    <Button size="small" color="inherit" onClick={onCancel}>
      Cancelar
    </Button>
  </Box>
)

import Box from '@mui/material/Box'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'

interface VerPreviaProps {
  /** Whether the preview is being computed. */
  readonly busy: boolean
  readonly children: string
}

/** Button that asks for the preview of a batch. */
export const VerPrevia = ({ busy, children }: VerPreviaProps) => (
  <Box sx={{ mt: 3 }}>
    <SubmitButton sending="Calculando…">{busy ? 'Calculando…' : children}</SubmitButton>
  </Box>
)

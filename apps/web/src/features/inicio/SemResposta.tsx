import Box from '@mui/material/Box'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'

interface SemRespostaProps {
  readonly children: string
  readonly onRetry: () => unknown
}

/** In the place of rows of a card that could not be read. */
export const SemResposta = ({ children, onRetry }: SemRespostaProps) => (
  <Box sx={{ px: 3, pb: 2 }}>
    <ErrorLine onRetry={onRetry}>{children}</ErrorLine>
  </Box>
)

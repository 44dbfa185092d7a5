import Alert from '@mui/material/Alert'
import { RetryButton } from './RetryButton.tsx'

interface StaleNoticeProps {
  /** What is shown, with its article: `A lista`. */
  readonly what: string
  /** Within a card, whose edges it keeps off. */
  readonly inCard?: boolean
  readonly onRetry: () => unknown
}

/** Says that what is shown could not be read again, over it: it is still of use. */
export const StaleNotice = ({ what, inCard = false, onRetry }: StaleNoticeProps) => (
  <Alert
    severity="warning"
    sx={{ mb: 2, mx: inCard ? 2 : 0 }}
    action={<RetryButton color="inherit" size="small" onRetry={onRetry} />}
  >
    {what} é de alguns minutos atrás: não foi possível atualizar.
  </Alert>
)

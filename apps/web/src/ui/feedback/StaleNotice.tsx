import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface StaleNoticeProps {
  /** What is shown, with its article: `A lista`. */
  readonly what: string
  /** Within a card, whose edges it keeps off. */
  readonly inCard?: boolean
  readonly onRetry: () => void
}

/** Says that what is shown could not be read again, over it: it is still of use. */
export const StaleNotice = ({ what, inCard = false, onRetry }: StaleNoticeProps) => (
  <Alert
    severity="warning"
    sx={{ mb: 2, mx: inCard ? 2 : 0 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Tentar de novo
      </Button>
    }
  >
    {what} é de alguns minutos atrás: não foi possível atualizar.
  </Alert>
)

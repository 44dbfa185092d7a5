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

interface UnreadNoticeProps {
  /** Name of the part of the page: `Papéis`. */
  readonly title: string
  readonly onRetry: () => void
}

/** Stands in the place of a small part of a page that could not be read; the rest of the page is right. */
export const UnreadNotice = ({ title, onRetry }: UnreadNoticeProps) => (
  <section aria-label={title}>
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      <b>{title}:</b> não foi possível carregar. O resto da página está certo.
    </Alert>
  </section>
)

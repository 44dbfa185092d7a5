import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

interface MoreButtonProps {
  /** A query that is read page by page. */
  readonly of: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
}

/** Reads the rows that follow, at the foot of a list; nothing at its end. */
export const MoreButton = ({
  of: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  label,
}: MoreButtonProps) =>
  hasNextPage && (
    <Box sx={{ p: 1.5 }}>
      <Typography
        role="alert"
        variant="body2"
        component="p"
        color="error"
        sx={{ px: 1, '&:empty': { display: 'none' } }}
      >
        {isFetchNextPageError && 'Não foi possível buscar o que falta. Tente de novo.'}
      </Typography>
      <Button
        fullWidth
        // Not disabled: that would take the focus from who pressed it.
        aria-disabled={isFetchingNextPage}
        onClick={() => isFetchingNextPage || void fetchNextPage()}
      >
        {isFetchingNextPage ? 'Buscando…' : label}
      </Button>
    </Box>
  )

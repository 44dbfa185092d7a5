import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

interface MoreButtonProps {
  /** A query that is read page by page. */
  readonly of: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
}

/** Reads the rows that follow, at the foot of a list; nothing at its end. */
export const MoreButton = ({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
}: MoreButtonProps) =>
  hasNextPage && (
    <Box sx={{ p: 1.5 }}>
      <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? 'Buscando…' : label}
      </Button>
    </Box>
  )

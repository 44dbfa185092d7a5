import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RetryButton } from './RetryButton.tsx'

interface ErrorLineProps {
  /** What could not be done, in a sentence. */
  readonly children: string
  readonly onRetry: () => unknown
}

/** Failed read of a small part, in one line in its place: nothing there would be taken for none. */
export const ErrorLine = ({ children, onRetry }: ErrorLineProps) => (
  <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
    <Typography variant="body2" component="p" color="textSecondary">
      {children}
    </Typography>
    <RetryButton size="small" onRetry={onRetry} />
  </Box>
)

import Button, { type ButtonProps } from '@mui/material/Button'
import { useRetry } from '../../lib/api/use-retry.ts'

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon'> {
  /** Resolves once it was tried. */
  readonly onRetry: () => unknown
}

/** Tries again what failed, and says that it is trying. */
export function RetryButton({ onRetry, ...props }: RetryButtonProps) {
  const { label, button } = useRetry(onRetry)
  return (
    <Button {...props} {...button}>
      {label}
    </Button>
  )
}

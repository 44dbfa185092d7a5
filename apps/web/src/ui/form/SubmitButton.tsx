import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

interface SubmitButtonProps extends Pick<
  ButtonProps,
  'size' | 'fullWidth' | 'color' | 'startIcon' | 'endIcon' | 'form' | 'variant'
> {
  readonly children: ReactNode
  /** Label while the form is being sent. */
  readonly sending?: string
}

export function SubmitButton({ children, sending = 'Enviando…', ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting} aria-busy={isSubmitting} {...props}>
      {isSubmitting ? sending : children}
    </Button>
  )
}

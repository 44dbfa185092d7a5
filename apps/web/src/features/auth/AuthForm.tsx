import Box from '@mui/material/Box'
import type { FormEvent, ReactNode } from 'react'
import type { ApiError } from '../../lib/api/api-error.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FalhaDoPasso } from './FalhaDoPasso.tsx'

interface AuthFormProps {
  readonly busy: boolean
  readonly failure: ApiError | undefined
  /** Stands in for the message of the last attempt. */
  readonly state?: ReactNode
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Label of the button, and the one while it works. */
  readonly action: readonly [label: string, sending: string]
  readonly children?: ReactNode
  /** What else one may do here, below the button. */
  readonly after?: ReactNode
}

/** Form of a sign-in page: what the last attempt met, the fields, and one button. */
export function AuthForm({ busy, failure, state, onSubmit, action, children, after }: AuthFormProps) {
  const [label, sending] = action
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      {state ?? (failure && <FalhaDoPasso failure={failure} />)}
      {children}
      <PlainButton type="submit" disabled={busy} aria-busy={busy}>
        {busy ? sending : label}
      </PlainButton>
      {after}
    </Box>
  )
}

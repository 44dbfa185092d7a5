import Box from '@mui/material/Box'
import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
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

function focusIfLost({ current }: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body) current?.focus()
}

/** Form of a sign-in page: what the last attempt met, the fields, and one button. */
export function AuthForm({ busy, failure, state, onSubmit, action, children, after }: AuthFormProps) {
  const [label, sending] = action
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!busy) return undefined
    // Off while the form was on its way, it let go of the focus.
    return () => focusIfLost(button)
  }, [busy])
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      {state ?? (failure && <FalhaDoPasso failure={failure} />)}
      {children}
      <PlainButton ref={button} type="submit" disabled={busy} aria-busy={busy}>
        {busy ? sending : label}
      </PlainButton>
      {after}
    </Box>
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

/** As quiet as a disabled one, but read and focused like any other. */
const Held = styled(Button)(({ theme: { vars, breakpoints } }) => ({
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.action.disabledBackground,
    boxShadow: 'none',
  },
  '& small': { display: 'none', fontSize: '0.6875rem', fontWeight: 500, lineHeight: 1.3 },
  [breakpoints.down('md')]: { lineHeight: 1.3, '& small': { display: 'block' } },
}))

interface HeldButtonProps {
  /** The act, in the words of the button that makes it. */
  readonly children: ReactNode
  /** What is missing, in words: `Faltam 2 documentos por decidir`. */
  readonly missing: string
  /** Form that it would send; a key that sends it does what this button does. */
  readonly form: string
  /** Leads to the first thing that is missing. */
  readonly onLead: () => void
}

/** Button of an act that something still holds back: it says what, and leads there. */
export function HeldButton({ children, missing, form, onLead }: HeldButtonProps) {
  const id = useId()
  return (
    <>
      <Typography id={id} variant="body2" sx={{ display: { xs: 'none', md: 'block' }, fontWeight: 600 }}>
        {missing}
      </Typography>
      <Held
        variant="contained"
        aria-disabled
        aria-describedby={id}
        data-held={form}
        disableRipple
        onClick={onLead}
      >
        <span>
          {children}
          {/* On a phone the bar is one row: the words stand under the act. */}
          <small aria-hidden>{missing}</small>
        </span>
      </Held>
    </>
  )
}

/** Sends a form, or leads to what holds it back. */
export function sendOrLead(form: HTMLFormElement): void {
  const held = document.querySelector<HTMLElement>(`[data-held="${CSS.escape(form.id)}"]`)
  if (held) held.click()
  else form.requestSubmit()
}

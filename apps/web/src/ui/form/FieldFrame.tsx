import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { FieldText } from './FieldText.tsx'

export const idsOf = (id: string) => ({ label: `${id}-rotulo`, helper: `${id}-ajuda` })

/** Label above a control. */
export const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  // After the last word, on whichever line that is.
  '& small': {
    marginInlineStart: 6,
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}))

/** Columns of the twelve of a `FormGrid`; full width on phones. */
export const spanOf = (cols = 12, isBare = true) => ({
  gridColumn: { xs: '1 / -1', sm: `span ${Math.min(12, cols * 2)}`, md: `span ${cols}` },
  // Under one another a help belongs to its own field: the next label stands further away than it.
  mb: { xs: isBare ? 0 : 1, sm: isBare || cols < 12 ? 0 : 1 },
})

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
  readonly error?: string | undefined
  readonly helper?: ReactNode
  /** Remark of somebody else at the field. */
  readonly note?: string | undefined
  /** Question below the field, as which of two values stays. */
  readonly question?: ReactNode
  /** Marks the field as optional: most are required. */
  readonly opcional?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Columns of the twelve of a `FormGrid`; full width on phones. */
  readonly cols?: number | undefined
}

/** Layout of a field: label above, control, one line below for help or the error. */
export function FieldFrame({
  id,
  label,
  children,
  error,
  helper,
  note,
  question,
  opcional,
  disabled,
  cols,
}: FieldFrameProps) {
  const ids = idsOf(id)
  const isBare = !helper && !note
  return (
    <FormControl
      fullWidth
      error={Boolean(error)}
      disabled={disabled ?? false}
      data-bare={isBare}
      sx={spanOf(cols, isBare)}
    >
      <Label id={ids.label} htmlFor={id}>
        {label}
        {opcional && <small>(opcional)</small>}
      </Label>
      {children}
      {/* Always there: an error that comes or goes must not move what one is about to click. */}
      <FormHelperText id={ids.helper} component="div">
        <FieldText error={error} helper={helper} note={note} />
      </FormHelperText>
      {question}
    </FormControl>
  )
}

import { visuallyHidden } from '../../../theme/visually-hidden.ts'

/** One line with its button: the placeholder says what the label, read aloud, says. */
export const emUmaLinha = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1,
  alignItems: 'start',
  '& .MuiFormControl-root': { display: 'contents' },
  '& .MuiFormControl-root > label': visuallyHidden,
  '& .MuiFormHelperText-root': { gridColumn: '1 / -1', gridRow: 2 },
  '& .MuiButton-root': { minHeight: 40, gridColumn: 2, gridRow: 1 },
} as const

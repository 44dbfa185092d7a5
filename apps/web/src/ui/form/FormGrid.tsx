import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

/** Grid of twelve columns from tablets up; one field per line on phones. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: 2,
        // The line for an error, empty most of the time, is the greater part of the distance between two fields.
        rowGap: { xs: 0.5, sm: 1 },
        // And under the last one it is part of what follows the form.
        '&:has(> [data-bare="true"]:last-child)': { mb: -1.5 },
      }}
    >
      {children}
    </Box>
  )
}

interface FormSectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** Group of fields under a heading. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <FormGrid>{children}</FormGrid>
      </Box>
    </Box>
  )
}

/** Form buttons, sticky at the bottom of a phone's screen. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1.5,
        mt: 4,
        '& > button': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
      }}
    >
      {children}
    </Box>
  )
}

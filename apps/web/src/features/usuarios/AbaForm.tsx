import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { preso } from '../../theme/metrics.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'

/** The foot of a tab's form: its button stays in sight while one scrolls. */
export const AbaRodape = ({ children }: { readonly children?: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      ...preso.noPe,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 1.5,
      mt: 3,
      // Over the padding at the foot of the panel.
      mb: -3,
      mx: { xs: -2, sm: -3 },
      px: { xs: 2, sm: 3 },
      py: 1.5,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      zIndex: 1,
    }}
  >
    <Box sx={{ flex: 1, minWidth: 180 }}>{children}</Box>
    <SubmitButton sending="Salvando…">Salvar</SubmitButton>
  </Box>
)

import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Heading of a part of a card. */
export const Subtitulo = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
    {children}
  </Typography>
)

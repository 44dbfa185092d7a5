import Box from '@mui/material/Box'

/** Title of a block that says a finding: two lines on a phone from the start, so that nothing moves when it comes. */
export const Titulo = ({ children }: { readonly children: string }) => (
  <Box component="span" sx={{ display: 'block', minHeight: { xs: '2.5em', md: 0 } }}>
    {children}
  </Box>
)

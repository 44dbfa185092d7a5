import Box from '@mui/material/Box'
import { splitLinks } from './links.ts'

/** Text as it was typed: its lines stay, and web addresses lead there in a tab of their own. */
export const PlainText = ({ children }: { readonly children: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'primary.dark' } }}>
    {splitLinks(children).map(({ text, href }, i) =>
      href === null ? (
        text
      ) : (
        <a key={i} href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ),
    )}
  </Box>
)

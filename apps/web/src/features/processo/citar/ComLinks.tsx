import Link from '@mui/material/Link'
import { splitLinks } from '../../../ui/data/links.ts'

/** Text as people wrote it, with its addresses as links; within a line that has more than text. */
export const ComLinks = ({ texto }: { readonly texto: string }) =>
  splitLinks(texto).map(({ text, href }, i) =>
    href === null ? (
      text
    ) : (
      <Link key={i} href={href} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Link>
    ),
  )

import Link from '@mui/material/Link'
import { partesDoTexto } from './links.ts'

/** Text as people wrote it, with its addresses as links. */
export const ComLinks = ({ texto }: { readonly texto: string }) =>
  partesDoTexto(texto).map(({ texto: parte, href }, i) =>
    href === undefined ? (
      parte
    ) : (
      <Link
        key={i}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {parte}
      </Link>
    ),
  )

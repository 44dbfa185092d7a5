import { styled } from '@mui/material/styles'
import { initialsOf } from '../../lib/format.ts'

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 700,
  letterSpacing: '0.02em',
  color: theme.vars.palette.primary.dark,
  backgroundColor: theme.vars.palette.primary.lighter,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))

interface FotoProps {
  readonly nome: string
  readonly src: string | null
  readonly size: number
}

/** Avatar of a person: the photo, or the initials; the name stands beside it. */
export const Foto = ({ nome, src, size }: FotoProps) => (
  <Disc style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
    {src ? <img src={src} alt="" width={size} height={size} /> : initialsOf(nome)}
  </Disc>
)

import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'

interface NoPapelProps {
  /** What the map is of, and how it was narrowed. */
  readonly partes: readonly string[]
}

const PAGINA = {
  '@page': {
    size: 'A4 landscape',
    margin: '12mm 10mm 14mm',
    '@bottom-right': { content: '"Página " counter(page) " de " counter(pages)', fontSize: '9pt' },
    '@bottom-left': { content: '"Mapa de férias"', fontSize: '9pt' },
  },
}

/** What the printed map says above itself, and the number of each of its pages. */
export const NoPapel = ({ partes }: NoPapelProps) => (
  <>
    <GlobalStyles styles={PAGINA} />
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 1, fontSize: '0.8125rem' } }}>
      {partes.join(' · ')}
    </Box>
  </>
)

import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'

interface PrintSheetProps {
  /** At the foot of every page, beside its number. */
  readonly foot: string
  /** Above what is printed: how it was narrowed, who printed it and when. */
  readonly notes: readonly string[]
  readonly landscape?: boolean
}

/** Page box of A4: foot and number of each page. Browsers without margin boxes print their own. */
const pageOf = ({ foot, landscape = false }: Pick<PrintSheetProps, 'foot' | 'landscape'>) => ({
  '@page': {
    size: landscape ? 'A4 landscape' : 'A4',
    margin: '12mm 10mm 14mm',
    '@bottom-right': { content: '"Página " counter(page) " de " counter(pages)', fontSize: '9pt' },
    '@bottom-left': { content: JSON.stringify(foot), fontSize: '9pt' },
  },
})

/** What a printed page says besides what is on the screen. */
export const PrintSheet = ({ notes, ...page }: PrintSheetProps) => (
  <>
    <GlobalStyles styles={pageOf(page)} />
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 1, fontSize: '0.8125rem' } }}>
      {notes.join(' · ')}
    </Box>
  </>
)

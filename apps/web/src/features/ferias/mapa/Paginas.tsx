import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Mapa } from './linhas.ts'

interface PaginasProps {
  readonly mapa: Pick<Mapa, 'total' | 'pagina' | 'porPagina'>
  readonly onPagina: (pagina: number) => void
}

/** The way through a contract of more people than one drawing holds; nothing where all are there. */
export function Paginas({ mapa: { total, pagina, porPagina }, onPagina }: PaginasProps) {
  if (total <= porPagina) return null
  const primeira = (pagina - 1) * porPagina + 1
  const ultima = Math.min(total, pagina * porPagina)
  return (
    <Box
      component="nav"
      aria-label="Páginas do mapa"
      data-sem-impressao
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        mt: 2,
      }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {`Pessoas ${primeira} a ${ultima} de ${total}, por posto`}
      </Typography>
      <Button variant="outlined" size="small" disabled={pagina <= 1} onClick={() => onPagina(pagina - 1)}>
        Anteriores
      </Button>
      <Button variant="outlined" size="small" disabled={ultima >= total} onClick={() => onPagina(pagina + 1)}>
        Próximas
      </Button>
    </Box>
  )
}

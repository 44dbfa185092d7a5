import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { itensQuery, type Recorte } from './chamadas.ts'
import { Itens, Lista } from './Linhas.tsx'

interface MaisItensProps {
  readonly recorte: Recorte
  /** Pages shown, the first one by who asks for more. */
  readonly paginas: number
  readonly total: number
  readonly porPagina: number
  readonly onMais: () => void
}

/** The pages after the first one of a list of days, and the button for the next. */
export function MaisItens({ recorte, paginas, total, porPagina, onMais }: MaisItensProps) {
  const outras = useQueries({
    queries: Array.from({ length: paginas - 1 }, (_, i) => itensQuery(recorte, i + 2)),
  })
  const resto = total - paginas * porPagina
  const falha = outras.find(({ error }) => error)
  return (
    <>
      {outras.some(({ data }) => data) && (
        <Lista>
          <Itens itens={outras.flatMap(({ data }) => data?.results ?? [])} />
        </Lista>
      )}
      {falha?.error && <ErrorState error={falha.error} onRetry={falha.refetch} />}
      {total > porPagina && (
        <Box sx={{ p: 2.5, display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {Math.min(total, paginas * porPagina)} de {total}
          </Typography>
          {resto > 0 && (
            <Button
              variant="outlined"
              size="small"
              onClick={onMais}
              disabled={outras.some(({ isLoading }) => isLoading)}
              data-sem-impressao
            >
              Mostrar mais {Math.min(resto, porPagina)}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

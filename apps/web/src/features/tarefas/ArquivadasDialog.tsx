import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { call } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatRelative } from '../../lib/format.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'
import { MostrarMais } from './MostrarMais.tsx'

const ESPERA_MS = 300

interface ArquivadasDialogProps {
  readonly kanbanId: number
  readonly onClose: () => void
}

/** Cards of a board that were put away, found by words, each with the way back. */
export function ArquivadasDialog({ kanbanId, onClose }: ArquivadasDialogProps) {
  const id = useId()
  const [texto, setTexto] = useState('')
  const busca = useDebounced(texto.trim(), ESPERA_MS)
  const filtros = {
    kanbanId,
    situacao: 'arquivadas',
    ordenar: '-arquivadoEm',
    ...(busca && { busca }),
  } as const
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['GET /api/kanban/listar', filtros, 'paginas'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/kanban/listar', { query: { ...filtros, pagina: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagina }) => pagina + 1,
    placeholderData: keepPreviousData,
  })
  const cartoes = data?.pages.flatMap(({ results }) => results)
  const faltam = (data?.pages.at(-1)?.total ?? 0) - (cartoes?.length ?? 0)
  const restaurar = useSubmit('POST /api/kanban/cartao/arquivar', { invalidates: MOSTRAM_CARTOES })
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>Tarefas arquivadas</DialogTitle>
      <DialogContent>
        <OutlinedInput
          fullWidth
          size="small"
          value={texto}
          placeholder="Buscar"
          inputProps={{ 'aria-label': 'Buscar nas arquivadas', maxLength: 100 }}
          onChange={(event) => setTexto(event.target.value)}
          sx={{ mb: 2 }}
        />
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {cartoes?.length === 0 && (
          <Typography color="textSecondary">
            {busca === '' ? 'Nada arquivado neste quadro.' : 'Nada encontrado.'}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {cartoes?.map((cartao) => (
            <Box component="li" key={cartao.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {cartao.titulo}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {cartao.coluna}
                  {cartao.arquivadoEm && ` · arquivada ${formatRelative(cartao.arquivadoEm)}`}
                </Typography>
              </Box>
              <Button
                size="small"
                disabled={restaurar.isPending}
                aria-label={`Restaurar ${cartao.titulo}`}
                onClick={() =>
                  restaurar.mutate({ body: { id: cartao.id, arquivar: false } }, { onError: tellFailure })
                }
              >
                Restaurar
              </Button>
            </Box>
          ))}
        </Box>
        {faltam > 0 && (
          <MostrarMais faltam={faltam} buscando={isFetchingNextPage} onMostrar={() => void fetchNextPage()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { query } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatRelative } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { MOSTRAM_CARTOES } from './chamadas.ts'

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
  const { data, error, refetch } = useQuery({
    ...query('GET /api/kanban/listar', {
      query: { kanbanId, situacao: 'arquivadas', ordenar: '-arquivadoEm', ...(busca && { busca }) },
    }),
    placeholderData: keepPreviousData,
  })
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
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.results.length === 0 && (
          <Typography color="textSecondary">
            {busca === '' ? 'Nada arquivado neste quadro.' : 'Nada encontrado.'}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {data?.results.map((cartao) => (
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
                  restaurar.mutate(
                    { body: { id: cartao.id, arquivar: false } },
                    { onError: (failure) => notify.error(toApiError(failure).mensagem) },
                  )
                }
              >
                Restaurar
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

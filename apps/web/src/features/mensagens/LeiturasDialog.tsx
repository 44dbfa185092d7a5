import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { query } from '../../lib/api/query.ts'
import { formatDateTime } from '../../lib/format.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'

/** Whom one's own message reached, and when each person read it. */
export function LeiturasDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const titulo = useId()
  const { data, error, refetch } = useQuery(query('GET /api/mail/leituras/:id', { params: { id } }))
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titulo} onClose={onClose}>
      <DialogTitle id={titulo}>Quem recebeu</DialogTitle>
      <DialogContent>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {data && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.results.map(({ id: usuarioId, nome, copia, lidaEm }) => (
              <Box component="li" key={usuarioId} sx={{ py: 0.75 }}>
                <Typography variant="body2">
                  {nome}
                  {copia && ' (cópia)'}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {lidaEm === null ? 'Ainda não leu' : `Leu em ${formatDateTime(lidaEm)}`}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {data && data.total > data.results.length && (
          <Typography variant="body2" color="textSecondary">
            E mais {data.total - data.results.length}.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

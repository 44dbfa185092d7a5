import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { dependentes, useGuardar, type Usuario } from './queries.ts'

type Liberacao = Usuario['liberacoes'][number]

/** Releases outside the hours, those in force first to be taken back. */
export function LiberacoesList({ usuario }: { readonly usuario: Usuario }) {
  const guardar = useGuardar()
  const revogar = useSubmit('POST /api/usuarios/revogar-liberacao', {
    invalidates: dependentes,
    onSuccess: (fresco) => {
      guardar(fresco)
      notify.success('Liberação revogada.')
    },
  })
  const { id, liberacoes } = usuario
  const revogarUma = (liberacaoId: number): void =>
    revogar.mutate({ body: { id, liberacaoId } }, { onError: tellFailure })
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        Liberações fora do horário
      </Typography>
      {liberacoes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhuma até hoje. Para um plantão ou uma urgência, use “Liberar fora do horário”.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {liberacoes.map((liberacao) => (
          <Box
            key={liberacao.id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p">
                Até {formatDateTime(liberacao.ate)}{' '}
                <StatusChip label={situacaoDa(liberacao)} tone={liberacao.vigente ? 'success' : 'default'} />
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {liberacao.motivo}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {liberacao.concedidaPor} · {formatDateTime(liberacao.criadaEm)}
                {liberacao.revogadaEm &&
                  ` · revogada ${liberacao.revogadaPor ? `por ${liberacao.revogadaPor}` : 'pelo sistema'}`}
              </Typography>
            </Box>
            {liberacao.vigente && (
              <Button
                size="small"
                color="error"
                variant="outlined"
                disabled={revogar.isPending}
                aria-label={`Revogar: até ${formatDateTime(liberacao.ate)}`}
                onClick={() => revogarUma(liberacao.id)}
              >
                Revogar
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}

function situacaoDa({ vigente, revogadaEm }: Liberacao): string {
  if (vigente) return 'Em vigor'
  return revogadaEm ? 'Revogada' : 'Terminada'
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { LiberacoesList } from './LiberacoesList.tsx'
import { dependentes, type Usuario } from './queries.ts'

type Sessao = ResultOf<'GET /api/usuarios/sessoes/:id'>

/** Where the user is signed in, and the releases outside the hours. */
export function SessoesAba({ usuario }: { readonly usuario: Usuario }) {
  const { id } = usuario
  const { data, isError, error, refetch } = useQuery(
    query('GET /api/usuarios/sessoes/:id', { params: { id } }),
  )
  const encerrar = useSubmit('POST /api/usuarios/encerrar-sessoes', {
    invalidates: dependentes,
    onSuccess: ({ sessoesEncerradas }) =>
      notify.success(
        sessoesEncerradas === 1 ? 'Sessão encerrada.' : `${sessoesEncerradas} sessões encerradas.`,
      ),
  })
  const fechar = (sessaoId?: string): void =>
    encerrar.mutate({ body: { id, ...(sessaoId && { sessaoId }) } }, { onError: tellFailure })
  const sessoes = data?.results ?? []
  return (
    <Box sx={{ display: 'grid', gap: 4, pb: 3 }}>
      <section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
          <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
            Sessões abertas
          </Typography>
          {sessoes.length > 1 && (
            <Button
              size="small"
              color="error"
              variant="outlined"
              disabled={encerrar.isPending}
              onClick={() => fechar()}
            >
              Encerrar todas
            </Button>
          )}
        </Box>
        {isError && <ErrorState error={error} onRetry={refetch} />}
        {!isError && !data && <Skeleton variant="rounded" height={64} />}
        {data && sessoes.length === 0 && (
          <Alert severity="info" icon={<Icon name="info" />}>
            Ninguém está conectado com este usuário agora.
          </Alert>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sessoes.map((sessao) => (
            <Linha
              key={sessao.id}
              sessao={sessao}
              busy={encerrar.isPending}
              onClose={() => fechar(sessao.id)}
            />
          ))}
        </Box>
      </section>
      <LiberacoesList usuario={usuario} />
    </Box>
  )
}

interface LinhaProps {
  readonly sessao: Sessao
  readonly busy: boolean
  readonly onClose: () => void
}

const Linha = ({ sessao: { aparelho, atual, em, expiraEm, ip }, busy, onClose }: LinhaProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ color: 'text.secondary' }}>
      <Icon name="aparelho" size={24} />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {aparelho} {atual && <StatusChip label="Esta sessão" tone="success" />}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Desde {formatDateTime(em)} · termina {formatDateTime(expiraEm)} · {ip}
      </Typography>
    </Box>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={busy}
      aria-label={`Encerrar a sessão de ${aparelho}, desde ${formatDateTime(em)}`}
      onClick={onClose}
    >
      Encerrar
    </Button>
  </Box>
)

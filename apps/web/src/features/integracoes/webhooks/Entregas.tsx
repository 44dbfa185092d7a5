import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { EntregaVista } from '@rh/domain/contract/webhooks'
import { estadosDeEntrega, eventosDeEfeito } from '@rh/domain/integracoes/eventos'
import { toApiError } from '../../../lib/api/api-error.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Frame, Table } from '../../../ui/table/parts.ts'

const PERGUNTA_MS = 3_000

interface EntregasProps {
  readonly webhookId: number
  readonly podeReenviar: boolean
}

/** The last messages to an address, with every attempt; those under way are watched. */
export function Entregas({ webhookId, podeReenviar }: EntregasProps) {
  const { data, error, refetch } = useQuery({
    ...query('GET /api/webhooks/entregas/:id', { params: { id: webhookId } }),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ estado }) => estado === 'pendente') ? PERGUNTA_MS : false,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.results.length === 0)
    return <Typography color="textSecondary">Nada foi enviado a este endereço ainda.</Typography>
  return (
    <Box sx={{ mx: -3, mb: -3 }}>
      <Frame>
        <Table aria-label="Entregas">
          <thead>
            <tr>
              {['Evento', 'Aconteceu', 'Situação', 'Tentativas', 'Reenviar'].map((titulo) => (
                <th key={titulo} scope="col">
                  {titulo}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.results.map((entrega) => (
              <Linha key={entrega.id} entrega={entrega} podeReenviar={podeReenviar} />
            ))}
          </tbody>
        </Table>
      </Frame>
    </Box>
  )
}

const Pequeno = ({ children }: { readonly children: string }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

interface LinhaProps {
  readonly entrega: EntregaVista
  readonly podeReenviar: boolean
}

function Linha({ entrega, podeReenviar }: LinhaProps) {
  const { id, tipo, estado, tentativas, proximaEm, repeteId, eventoId } = entrega
  const nome = tipo === 'teste' ? 'Teste' : eventosDeEfeito[tipo].label
  return (
    <tr data-link={false}>
      <td data-title="true">
        {nome}
        <Pequeno>{`Mensagem ${eventoId}${repeteId === null ? '' : ', reenviada'}`}</Pequeno>
      </td>
      <td data-label="Aconteceu" data-code="true">
        {formatDateTime(entrega.criadaEm)}
      </td>
      <td data-label="Situação">
        <span>
          <StatusChip {...estadosDeEntrega[estado]} />
          {proximaEm !== null && tentativas.length > 0 && (
            <Pequeno>{`De novo em ${formatDateTime(proximaEm)}`}</Pequeno>
          )}
        </span>
      </td>
      <td data-label="Tentativas">
        <span>
          {tentativas.map(({ numero, em, status, milissegundos, erro }) => (
            <Pequeno key={`${numero} ${em}`}>
              {`${numero}ª, ${formatDateTime(em)}: ${erro ?? `respondeu ${status ?? ''}`}, em ${formatNumber(milissegundos)} ms`}
            </Pequeno>
          ))}
          {tentativas.length === 0 && '–'}
        </span>
      </td>
      <td data-label="Reenviar">
        {podeReenviar && estado !== 'pendente' ? <Reenviar id={id} nome={nome} /> : '–'}
      </td>
    </tr>
  )
}

function Reenviar({ id, nome }: { readonly id: number; readonly nome: string }) {
  const reenviar = useSubmit('POST /api/webhooks/reenviar', {
    invalidates: ['GET /api/webhooks/entregas/:id', 'GET /api/webhooks/listar'],
  })
  const clicar = async (): Promise<void> => {
    try {
      await reenviar.mutateAsync({ body: { id } })
      notify.success('Mensagem na fila de novo.')
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.error(mensagem, { description: acao })
    }
  }
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      loading={reenviar.isPending}
      aria-label={`Reenviar ${nome}, mensagem ${id}`}
      onClick={() => void clicar()}
    >
      Reenviar
    </Button>
  )
}

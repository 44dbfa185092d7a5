import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { EntregaVista } from '@rh/domain/contract/webhooks'
import { estadosDeEntrega, eventosDeEfeito } from '@rh/domain/integracoes/eventos'
import { query } from '../../../lib/api/query.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { RowTable, Small, type RowColumn } from '../../../ui/table/RowTable.tsx'

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
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.results.length === 0)
    return <Typography color="textSecondary">Nada foi enviado a este endereço ainda.</Typography>
  return (
    <Box sx={{ mx: -3, mb: -3, '--beira': '24px' }}>
      <RowTable
        label="Entregas"
        columns={colunasDe(podeReenviar)}
        rows={data.results}
        rowKey={({ id }) => id}
      />
    </Box>
  )
}

const nomeDe = ({ tipo }: EntregaVista): string => (tipo === 'teste' ? 'Teste' : eventosDeEfeito[tipo].label)

const colunasDe = (podeReenviar: boolean): readonly RowColumn<EntregaVista>[] => [
  {
    title: 'Evento',
    cell: (entrega) => (
      <>
        {nomeDe(entrega)}
        <Small>{`Mensagem ${entrega.eventoId}${entrega.repeteId === null ? '' : ', reenviada'}`}</Small>
      </>
    ),
  },
  { title: 'Aconteceu', cell: ({ criadaEm }) => formatDateTime(criadaEm), code: true },
  {
    title: 'Situação',
    cell: ({ estado, proximaEm, tentativas }) => (
      <>
        <StatusChip {...estadosDeEntrega[estado]} />
        {proximaEm !== null && tentativas.length > 0 && (
          <Small>{`De novo em ${formatDateTime(proximaEm)}`}</Small>
        )}
      </>
    ),
  },
  {
    title: 'Tentativas',
    cell: ({ tentativas }) =>
      tentativas.length === 0
        ? null
        : tentativas.map(({ numero, em, status, milissegundos, erro }) => (
            <Small key={`${numero} ${em}`}>
              {`${numero}ª, ${formatDateTime(em)}: ${erro ?? `respondeu ${status ?? ''}`}, em ${formatNumber(milissegundos)} ms`}
            </Small>
          )),
  },
  {
    title: 'Reenviar',
    act: true,
    cell: (entrega) =>
      podeReenviar && entrega.estado !== 'pendente' ? (
        <Reenviar id={entrega.id} nome={nomeDe(entrega)} />
      ) : null,
  },
]

function Reenviar({ id, nome }: { readonly id: number; readonly nome: string }) {
  const reenviar = useSubmit('POST /api/webhooks/reenviar', {
    invalidates: ['GET /api/webhooks/entregas/:id', 'GET /api/webhooks/listar'],
  })
  const clicar = async (): Promise<void> => {
    try {
      await reenviar.mutateAsync({ body: { id } })
      notify.success('Mensagem na fila de novo.')
    } catch (error) {
      tellFailure(error)
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

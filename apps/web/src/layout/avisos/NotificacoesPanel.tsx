import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SinoArt } from '../../ui/illustration/SinoArt.tsx'
import { NotificacaoItem } from './NotificacaoItem.tsx'

const LISTAR = 'GET /api/notificacoes/listar'

const useNotificacoes = () =>
  useInfiniteQuery({
    queryKey: [LISTAR, 'painel'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(LISTAR, { query: pageParam === undefined ? {} : { antesDe: String(pageParam) }, signal }),
    getNextPageParam: ({ results, temMais }) => (temMais ? results.at(-1)?.id : undefined),
  })

/** The person's notifications, the newest first. */
export function NotificacoesPanel({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotificacoes()
  const lista = data?.pages.flatMap(({ results }) => results)
  const naoLidas = data?.pages[0]?.naoLidas ?? 0
  return (
    <>
      <Cabecalho naoLidas={naoLidas} maisNova={lista?.[0]?.id} />
      <Box sx={{ maxHeight: 'min(560px, calc(100dvh - 180px))', overflowY: 'auto' }}>
        {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isError && !lista && <Waiting />}
        {lista?.length === 0 && (
          <EmptyState
            illustration={<SinoArt />}
            title="Tudo em dia"
            text="Quando algo esperar por você, ou um pedido seu andar, o aviso aparece aqui."
          />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lista?.map((notificacao) => (
            <NotificacaoItem key={notificacao.id} notificacao={notificacao} onOpen={onClose} />
          ))}
        </Box>
        {hasNextPage && (
          <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ my: 1 }}>
            {isFetchingNextPage ? 'Carregando…' : 'Ver mais antigas'}
          </Button>
        )}
      </Box>
    </>
  )
}

interface CabecalhoProps {
  readonly naoLidas: number
  readonly maisNova: number | undefined
}

function Cabecalho({ naoLidas, maisNova }: CabecalhoProps) {
  const readTodas = useSubmit('PUT /api/notificacoes/ler-todas', { invalidates: [LISTAR] })
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography variant="h6" component="h2">
          Notificações
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" aria-live="polite">
          {naoLidas === 0 ? 'Nenhuma por ler' : `${naoLidas} por ler`}
        </Typography>
      </Box>
      {naoLidas > 0 && maisNova !== undefined && (
        <Button
          size="small"
          disabled={readTodas.isPending}
          onClick={() => readTodas.mutate({ body: { ate: maisNova } })}
        >
          Marcar todas como lidas
        </Button>
      )}
    </Box>
  )
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2, p: 2.5 }} aria-busy>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} variant="rounded" height={44} />
    ))}
  </Box>
)

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { hrefOf, setoresDe } from '@rh/domain/setores/rotas'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { entradasQuery } from '../../features/avisos/chamadas.ts'
import { EntradaItem } from '../../features/avisos/EntradaItem.tsx'
import { hrefDoAviso } from '../../features/avisos/palavras.ts'
import { useTratar } from '../../features/avisos/use-tratar.ts'
import { call } from '../../lib/api/api.ts'
import { findSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { MoreButton } from '../../ui/data/MoreButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { SinoArt } from '../../ui/illustration/SinoArt.tsx'
import { NotificacaoItem } from './NotificacaoItem.tsx'

/** Entries in the panel; the page has them all. */
const MOSTRADAS = 8

/** What asks something of the person, then what only informs; every alert of before is one step away. */
export function NotificacoesPanel({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery(entradasQuery)
  const [antigas, setAntigas] = useState(false)
  const { pedem = [], saber = [], totalPedem, totalSaber = 0 } = data ?? {}
  const vistas = [...pedem, ...saber].slice(0, MOSTRADAS)
  return (
    <>
      <Cabecalho pedem={totalPedem} onClose={onClose} />
      <Box sx={{ maxHeight: 'min(560px, calc(100dvh - 220px))', overflowY: 'auto' }}>
        {isError && !data && <ErrorState error={error} onRetry={refetch} />}
        {!isError && !data && <Waiting />}
        {data && vistas.length === 0 && !antigas && (
          <EmptyState
            illustration={<SinoArt />}
            title="Nada pedido a você"
            text="Quando algo esperar por você, ou um pedido seu andar, o aviso aparece aqui."
          />
        )}
        {antigas ? <Todas onClose={onClose} /> : <Entradas vistas={vistas} onClose={onClose} />}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Button size="small" color="inherit" onClick={() => setAntigas(!antigas)}>
          {antigas ? 'Só os abertos' : 'Todos os avisos'}
        </Button>
        <LerResto saber={saber} total={totalSaber} />
      </Box>
    </>
  )
}

type Vistas = Parameters<typeof EntradaItem>[0]['entrada'][]

function LerResto({ saber, total }: { readonly saber: Vistas; readonly total: number }) {
  const { ler } = useTratar()
  return (
    total > 0 && (
      <Button size="small" onClick={() => ler(saber)} sx={{ ml: 'auto' }}>
        Marcar os outros como lidos
      </Button>
    )
  )
}

function Entradas({ vistas, onClose }: { readonly vistas: Vistas; readonly onClose: () => void }) {
  const grupos = useGrupos()
  const atual = findSetor(useLocation().pathname)
  const { ler } = useTratar()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {vistas.map((entrada) => (
        <EntradaItem
          key={entrada.chave}
          entrada={entrada}
          href={hrefDoAviso(entrada, grupos, atual)}
          onOpen={() => {
            if (entrada.nova) ler([entrada])
            onClose()
          }}
        />
      ))}
    </Box>
  )
}

const LISTAR = 'GET /api/notificacoes/listar'

/** Every alert as it was told, the newest first. */
function Todas({ onClose }: { readonly onClose: () => void }) {
  const lista = useInfiniteQuery({
    queryKey: [LISTAR, 'painel'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(LISTAR, { query: pageParam === undefined ? {} : { antesDe: String(pageParam) }, signal }),
    getNextPageParam: ({ results, temMais }) => (temMais ? results.at(-1)?.id : undefined),
  })
  const { data, error, refetch } = lista
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.pages
          .flatMap(({ results }) => results)
          .map((notificacao) => (
            <NotificacaoItem key={notificacao.id} notificacao={notificacao} onOpen={onClose} />
          ))}
      </Box>
      <MoreButton of={lista} label="Ver mais antigas" />
    </>
  )
}

const quantosPedem = (pedem: number): string =>
  pedem === 0 ? 'Nada pedido a você' : pedem === 1 ? '1 pede algo de você' : `${pedem} pedem algo de você`

interface CabecalhoProps {
  /** Undefined while it is read: nothing is claimed then. */
  readonly pedem: number | undefined
  readonly onClose: () => void
}

function Cabecalho({ pedem, onClose }: CabecalhoProps) {
  const grupos = useGrupos()
  const setor = findSetor(useLocation().pathname) ?? setoresDe(grupos)[0]
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
          Avisos
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          aria-live="polite"
          sx={{ minHeight: '1.5em' }}
        >
          {pedem !== undefined && quantosPedem(pedem)}
        </Typography>
      </Box>
      {setor && (
        <Button
          component={Link}
          to={hrefOf(setor, 'setor.avisos')}
          size="small"
          aria-label="Ver todos os avisos"
          onClick={onClose}
        >
          Ver todos
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

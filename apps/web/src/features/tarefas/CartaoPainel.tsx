import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { CartaoInteiro } from '@rh/domain/contract/kanban'
import { eventoEmPalavras } from '@rh/domain/kanban/kanban'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { DO_SINO } from '../../lib/api/do-sino.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { UnsavedScope } from '../../ui/form/unsaved/unsaved-scope.ts'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { ComLinks } from '../processo/citar/ComLinks.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import { Anexos } from './Anexos.tsx'
import { Vence } from './Cartao.tsx'
import { cartaoQuery, MOSTRAM_CARTOES } from './chamadas.ts'
import { Comentarios } from './Comentarios.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'
import { Itens } from './Itens.tsx'
import { Subtitulo } from './Subtitulo.tsx'
import { useArquivar } from './use-arquivar.ts'

const CartaoDialog = lazyPart('CartaoDialog', async () => (await import('./CartaoDialog.tsx')).CartaoDialog)

/** Search parameter of the panel. */
const escopo = ['cartao'] as const

interface CartaoPainelProps {
  readonly id: number
  readonly hoje: string
  readonly pessoas: readonly { readonly id: number; readonly nome: string }[]
  readonly onClose: () => void
}

/** A card with all that is on it, beside its board. */
export function CartaoPainel({ id, onClose, ...props }: CartaoPainelProps) {
  const { data, error, refetch } = useQuery(cartaoQuery(id))
  return (
    <UnsavedScope value={escopo}>
      <SidePanel
        open
        title={data?.titulo ?? (error ? 'Tarefa' : <Skeleton width={240} />)}
        subtitle={
          data && `${data.kanban.nome} · criada por ${data.criadoPor} em ${formatDateTime(data.criadoEm)}`
        }
        status={data?.arquivado && <StatusChip label="Arquivada" />}
        onClose={onClose}
      >
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data && <Inteiro cartao={data} {...props} onClose={onClose} />}
      </SidePanel>
    </UnsavedScope>
  )
}

interface InteiroProps extends Omit<CartaoPainelProps, 'id'> {
  readonly cartao: CartaoInteiro
}

function Inteiro({ cartao, hoje, pessoas, onClose }: InteiroProps) {
  const [alterando, setAlterando] = useState(false)
  const arquivar = useArquivar(onClose)
  useLido(cartao)
  const restaurar = useSubmit('POST /api/kanban/cartao/arquivar', { invalidates: MOSTRAM_CARTOES })
  const { id, arquivado, descricao } = cartao
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {arquivado && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => restaurar.mutate({ body: { id, arquivar: false } }, { onError: tellFailure })}
            >
              Restaurar
            </Button>
          }
        >
          Esta tarefa está arquivada.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Onde cartao={cartao} />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="editar" size={18} />}
          onClick={() => setAlterando(true)}
        >
          Alterar
        </Button>
        {!arquivado && (
          <Button color="inherit" onClick={() => arquivar(cartao)}>
            Arquivar
          </Button>
        )}
      </Box>
      <Dados cartao={cartao} hoje={hoje} />
      {descricao && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <ComLinks texto={descricao} />
        </Typography>
      )}
      <Itens cartaoId={id} itens={cartao.itens} />
      <Anexos cartaoId={id} anexos={cartao.anexos} />
      <Comentarios cartaoId={id} setor={cartao.kanban.setor} comentarios={cartao.comentarios} />
      <Historico historico={cartao.historico} />
      {alterando && <CartaoDialog cartao={cartao} pessoas={pessoas} onClose={() => setAlterando(false)} />}
    </Box>
  )
}

/** When, by whom and about what. */
function Dados({ cartao, hoje }: Pick<InteiroProps, 'cartao' | 'hoje'>) {
  const { vence, concluido, responsaveis, referencia, kanban } = cartao
  const etiquetas = kanban.etiquetas.filter((etiqueta) => cartao.etiquetas.includes(etiqueta.id))
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Dado rotulo="Vence em">
        {vence === null ? 'Sem data' : <Vence vence={vence} hoje={hoje} concluido={concluido} />}
      </Dado>
      <Dado rotulo="Responsáveis">
        {responsaveis.length === 0 ? 'Ninguém ainda' : responsaveis.map(({ nome }) => nome).join(', ')}
      </Dado>
      {etiquetas.length > 0 && (
        <Dado rotulo="Etiquetas">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {etiquetas.map((etiqueta) => (
              <Etiqueta key={etiqueta.id} {...etiqueta} />
            ))}
          </Box>
        </Dado>
      )}
      {referencia && (
        <Dado rotulo="Sobre">
          <ReferenciaChip referencia={referencia} />
        </Dado>
      )}
    </Box>
  )
}

/** Says that the card was opened, whenever something told the person of it: the bell tells of it no more. */
function useLido({ id, lido }: CartaoInteiro): void {
  const { mutate: ler } = useSubmit('POST /api/kanban/cartao/ler/:id', {
    invalidates: ['GET /api/kanban/cartao/:id', ...DO_SINO],
  })
  useEffect(() => {
    if (!lido) ler({ params: { id } })
  }, [lido, ler, id])
}

const Dado = ({ rotulo, children }: { readonly rotulo: string; readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
      gap: 0.5,
    }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {rotulo}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
)

/** The column that the card is in, and the way to another one. */
function Onde({ cartao: { id, colunaId, arquivado, kanban } }: Pick<InteiroProps, 'cartao'>) {
  const mover = useSubmit('POST /api/kanban/cartao/mover', { invalidates: MOSTRAM_CARTOES })
  return (
    <Select
      size="small"
      value={kanban.colunas.some((coluna) => coluna.id === colunaId) ? colunaId : ''}
      disabled={arquivado || mover.isPending}
      inputProps={{ 'aria-label': 'Coluna' }}
      onChange={(event) =>
        mover.mutate({ body: { id, colunaId: event.target.value, depoisDe: null } }, { onError: tellFailure })
      }
      sx={{ minWidth: 160 }}
    >
      {kanban.colunas.map((coluna) => (
        <MenuItem key={coluna.id} value={coluna.id}>
          {coluna.nome}
        </MenuItem>
      ))}
    </Select>
  )
}

/** What happened to the card, the newest first. */
const Historico = ({ historico }: Pick<CartaoInteiro, 'historico'>) => (
  <section>
    <Subtitulo>Histórico</Subtitulo>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {historico.map(({ id, autor, em, tipo, de, para }) => (
        <Typography key={id} component="li" variant="body2" color="textSecondary">
          <strong>{autor}</strong> {eventoEmPalavras(tipo, de, para)} ·{' '}
          <time dateTime={em} title={formatDateTime(em)}>
            {formatRelative(em)}
          </time>
        </Typography>
      ))}
    </Box>
  </section>
)

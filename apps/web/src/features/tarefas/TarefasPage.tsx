import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { baixarArquivo } from '../../lib/api/download.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { StaleNotice } from '../../ui/feedback/StaleNotice.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Barra } from './Barra.tsx'
import { MOSTRAM_CARTOES, type Resposta } from './chamadas.ts'
import { Quadro } from './Quadro.tsx'
import { useQuadro, type QuadroAtual } from './use-quadro.ts'

// A card and the forms come when they are asked for.
const CartaoPainel = lazyPart('CartaoPainel', async () => (await import('./CartaoPainel.tsx')).CartaoPainel)
const NovoQuadro = lazyPart('NovoQuadro', async () => (await import('./QuadroDialogs.tsx')).NovoQuadro)
const AjustarQuadro = lazyPart(
  'AjustarQuadro',
  async () => (await import('./QuadroDialogs.tsx')).AjustarQuadro,
)
const ArquivadasDialog = lazyPart(
  'ArquivadasDialog',
  async () => (await import('./ArquivadasDialog.tsx')).ArquivadasDialog,
)

type Aberto = 'novo' | 'ajustar' | 'arquivadas' | null

/** `tarefas`: the boards of a sector. */
export function Component() {
  const atual = useQuadro()
  const { setor, data, error, refetch, cartaoId, abrirCartao, mudar } = atual
  const [aberto, setAberto] = useState<Aberto>(null)
  const fechar = (): void => setAberto(null)
  return (
    <Page
      dense
      subtitle="O que o setor tem a fazer, de quem é e até quando"
      actions={data && <Acoes atual={atual} resposta={data} onAbrir={setAberto} />}
    >
      {/* Without an answer there is no board to choose, and nothing to filter. */}
      {(data || !error) && <Barra key={data?.kanban.id ?? 0} atual={atual} resposta={data} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {error && data && <StaleNotice what="O quadro" onRetry={refetch} />}
      {data?.kanban.arquivado && <Arquivado resposta={data} />}
      {data && <Quadro atual={atual} resposta={data} />}
      {!data && !error && <Esperando />}
      {cartaoId !== null && data && (
        <CartaoPainel
          key={cartaoId}
          id={cartaoId}
          hoje={data.hoje}
          pessoas={data.pessoas}
          onClose={() => abrirCartao(null)}
        />
      )}
      {aberto === 'novo' && (
        <NovoQuadro setor={setor} onCriado={(id) => mudar({ quadro: String(id) })} onClose={fechar} />
      )}
      {aberto === 'ajustar' && data && <AjustarQuadro kanban={data.kanban} onClose={fechar} />}
      {aberto === 'arquivadas' && data && <ArquivadasDialog kanbanId={data.kanban.id} onClose={fechar} />}
    </Page>
  )
}

const Esperando = () => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} variant="rounded" height={320} />
    ))}
  </Box>
)

interface DoQuadro {
  readonly resposta: Resposta
}

function useArquivarQuadro({ kanban: { id, versao, nome } }: Resposta) {
  const { mutate, isPending } = useSubmit('POST /api/kanban/arquivar', { invalidates: MOSTRAM_CARTOES })
  return {
    isPending,
    arquivar: (arquivar: boolean): void =>
      mutate(
        { body: { id, versao, arquivar } },
        {
          onSuccess: () =>
            notify.success(arquivar ? `O quadro “${nome}” foi arquivado.` : `O quadro “${nome}” voltou.`),
          onError: tellFailure,
        },
      ),
  }
}

function Arquivado({ resposta }: DoQuadro) {
  const { arquivar, isPending } = useArquivarQuadro(resposta)
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={() => arquivar(false)}>
          Restaurar quadro
        </Button>
      }
    >
      Este quadro está arquivado: as tarefas podem ser lidas, e mudam depois que ele voltar.
    </Alert>
  )
}

interface AcoesProps extends DoQuadro {
  readonly atual: QuadroAtual
  readonly onAbrir: (aberto: Aberto) => void
}

function Acoes({ atual, resposta, onAbrir }: AcoesProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const { arquivar } = useArquivarQuadro(resposta)
  const { kanban } = resposta
  const fazer = (acao: () => void) => (): void => {
    setAncora(null)
    acao()
  }
  const exportar = (): void => {
    const { ordenar: _ordenar, ...filtros } = atual.filtros
    void baixarArquivo('GET /api/kanban/exportar', {
      query: { kanbanId: kanban.id, formato: 'xlsx', ...filtros },
    })
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        endIcon={<Icon name="abre-baixo" size={16} />}
        onClick={(event) => setAncora(event.currentTarget)}
      >
        Quadro
      </Button>
      {ancora && (
        <Menu open anchorEl={ancora} onClose={() => setAncora(null)}>
          <MenuItem onClick={fazer(() => onAbrir('novo'))}>Novo quadro</MenuItem>
          {!kanban.arquivado && <MenuItem onClick={fazer(() => onAbrir('ajustar'))}>Ajustar quadro</MenuItem>}
          <MenuItem onClick={fazer(() => onAbrir('arquivadas'))}>Tarefas arquivadas</MenuItem>
          <MenuItem onClick={fazer(exportar)}>Exportar em Excel</MenuItem>
          {!kanban.arquivado && <MenuItem onClick={fazer(() => arquivar(true))}>Arquivar quadro</MenuItem>}
        </Menu>
      )}
    </>
  )
}

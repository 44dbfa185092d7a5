import { Draggable, Droppable } from '@hello-pangea/dnd'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { CartaoDoKanban, ColunaDoKanban } from '@rh/domain/contract/kanban'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { call } from '../../lib/api/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { isVazio, type Resposta } from './chamadas.ts'
import { Conteudo, Corpo, Folha, MoverMenu } from './Cartao.tsx'
import { MostrarMais } from './MostrarMais.tsx'
import { NovoCartao } from './NovoCartao.tsx'
import { useArquivar } from './use-arquivar.ts'
import type { QuadroAtual } from './use-quadro.ts'

const Raiz = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.neutral,
}))

const Cabeca = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 52,
  padding: '10px 16px',
  '& h2': { margin: 0, flex: 1, fontSize: '0.9375rem', fontWeight: 700, overflowWrap: 'anywhere' },
})

const Lista = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 12,
  margin: 0,
  padding: '0 12px',
  listStyle: 'none',
  borderRadius: 12,
  '& > li': { paddingBottom: 8 },
  // A card is let go, and its room closed, where a transition ends: without one, both would hang in the air.
  '@media (prefers-reduced-motion: reduce)': {
    '& > [data-rfd-draggable-id]': { transition: 'transform 0.01ms !important' },
    '& > [data-rfd-placeholder-context-id]': { transition: 'height 0.01ms !important' },
  },
  '&[data-sobre]': { backgroundColor: theme.vars.palette.action.hover },
}))

interface ColunaProps {
  readonly coluna: ColunaDoKanban
  readonly resposta: Resposta
  readonly atual: QuadroAtual
  readonly phone: boolean
  /** A card is being written into it. */
  readonly adicionando: boolean
  readonly onAdicionar: (adicionando: boolean) => void
  readonly onMover: (id: number, colunaId: number, indice: number) => void
}

/** One column: its cards in their order, the way to one more, and how many it should have at most. */
export function Coluna({ coluna, resposta, atual, phone, adicionando, onAdicionar, onMover }: ColunaProps) {
  const { id, nome, limite, total, achados, cartoes } = coluna
  const { kanban, hoje } = resposta
  const peca = (cartao: CartaoDoKanban): PecaProps => ({
    cartao,
    resposta,
    onAbrir: () => atual.abrirCartao(cartao.id),
    onMover: (colunaId, indice) => onMover(cartao.id, colunaId, indice),
  })
  return (
    <Raiz
      id={`coluna-${id}`}
      {...(phone ? { role: 'tabpanel', 'aria-labelledby': `aba-${id}` } : { 'aria-label': nome })}
    >
      <Cabeca>
        <h2>{nome}</h2>
        <Typography variant="caption" color="textSecondary" sx={{ fontWeight: 700 }}>
          {achados === total ? formatNumber(total) : `${formatNumber(achados)} de ${formatNumber(total)}`}
          {limite !== null && ` · limite ${limite}`}
        </Typography>
        {limite !== null && total > limite && <StatusChip label="Acima do limite" tone="warning" />}
      </Cabeca>
      <Droppable droppableId={String(id)} isDropDisabled={kanban.arquivado}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Lista ref={innerRef} {...droppableProps} data-sobre={isDraggingOver || undefined}>
            {cartoes.map((cartao, indice) => (
              <Draggable
                key={cartao.id}
                draggableId={String(cartao.id)}
                index={indice}
                isDragDisabled={kanban.arquivado}
              >
                {(arrasto, { isDragging }) => (
                  <li ref={arrasto.innerRef} {...arrasto.draggableProps}>
                    <Peca {...peca(cartao)} alca={arrasto.dragHandleProps ?? {}} isDragging={isDragging} />
                  </li>
                )}
              </Draggable>
            ))}
            {placeholder}
          </Lista>
        )}
      </Droppable>
      {cartoes.length === 0 && !isVazio(kanban) && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          {total === 0 ? 'Nada nesta coluna.' : 'Nada com estes filtros.'}
        </Typography>
      )}
      {achados > LIMITES_DO_KANBAN.porColuna && (
        <Mais coluna={coluna} atual={atual}>
          {(cartao) => <Peca {...peca(cartao)} />}
        </Mais>
      )}
      {!kanban.arquivado && (
        <NovoCartao
          key={`${id} ${hoje}`}
          colunaId={id}
          coluna={nome}
          aberto={adicionando}
          onAberto={onAdicionar}
        />
      )}
    </Raiz>
  )
}

/** What the library gives a card that is dragged; no native button holds all that a card shows. */
const BOTAO = { role: 'button', tabIndex: 0 } as const

interface PecaProps {
  readonly cartao: CartaoDoKanban
  readonly resposta: Resposta
  readonly alca?: object
  readonly isDragging?: boolean
  readonly onAbrir: () => void
  readonly onMover: (colunaId: number, indice: number) => void
}

function Peca({ cartao, resposta: { kanban, hoje }, alca, isDragging = false, onAbrir, onMover }: PecaProps) {
  const arquivar = useArquivar()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAbrir()
  }
  return (
    <Folha data-arrastando={isDragging || undefined}>
      <Corpo {...(alca ?? BOTAO)} onClick={onAbrir} onKeyDown={onKeyDown}>
        <Conteudo cartao={cartao} etiquetas={kanban.etiquetas} hoje={hoje} />
      </Corpo>
      {!kanban.arquivado && (
        <MoverMenu
          cartao={cartao}
          colunas={kanban.colunas}
          onMover={onMover}
          onArquivar={() => arquivar(cartao)}
        />
      )}
    </Folha>
  )
}

interface MaisProps {
  readonly coluna: ColunaDoKanban
  readonly atual: QuadroAtual
  readonly children: (cartao: CartaoDoKanban) => ReactNode
}

/** The cards after the first page of a long column, once they are asked for. */
function Mais(props: MaisProps) {
  const { achados, cartoes } = props.coluna
  const [pediu, setPediu] = useState(false)
  if (pediu) return <Outros {...props} />
  return <MostrarMais faltam={achados - cartoes.length} onMostrar={() => setPediu(true)} />
}

/** They are read again with the board: mounted only when asked for, the query is a live one. */
function Outros({ coluna: { id, achados, cartoes }, atual, children }: MaisProps) {
  const { setor: _setor, kanbanId: _kanban, ...filtros } = atual.recorte
  const { data, fetchNextPage, isFetching, isError, hasNextPage } = useInfiniteQuery({
    queryKey: ['GET /api/kanban/coluna/:id', id, filtros],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/kanban/coluna/:id', {
        params: { id },
        query: { pagina: pageParam, ...filtros },
        signal,
      }),
    initialPageParam: 2,
    getNextPageParam: (ultima, paginas) =>
      ultima.cartoes.length < LIMITES_DO_KANBAN.porColuna ? undefined : paginas.length + 2,
  })
  const conhecidos = new Set(cartoes.map((cartao) => cartao.id))
  const outros = (data?.pages.flatMap((pagina) => pagina.cartoes) ?? []).filter(
    (cartao) => !conhecidos.has(cartao.id),
  )
  const faltam = achados - cartoes.length - outros.length
  return (
    <>
      <Lista>
        {outros.map((cartao) => (
          <li key={cartao.id}>{children(cartao)}</li>
        ))}
      </Lista>
      {isError && (
        <Typography role="alert" variant="body2" component="p" color="error" sx={{ px: 1 }}>
          Não foi possível buscar o que falta. Tente de novo.
        </Typography>
      )}
      {faltam > 0 && (hasNextPage || !data) && (
        <MostrarMais faltam={faltam} buscando={isFetching} onMostrar={() => void fetchNextPage()} />
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { Board, type BoardColumn } from '../../../ui/board/Board.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { maiuscula } from '../textos.ts'
import { useTela } from '../tela.ts'
import { CartaoLink } from './CartaoLink.tsx'
import { vencidosEmTexto, type Coluna } from './textos.ts'

interface QuadroProps {
  /** Undefined while loading. */
  readonly colunas: readonly Coluna[] | undefined
  /** List filters, for the link to the rest of a column. */
  readonly busca?: string
}

/** Board of the records by stage. No drag and drop: a transition is a decision, taken on the record's page. */
export function Quadro({ colunas, busca = '' }: QuadroProps) {
  const { process, textos, vistas } = useTela()
  const listar = hrefOf(useSetor(), vistas.listar)
  if (!colunas) return <Carregando />
  const aberta = primeiraAberta(colunas)
  return (
    <Board
      label={`${process.label.many} por situação`}
      empty={`${maiuscula(textos.nenhuma)} ${textos.um} aqui.`}
      columns={colunas.map((coluna): BoardColumn => {
        const { status, total, cartoes } = coluna
        const vencidos = vencidosEmTexto(coluna)
        return {
          key: status,
          title: process.statuses[status]?.label ?? status,
          tone: process.statuses[status]?.tone ?? 'default',
          total,
          note: vencidos && <StatusChip label={vencidos} tone="error" />,
          cards: cartoes.map((cartao) => ({ key: cartao.id, content: <CartaoLink cartao={cartao} /> })),
          more: total > cartoes.length && (
            <Button component={Link} to={`${listar}?${comStatus(busca, status)}`} size="small" fullWidth>
              {`Ver ${textos.todas} ${textos.o}s ${formatNumber(total)} na lista`}
            </Button>
          ),
          open: status === aberta,
        }
      })}
    />
  )
}

/** Column expanded on phones: the first with something for this person, else the first with cards. */
function primeiraAberta(colunas: readonly Coluna[]): string | undefined {
  const minha = colunas.find(({ cartoes }) => cartoes.some(({ minhaVez }) => minhaVez))
  return (minha ?? colunas.find(({ total }) => total > 0))?.status
}

function comStatus(busca: string, status: string): string {
  const filtros = new URLSearchParams(busca)
  filtros.delete('visao')
  filtros.set('status', status)
  return filtros.toString()
}

const Carregando = () => (
  <Box
    aria-hidden
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' } }}
  >
    {[0, 1, 2, 3, 4].map((n) => (
      <Skeleton key={n} variant="rounded" sx={{ height: { xs: 52, md: 320 }, borderRadius: 2 }} />
    ))}
  </Box>
)

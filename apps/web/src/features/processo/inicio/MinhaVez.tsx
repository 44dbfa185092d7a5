import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import { Link } from 'react-router'
import { formatDate, formatNumber, formatRelative } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { filaHref } from '../fila/fila-href.ts'
import { ProcessoStatus } from '../ProcessoStatus.tsx'

/** Waiting process, as list rows have it. */
export interface QueEspera {
  readonly tipo: TipoDeclarado
  readonly id: number
  readonly numero: string
  readonly status: string
  /** Name of the person it is about. */
  readonly nome: string | null
  readonly cargo?: string | null
  readonly posto?: string | null
  readonly contrato?: string | null
  readonly data: string | null
  readonly atualizadoEm: string
}

/** Row height; skeletons in the usual number prevent layout shift. */
const ALTURA = { xs: 100, sm: 60 }

/** Link to a list with more records than shown. */
export interface Outros {
  readonly label: string
  readonly total: number
  readonly href: string
}

interface MinhaVezProps {
  /** Undefined while loading. */
  readonly processos: readonly QueEspera[] | undefined
  readonly outros: readonly Outros[]
  /** Text of the empty state. */
  readonly vazio: string
}

/** Records waiting for this person, of one kind or of all. */
export function MinhaVez({ processos, outros, vazio }: MinhaVezProps) {
  return (
    <Section
      title="Esperando por mim"
      flush
      actions={outros.map(({ label, total, href }) => (
        <Button key={href} component={Link} to={href} size="small">
          {`${label} (${formatNumber(total)})`}
        </Button>
      ))}
    >
      {processos?.length === 0 && (
        <EmptyState illustration={<ListaVaziaArt />} title="Tudo em dia" text={vazio} />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
        {processos
          ? processos.map((item) => <Item key={`${item.tipo} ${item.id}`} item={item} />)
          : Array.from({ length: MOSTRADOS.minhaVez }, (_, n) => (
              <Box component="li" key={n} sx={{ height: ALTURA, px: 3, py: 1.25 }}>
                <Skeleton width="45%" />
                <Skeleton width="70%" />
              </Box>
            ))}
      </Box>
    </Section>
  )
}

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto 96px' },
  padding: '10px 24px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}))

function Item({ item }: { readonly item: QueEspera }) {
  const process = processoDe(item.tipo)
  const quando = process.label.data
  const setor = useSetor()
  const onde = [item.cargo, item.posto, item.contrato].filter(Boolean).join(' · ')
  return (
    <li>
      <Row to={filaHref(setor, item, `minhaVez=${setor}&ordenar=data`)}>
        <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {item.nome ?? 'Sem nome ainda'}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {`${process.label.one} ${item.numero} · ${onde || 'Sem posto ainda'}`}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {item.data ? `${quando} em ${formatDate(item.data)}` : `Sem data de ${quando.toLowerCase()}`}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {`Mudou ${formatRelative(item.atualizadoEm)}`}
          </Typography>
        </Box>
        <ProcessoStatus process={process} status={item.status} />
      </Row>
    </li>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api.ts'
import { formatDate, formatRelative } from '../../lib/format.ts'
import { useSetor } from '../../lib/use-setor.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../ui/page/Section.tsx'

type Admissao = ReplyOf<'GET /api/inicio'>['minhaVez'][number]

/** Of a row; as many are waited for as mostly come: what stands below does not move then. */
const ALTURA = { xs: 100, sm: 60 }

interface MinhaVezProps {
  readonly admissoes: readonly Admissao[] | undefined
  readonly total: number | undefined
  readonly listHref: string
}

/** The admissions whose next step is this person's. */
export function MinhaVez({ admissoes, total = 0, listHref }: MinhaVezProps) {
  return (
    <Section
      title="Esperando por mim"
      flush
      actions={
        total > (admissoes?.length ?? 0) && (
          <Button component={Link} to={listHref} size="small">
            Ver todas ({total})
          </Button>
        )
      }
    >
      {admissoes?.length === 0 && (
        <EmptyState
          illustration={<ListaVaziaArt />}
          title="Tudo em dia"
          text="Nenhuma admissão depende de você agora. Quando chegar a sua vez, ela aparece aqui."
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
        {admissoes
          ? admissoes.map((item) => <Item key={item.id} admissao={item} />)
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

function Item({ admissao: item }: { readonly admissao: Admissao }) {
  const setor = useSetor()
  const { label, tone } = admissao.statuses[item.status]
  const onde = [item.cargo, item.posto, item.contrato].filter(Boolean).join(' · ')
  return (
    <li>
      <Row to={hrefOf(setor, 'admissao.visualizar', { id: item.id })}>
        <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {item.nome ?? 'Sem nome ainda'}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            {`${item.numero} · ${onde || 'Sem posto ainda'}`}
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {item.dataPrevista ? `Começa em ${formatDate(item.dataPrevista)}` : 'Sem data prevista'}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {`Atualizada ${formatRelative(item.atualizadoEm)}`}
          </Typography>
        </Box>
        <StatusChip label={label} tone={tone} />
      </Row>
    </li>
  )
}

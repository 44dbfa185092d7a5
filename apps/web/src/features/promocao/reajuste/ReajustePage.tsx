import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Reajuste } from '@rh/domain/contract/reajuste'
import { estadosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { query } from '../../../lib/api/query.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { DesfazerDialog } from './DesfazerDialog.tsx'
import { Feitas } from './Feitas.tsx'
import { Papeis } from './Papeis.tsx'
import { ReajustesPage } from './ReajustesPage.tsx'
import { Soma } from './Soma.tsx'

const PERGUNTA_MS = 1000

/** `promocao/reajustes/:id?`: one readjustment, or the form of the next one. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <ReajustesPage /> : <UmReajuste id={Number(id)} />
}

/** Progress, sums, papers, people and the undo of one readjustment. */
function UmReajuste({ id }: { readonly id: number }) {
  const [desfazendo, setDesfazendo] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query('GET /api/reajuste/obter/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.andamento ? PERGUNTA_MS : false),
  })
  if (error)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: 4 }} />
      </Page>
    )
  return (
    <Page
      title={data.titulo}
      crumb={data.titulo}
      subtitle={`${data.sindicato} · ${data.convencao} · data-base ${formatDate(data.dataBase)} · por ${data.por}, em ${formatDateTime(data.em)}`}
      actions={
        data.podeDesfazer && (
          <Button color="inherit" variant="outlined" onClick={() => setDesfazendo(true)}>
            Desfazer tudo
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Situacao reajuste={data} />
        {data.estado === 'aplicado' && <Papeis reajuste={data} />}
        <Feitas
          // Read again once it ends.
          key={data.estado}
          id={id}
        />
      </Box>
      {desfazendo && <DesfazerDialog reajuste={data} onClose={() => setDesfazendo(false)} />}
    </Page>
  )
}

function Situacao({ reajuste }: { readonly reajuste: Reajuste }) {
  const { estado, andamento, recusa, desfeito, pessoas, aumentoCentavos, diferencaCentavos, s2206Ate } =
    reajuste
  return (
    <Section title="Situação" actions={<StatusChip {...estadosDoReajuste[estado]} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {recusa !== null && (
          <Alert severity="error" icon={<Icon name="alerta" />}>
            {recusa} {estado === 'recusado' && 'Nenhum salário mudou.'}
          </Alert>
        )}
        {desfeito && (
          <Alert severity="info" icon={<Icon name="alerta" />}>
            {`Desfeito por ${desfeito.por}, em ${formatDateTime(desfeito.em)}: ${desfeito.motivo}`}
          </Alert>
        )}
        {andamento ? (
          <Andamento andamento={andamento} rotulo={estadosDoReajuste[estado].label} />
        ) : (
          <Soma
            itens={[
              { label: pessoas === 1 ? 'pessoa' : 'pessoas', value: formatNumber(pessoas) },
              { label: 'a mais por mês, sem encargos', value: formatMoney(aumentoCentavos) },
              { label: 'de diferença a pagar', value: formatMoney(diferencaCentavos) },
              { label: 'S-2206 no eSocial até', value: formatDate(s2206Ate) },
            ]}
          />
        )}
      </Box>
    </Section>
  )
}

interface AndamentoProps {
  readonly andamento: NonNullable<Reajuste['andamento']>
  readonly rotulo: string
}

const Andamento = ({ andamento: { feitos, total }, rotulo }: AndamentoProps) => (
  <div>
    <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ mb: 1 }}>
      {`${formatNumber(feitos)} de ${formatNumber(total)}`}
    </Typography>
    <LinearProgress
      variant="determinate"
      value={Math.round((feitos / total) * 100)}
      aria-label={rotulo}
      sx={{ height: 8, borderRadius: 4 }}
    />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      Continua no servidor, com ou sem esta página aberta; no fim, o sino avisa.
    </Typography>
  </div>
)

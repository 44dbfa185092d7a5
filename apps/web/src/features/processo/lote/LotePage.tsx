import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { unreadPage } from '../../../ui/page/unread-page.tsx'
import { useTela } from '../tela.ts'
import { AcoesDoLote } from './AcoesDoLote.tsx'
import { chamadasDoLote, type Lote } from './chamadas.ts'
import { Itens } from './Itens.tsx'

/** Polling interval in milliseconds, besides the socket: people who did not start the batch get no socket messages. */
const PERGUNTA_MS = 2_500

interface LotePageProps {
  /** Extra content of a batch page, by what the batch was made from. */
  readonly modelos?: Readonly<Record<string, ComponentType<{ readonly lote: Lote }>>>
}

/** Batch page: progress, outcome of each person, and available transitions. */
export function LotePage({ modelos = {} }: LotePageProps) {
  const id = Number(useParams()['id'])
  const { tipo } = useTela()
  const read = useQuery({
    ...query(chamadasDoLote(tipo).obter, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.andamento ? PERGUNTA_MS : false),
  })
  const { data } = read
  if (!data) return unreadPage(read, 420)
  const DoModelo = modelos[data.modelo ?? '']
  return (
    <Page
      title={data.titulo}
      crumb={data.titulo}
      subtitle={`Lote de ${data.por.nome}, em ${formatDateTime(data.em)}`}
      actions={<AcoesDoLote lote={data} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data.andamento && <Andamento andamento={data.andamento} />}
        {DoModelo && <DoModelo lote={data} />}
        <Itens lote={data} />
      </Box>
    </Page>
  )
}

function Andamento({
  andamento: { transicao, feitos, total },
}: {
  readonly andamento: NonNullable<Lote['andamento']>
}) {
  const { process } = useTela()
  const acao =
    transicao === null ? 'Abrindo os pedidos' : (process.transitions[transicao]?.label ?? transicao)
  return (
    <Section
      title={acao}
      subtitle="Continua no servidor, com ou sem esta página aberta; no fim, o sino avisa."
    >
      <Typography variant="subtitle2" component="p" aria-live="polite" sx={{ mb: 1 }}>
        {`${formatNumber(feitos)} de ${formatNumber(total)}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round((feitos / total) * 100)}
        aria-label={acao}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Section>
  )
}

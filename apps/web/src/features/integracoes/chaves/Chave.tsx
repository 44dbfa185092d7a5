import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChaveDeApiVista } from '@rh/domain/contract/chaves'
import { escoposDeChave, resultadosDeChave, situacoesDeChave } from '@rh/domain/integracoes/chaves'
import { query, type ResultOf } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { diaDe } from '../../../lib/time/momento.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { RowTable, type RowColumn } from '../../../ui/table/RowTable.tsx'

/** One key: what it reads, until when, what it was used for, and its end. */
export function Chave({ chave }: { readonly chave: ChaveDeApiVista }) {
  const [aberta, setAberta] = useState(false)
  const { id, nome, prefixo, situacao, revogada } = chave
  return (
    <Section
      title={nome}
      subtitle={`rhk_${prefixo}_… · criada por ${chave.criadaPor}, em ${formatDateTime(chave.criadaEm)}`}
      actions={<StatusChip {...situacoesDeChave[situacao]} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {revogada && (
          <Typography variant="body2">
            {`Revogada por ${revogada.por}, em ${formatDateTime(revogada.em)}: ${revogada.motivo}`}
          </Typography>
        )}
        <DefinitionList
          items={[
            { label: 'Lê', value: chave.escopos.map((escopo) => escoposDeChave[escopo].label).join(', ') },
            {
              label: 'Contratos',
              value:
                chave.contratos.length === 0 ? 'Todos' : chave.contratos.map(({ label }) => label).join(', '),
            },
            { label: 'Vale até', value: ultimoDia(chave.expiraEm) },
            {
              label: 'Último uso',
              value: chave.ultimoUso
                ? `${formatDateTime(chave.ultimoUso)}, de ${chave.ultimoIp ?? ''}`
                : 'Nunca usada',
            },
            {
              label: 'Últimos 30 dias',
              value: `Atendidas: ${formatNumber(chave.atendidas)} · recusadas: ${formatNumber(chave.recusadas)}`,
            },
            { label: 'Limite', value: `${formatNumber(chave.porMinuto)} por minuto` },
          ]}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            aria-expanded={aberta}
            onClick={() => setAberta(!aberta)}
          >
            {aberta ? 'Esconder uso' : 'Ver uso'}
          </Button>
          {situacao !== 'revogada' && <Revogar chave={chave} />}
        </Box>
        {aberta && <Uso id={id} />}
      </Box>
    </Section>
  )
}

/** The last day of a key: it ends when the next one begins. */
const ultimoDia = (expiraEm: string): string =>
  formatDate(diaDe(Temporal.Instant.from(expiraEm).subtract({ minutes: 1 }).toString()))

const colunasDoUso: readonly RowColumn<ResultOf<'GET /api/chaves/uso/:id'>>[] = [
  {
    title: 'Chamada',
    cell: ({ chamada }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {chamada}
      </Box>
    ),
  },
  { title: 'Dia', cell: ({ dia }) => formatDate(dia), code: true },
  { title: 'Resultado', cell: ({ resultado }) => resultadosDeChave[resultado].label },
  { title: 'Vezes', cell: ({ vezes }) => formatNumber(vezes), code: true },
  { title: 'Última', cell: ({ ultimoEm, ultimoIp }) => `${formatDateTime(ultimoEm)}, de ${ultimoIp}` },
]

function Uso({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(query('GET /api/chaves/uso/:id', { params: { id } }))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.results.length === 0)
    return <Typography color="textSecondary">Esta chave ainda não foi usada.</Typography>
  return (
    <Box sx={{ mx: -3, mb: -3, '--beira': '24px' }}>
      <RowTable
        label="Uso da chave"
        columns={colunasDoUso}
        rows={data.results}
        rowKey={({ dia, chamada, resultado }) => `${dia} ${chamada} ${resultado}`}
      />
    </Box>
  )
}

function Revogar({ chave: { id, nome } }: { readonly chave: ChaveDeApiVista }) {
  const [perguntando, setPerguntando] = useState(false)
  const revogar = useSubmit('POST /api/chaves/revogar', { invalidates: ['GET /api/chaves/listar'] })
  const confirmar = async (motivo: string): Promise<void> => {
    await revogar.mutateAsync({ body: { id, motivo } })
    setPerguntando(false)
    notify.success('Chave revogada.', { description: 'A próxima chamada com ela já é recusada.' })
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        aria-label={`Revogar: ${nome}`}
        onClick={() => setPerguntando(true)}
      >
        Revogar
      </Button>
      <ConfirmDialog
        open={perguntando}
        title={`Revogar a chave de ${nome}?`}
        text="O sistema que a usa para de ler na hora. Uma chave revogada não volta: cria-se outra."
        confirmLabel="Revogar"
        tone="error"
        reason={{ label: 'Por quê' }}
        onConfirm={confirmar}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}

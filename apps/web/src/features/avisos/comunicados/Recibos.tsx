import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { situacoesDoRecibo, type SituacaoDoRecibo } from '@rh/domain/listas/recibos'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api/query.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ListTabs } from '../../../ui/table/ListTabs.tsx'
import type { Detalhes } from './chamadas.ts'

const POR_PAGINA = 50

/** Who read a notice, who knows of it, and who is missing. */
export function Recibos({ comunicado: { id, gestao, exigeCiencia } }: { readonly comunicado: Detalhes }) {
  const [situacao, setSituacao] = useState<SituacaoDoRecibo | ''>('')
  const [pagina, setPagina] = useState(1)
  const filtros = { comunicadoId: id, ...(situacao !== '' && { situacao }) }
  const { data, error, refetch } = useQuery({
    ...query('GET /api/post/recibos', {
      query: { ...filtros, pagina: String(pagina), porPagina: String(POR_PAGINA) },
    }),
    placeholderData: keepPreviousData,
  })
  const { pessoas, lidos, cientes } = gestao?.contagens ?? { pessoas: 0, lidos: 0, cientes: 0 }
  const conta = { falta: pessoas - lidos, lido: lidos - cientes, ciente: cientes } as const
  const quais = (Object.keys(situacoesDoRecibo) as SituacaoDoRecibo[]).filter(
    (um) => exigeCiencia || um !== 'ciente' || cientes > 0,
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ mx: { xs: -2, sm: -3 }, mt: -3 }}>
        <ListTabs
          label="Recibos"
          options={[
            { value: '', label: 'Todos', count: pessoas },
            ...quais.map((um) => ({ value: um, label: situacoesDoRecibo[um].label, count: conta[um] })),
          ]}
          value={situacao}
          onChange={(uma) => {
            setSituacao(uma as SituacaoDoRecibo | '')
            setPagina(1)
          }}
        />
      </Box>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.results.length === 0 && <Typography color="textSecondary">Ninguém nesta situação.</Typography>}
      {data && data.results.length > 0 && (
        <Box component="ul" aria-label="Recibos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.results.map((recibo) => (
            <Recibo key={recibo.id} {...recibo} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DownloadButton
          chamada="GET /api/post/recibos/exportar"
          alvo={{ query: { ...filtros, formato: 'xlsx' } }}
          variant="outlined"
        >
          Exportar (Excel)
        </DownloadButton>
        {data && data.total > POR_PAGINA && (
          <>
            <Button disabled={pagina <= 1} onClick={() => setPagina(pagina - 1)}>
              Anteriores
            </Button>
            <Button disabled={pagina * POR_PAGINA >= data.total} onClick={() => setPagina(pagina + 1)}>
              Próximos
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

type Um = {
  readonly nome: string
  readonly grupos: string
  readonly situacao: SituacaoDoRecibo
  readonly lidoEm: string | null
  readonly cienteEm: string | null
}

function Recibo({ nome, grupos, situacao, lidoEm, cienteEm }: Um) {
  const em = cienteEm ?? lidoEm
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {grupos}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
        <StatusChip {...situacoesDoRecibo[situacao]} />
        {em !== null && (
          <Typography variant="caption" color="textSecondary">
            {formatDateTime(em)}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

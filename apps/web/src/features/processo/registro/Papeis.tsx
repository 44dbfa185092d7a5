import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { saveFile } from '../../../lib/api/download.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { corpoDoPapel, papeisQuery } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { PorLer } from './PorLer.tsx'

type Textos = Readonly<Record<string, { readonly label: string }>>

/** Of the card with one line of papers. */
const ALTURA = 62

interface PapeisProps {
  readonly id: number
  readonly papeis: Textos
}

/** Papers to print and sign, generated from the current record and kept. */
export function Papeis({ id, papeis }: PapeisProps) {
  const { tipo } = useTela()
  const titleId = useId()
  const { data, error, isLoading, refetch } = useQuery(papeisQuery(tipo, id))
  if (isLoading) return <Skeleton variant="rounded" height={ALTURA} />
  if (error && !data) return <PorLer titulo="Papéis" erro={error} onRetry={refetch} />
  if (!data || (data.disponiveis.length === 0 && data.emitidos.length === 0)) return null
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: 2.5, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="subtitle2" component="h2" sx={{ mr: 1 }}>
          Papéis
        </Typography>
        {data.disponiveis.map((papel) => (
          <Emitir key={papel} id={id} papel={papel} label={labelDe(papeis, papel)} />
        ))}
      </Box>
      {data.emitidos.map((emitido) => (
        <Emitido key={emitido.id} emitido={emitido} label={labelDe(papeis, emitido.papel)} />
      ))}
    </Card>
  )
}

const labelDe = (papeis: Textos, papel: string): string => papeis[papel]?.label ?? papel

interface EmitirProps {
  readonly id: number
  readonly papel: string
  readonly label: string
}

/** Generates a paper, keeps it and downloads it. */
export function useEmitirPapel(id: number) {
  const { tipo, chamadas: calls } = useTela()
  const queries = useQueryClient()
  const emitir = useSubmit(calls.emitir, {
    onSuccess: async ({ id: emitido, lista }) => {
      queries.setQueryData(papeisQuery(tipo, id).queryKey, lista)
      await saveFile(calls.papel, { params: { id: emitido } })
    },
  })
  return {
    isPending: emitir.isPending,
    emitir: (papel: string) =>
      emitir.mutate({ body: corpoDoPapel(tipo, id, papel) }, { onError: tellFailure }),
  }
}

function Emitir({ id, papel, label }: EmitirProps) {
  const { emitir, isPending } = useEmitirPapel(id)
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<Icon name="documento" size={18} />}
      onClick={() => emitir(papel)}
    >
      {label}
    </Button>
  )
}

interface EmitidoProps {
  readonly emitido: {
    readonly id: number
    readonly emitidoPor: string
    readonly emitidoEm: string
    readonly sha256: string
  }
  readonly label: string
}

function Emitido({ emitido: { id, emitidoPor, emitidoEm, sha256 }, label }: EmitidoProps) {
  const { papel } = useTela().chamadas
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {`${emitidoPor}, ${formatDateTime(emitidoEm)} · código ${sha256.slice(0, 12)}`}
        </Typography>
      </Box>
      <DownloadButton
        size="small"
        chamada={papel}
        alvo={{ params: { id } }}
        aria-label={`Baixar ${label} de ${formatDateTime(emitidoEm)}`}
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { papeis, type PapelNome } from '@rh/domain/processos/admissao/papeis'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../lib/api-error.ts'
import type { ReplyOf } from '../../lib/api.ts'
import { saveFile } from '../../lib/baixar.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { query } from '../../lib/query.ts'
import { useEnvio } from '../../lib/use-envio.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'

const papeisQuery = (admissaoId: number) =>
  query('GET /api/admissao/papeis/:id', { params: { id: String(admissaoId) } })

/** Papers to print and sign: made from the record of this moment, kept as they were made. */
export function Papeis({ admissaoId }: { readonly admissaoId: number }) {
  const { data } = useQuery(papeisQuery(admissaoId))
  if (!data || (data.disponiveis.length === 0 && data.emitidos.length === 0)) return null
  return (
    <Section title="Papéis">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {data.disponiveis.map((papel) => (
          <Emitir key={papel} admissaoId={admissaoId} papel={papel} />
        ))}
      </Box>
      {data.emitidos.map((emitido) => (
        <Emitido key={emitido.id} emitido={emitido} />
      ))}
    </Section>
  )
}

interface EmitirProps {
  readonly admissaoId: number
  readonly papel: PapelNome
}

/** Prints a paper, keeps it and hands it to the browser. */
export function useEmitirPapel(admissaoId: number) {
  const queries = useQueryClient()
  const emitir = useEnvio('POST /api/admissao/papel', {
    onSuccess: async ({ id, lista }) => {
      queries.setQueryData(papeisQuery(admissaoId).queryKey, lista)
      await saveFile('GET /api/admissao/papel/:id', { params: { id } })
    },
  })
  return {
    isPending: emitir.isPending,
    emitir: (papel: PapelNome) => emitir.mutate({ body: { admissaoId, papel } }, { onError: avisar }),
  }
}

function Emitir({ admissaoId, papel }: EmitirProps) {
  const { emitir, isPending } = useEmitirPapel(admissaoId)
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      loadingPosition="start"
      startIcon={<Icon name="admissao" size={18} />}
      onClick={() => emitir(papel)}
    >
      {papeis[papel].label}
    </Button>
  )
}

interface EmitidoProps {
  readonly emitido: ReplyOf<'GET /api/admissao/papeis/:id'>['emitidos'][number]
}

function Emitido({ emitido: { id, papel, emitidoPor, emitidoEm, sha256 } }: EmitidoProps) {
  const { label } = papeis[papel]
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
        chamada="GET /api/admissao/papel/:id"
        alvo={{ params: { id } }}
        aria-label={`Baixar ${label} de ${formatDateTime(emitidoEm)}`}
      />
    </Box>
  )
}

function avisar(error: unknown): void {
  const { mensagem, acao } = toApiError(error)
  notify.error(mensagem, { description: acao })
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { FimObtido } from '@rh/domain/contract/desmobilizacao'
import { processoDe } from '@rh/domain/processos/processos'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { notify } from '../../../lib/notify.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'

type Lote = FimObtido['lotes'][number]

/** Batches that the end of the contract started: how far each is, and another try of who was refused. */
export const Lotes = ({ lotes }: Pick<FimObtido, 'lotes'>) =>
  lotes.length > 0 && (
    <Section
      title="Já iniciados"
      subtitle="Continua no servidor, com ou sem esta página aberta; no fim, o sino avisa."
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {lotes.map((lote) => (
          <UmLote key={lote.id} lote={lote} />
        ))}
      </Box>
    </Section>
  )

function UmLote({ lote }: { readonly lote: Lote }) {
  const { tipo, total, criados, recusados, andando } = lote
  const nome = processoDe(tipo)?.label.many ?? tipo
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography variant="subtitle2" component="p">
          {nome}
        </Typography>
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {`${criados} de ${total} abertos${recusados > 0 ? ` · ${recusados} ${recusados === 1 ? 'recusado' : 'recusados'}, com o motivo na lista` : ''}`}
        </Typography>
        {andando && (
          <LinearProgress
            variant="determinate"
            value={Math.round(((criados + recusados) / total) * 100)}
            aria-label={nome}
            sx={{ mt: 1, height: 8, borderRadius: 4 }}
          />
        )}
      </Box>
      {!andando && recusados > 0 && <DeNovo lote={lote} />}
      <StatusChip {...situacaoDe(lote)} />
    </Box>
  )
}

/** Tries the refused again as they are; another decision is made in the list, and started anew. */
function DeNovo({ lote: { tipo, id } }: { readonly lote: Lote }) {
  const chamada =
    tipo === 'demissao' ? 'POST /api/demissao/lote/tentar' : 'POST /api/remanejamento/lote/tentar'
  const tentar = useSubmit(chamada, { invalidates: ['GET /api/desmobilizacao/obter/:id'] })
  const enviar = async (): Promise<void> => {
    try {
      await tentar.mutateAsync({ body: { id } })
      notify.success('Tentando de novo.')
    } catch (falha) {
      tellFailure(falha)
    }
  }
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      disabled={tentar.isPending}
      onClick={() => void enviar()}
    >
      Tentar os recusados de novo
    </Button>
  )
}

function situacaoDe({ andando, recusados }: Lote) {
  if (andando) return { label: 'Em andamento', tone: 'info' } as const
  return recusados > 0
    ? ({ label: `${recusados} a conferir`, tone: 'error' } as const)
    : ({ label: 'Terminado', tone: 'success' } as const)
}

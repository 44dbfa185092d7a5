import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { estadosDaAlteracao, type EstadoDaAlteracao } from '@rh/domain/processos/promocao/coletiva'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Soma, type SomaProps } from './Soma.tsx'

export interface SituacaoProps extends SomaProps {
  readonly de: {
    readonly estado: EstadoDaAlteracao
    readonly andamento: { readonly feitos: number; readonly total: number } | null
    readonly recusa: string | null
    readonly desfeito: { readonly por: string; readonly em: string; readonly motivo: string } | null
  }
  /** What did not happen: `Nenhum salário mudou.` */
  readonly nadaMudou: string
}

/** Where a batch of contracts stands: its progress, why it was refused, who undid it, and its sums. */
export function Situacao({ de: { estado, andamento, recusa, desfeito }, nadaMudou, itens }: SituacaoProps) {
  return (
    <Section title="Situação" actions={<StatusChip {...estadosDaAlteracao[estado]} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {recusa !== null && (
          <Alert severity="error" icon={<Icon name="alerta" />}>
            {recusa} {estado === 'recusado' && nadaMudou}
          </Alert>
        )}
        {desfeito && (
          <Alert severity="info" icon={<Icon name="alerta" />}>
            {`Desfeito por ${desfeito.por}, em ${formatDateTime(desfeito.em)}: ${desfeito.motivo}`}
          </Alert>
        )}
        {andamento ? (
          <Andamento andamento={andamento} rotulo={estadosDaAlteracao[estado].label} />
        ) : (
          <Soma itens={itens} />
        )}
      </Box>
    </Section>
  )
}

interface AndamentoProps {
  readonly andamento: { readonly feitos: number; readonly total: number }
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

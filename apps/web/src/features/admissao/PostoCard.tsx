import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Posto } from './queries.ts'

const vagasNaData = ({ vagasLivres, quantidade }: Posto): string =>
  vagasLivres <= 0
    ? 'Sem vaga livre'
    : `${vagasLivres} de ${quantidade} ${quantidade === 1 ? 'vaga livre' : 'vagas livres'}`

interface PostoCardProps {
  readonly posto: Posto
  /** The day the slots are counted on, today when half typed; undefined where they no longer matter. */
  readonly vagasEm?: unknown
  /** The slots shown are of the day before it. */
  readonly contando?: boolean
  /** Being chosen: a full post says what that means. */
  readonly escolhendo?: boolean
}

/** A post: where, what shift, how many slots and what it pays. */
export function PostoCard({ posto, vagasEm, contando = false, escolhendo = false }: PostoCardProps) {
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        mb: escolhendo ? 2 : 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        p: 2,
        borderRadius: '12px',
        bgcolor: 'background.neutral',
      }}
    >
      <Box sx={{ color: 'primary.main', pt: 0.25 }}>
        <Icon name="vagas" size={24} />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <PostoDescricao posto={posto} />
        {escolhendo && !contando && posto.vagasLivres <= 0 && (
          <Typography variant="body2" sx={{ mt: 1, color: 'error.dark', fontWeight: 500 }}>
            Este posto está completo. Dá para preencher o rascunho, mas só se envia quando houver vaga na
            data.
          </Typography>
        )}
      </Box>
      {vagasEm !== undefined && <Vagas posto={posto} dia={vagasEm} contando={contando} />}
    </Box>
  )
}

interface VagasProps {
  readonly posto: Posto
  readonly dia: unknown
  readonly contando: boolean
}

function Vagas({ posto, dia, contando }: VagasProps) {
  const completo = typeof dia === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(dia)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' }, alignContent: 'start' }}>
      {contando ? (
        <StatusChip label="Contando vagas…" />
      ) : (
        <StatusChip label={vagasNaData(posto)} tone={posto.vagasLivres > 0 ? 'success' : 'error'} />
      )}
      <Typography variant="caption" color="textSecondary">
        {completo ? `em ${formatDate(dia)}` : 'contadas hoje'}
      </Typography>
    </Box>
  )
}

export function PostoDescricao({ posto }: { readonly posto: Posto }) {
  const { cargo, cliente, local, municipio, contrato, escala, salarioPrevistoCentavos } = posto
  const riscos = [
    ...(posto.insalubridade > 0 ? [`Insalubridade ${posto.insalubridade}%`] : []),
    ...(posto.periculosidade ? ['Periculosidade'] : []),
  ]
  return (
    <>
      <Typography variant="subtitle2" component="p">
        {cargo}
        {salarioPrevistoCentavos !== undefined && ` · ${formatMoney(salarioPrevistoCentavos)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {cliente} · {local}, {municipio}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Escala {escala} · Contrato {contrato}
      </Typography>
      {riscos.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {riscos.map((risco) => (
            <StatusChip key={risco} label={risco} tone="warning" />
          ))}
        </Box>
      )}
    </>
  )
}

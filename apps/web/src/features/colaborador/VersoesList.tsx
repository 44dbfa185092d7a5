import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { StatusChip, type Tone } from '../../ui/data/StatusChip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Lista } from './partes.tsx'
import type { Versao } from './queries.ts'

/** On another day what was scheduled then may be in force by now, and what was undone later was not yet. */
function estadoDe({ estado, compensada, vigencia }: Versao, hoje: string): { label: string; tone: Tone } {
  if (compensada && estado !== 'em_vigor') return { label: 'Desfeita', tone: 'default' }
  if (estado === 'futura' && vigencia <= hoje) return { label: 'Posterior', tone: 'default' }
  return estados[estado]
}

const estados: Readonly<Record<Versao['estado'], { readonly label: string; readonly tone: Tone }>> = {
  futura: { label: 'Agendada', tone: 'info' },
  em_vigor: { label: 'Em vigor', tone: 'success' },
  passada: { label: 'Anterior', tone: 'default' },
}

interface VersoesListProps {
  readonly hoje: string
  readonly versoes: readonly Versao[]
  readonly onCancelar: (versao: Versao) => void
  readonly onDesfazer: (versao: Versao) => void
}

/** Every version of the contract data, the newest first, with what may be taken back. */
export function VersoesList({ versoes, ...acoes }: VersoesListProps) {
  return (
    <Section title="Versões" subtitle="Cada mudança vale a partir de uma data" flush>
      <Lista>
        {versoes.toReversed().map((versao) => (
          <li key={versao.id} data-antigo={versao.estado === 'passada'}>
            <Linha versao={versao} {...acoes} />
          </li>
        ))}
      </Lista>
    </Section>
  )
}

const periodoDe = ({ vigencia, ate }: Versao): string =>
  ate === null ? `Desde ${formatDate(vigencia)}` : `${formatDate(vigencia)} a ${formatDate(ate)}`

interface LinhaProps extends Omit<VersoesListProps, 'versoes'> {
  readonly versao: Versao
}

function Linha({ versao, hoje, onCancelar, onDesfazer }: LinhaProps) {
  const { salarioCentavos, compensa, registradaPor } = versao
  const detalhes = [
    versao.posto,
    salarioCentavos !== undefined && formatMoney(salarioCentavos),
    versao.processo && `Processo ${versao.processo.numero}`,
    registradaPor && `Registrada por ${registradaPor}`,
  ]
  return (
    <>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {periodoDe(versao)}
        </Typography>
        <Typography variant="body2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {compensa && `Desfaz a versão de ${formatDate(compensa)}: `}
          {versao.motivo}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {detalhes.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <StatusChip {...estadoDe(versao, hoje)} />
      {versao.podeCancelar && (
        <Button
          size="small"
          color="error"
          aria-label={`Cancelar versão: ${periodoDe(versao)}`}
          onClick={() => onCancelar(versao)}
        >
          Cancelar versão
        </Button>
      )}
      {versao.podeDesfazer && (
        <Button
          size="small"
          color="error"
          aria-label={`Desfazer: ${periodoDe(versao)}`}
          onClick={() => onDesfazer(versao)}
        >
          Desfazer
        </Button>
      )}
    </>
  )
}

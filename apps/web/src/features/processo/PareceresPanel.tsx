import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Decisao } from '@rh/domain/processo/vez'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { decisoesLabel } from './decisoes.ts'

/** Parecer of one sector, as the record has it. */
export interface Parecer {
  readonly nome: string
  readonly decisao: Decisao
  readonly comentario: string | null
  readonly motivoReservado: boolean
  readonly autor: { readonly nome: string } | null
  readonly em: string | null
  readonly dados?: Readonly<Record<string, unknown>> | undefined
}

interface PareceresPanelProps {
  readonly process: AnyProcess
  readonly pareceres: readonly Parecer[]
  /** Formats the sector's own fields. */
  readonly dadosDe: (parecer: Parecer) => readonly Definition[]
}

/** Pareceres of all sectors, in the declared order. */
export function PareceresPanel({ process, pareceres, dadosDe }: PareceresPanelProps) {
  return (
    <Section title="Pareceres">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pareceres.map((parecer) => (
          <Box
            component="li"
            key={parecer.nome}
            sx={{
              py: 1.75,
              '&:first-of-type': { pt: 0 },
              '&:last-of-type': { pb: 0 },
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <ParecerDado
              label={process.pareceres[parecer.nome]?.label ?? parecer.nome}
              parecer={parecer}
              dados={dadosDe(parecer)}
            />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

interface ParecerProps {
  readonly label: string
  readonly parecer: Parecer
  readonly dados: readonly Definition[]
}

function ParecerDado({ label, parecer, dados }: ParecerProps) {
  const { decisao, autor, em, comentario, motivoReservado } = parecer
  const chip = decisoesLabel[decisao]
  // A parecer asked again keeps its last author in the record; what is pending is nobody's yet.
  const dada = decisao !== 'pendente'
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <StatusChip label={chip.label} tone={chip.tone} />
      </Box>
      {dada && autor && em && (
        <Typography variant="caption" color="textSecondary" component="p">
          {autor.nome} ·{' '}
          <time dateTime={em} title={formatDateTime(em)}>
            {formatRelative(em)}
          </time>
        </Typography>
      )}
      {dada && motivoReservado && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, fontStyle: 'italic' }}>
          Comentário reservado ao setor.
        </Typography>
      )}
      {dada && comentario && (
        <Typography variant="body2" sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          “{comentario}”
        </Typography>
      )}
      {dada && dados.length > 0 && <Linhas dados={dados} />}
    </>
  )
}

/** Label and value on one line, for the narrow panel. */
const Linhas = ({ dados }: { readonly dados: readonly Definition[] }) => (
  <Box component="dl" sx={{ m: 0, mt: 0.75, fontSize: '0.8125rem', display: 'grid', gap: 0.25 }}>
    {dados.map(({ label, value }) => (
      <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}:
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Horario } from '@rh/domain/acesso/janela'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { agoraNaSemana, semanaDe, type Dia } from './semana.ts'

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) 132px',
  alignItems: 'center',
  gap: 16,
  minHeight: 34,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '&[data-hoje="true"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr auto', rowGap: 6, padding: '6px 0' },
}))

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 14,
  borderRadius: 7,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.action.selected,
  // Six-hour marks: enough to read a day by.
  backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${theme.vars.palette.background.paper} calc(25% - 1px) 25%)`,
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    borderRadius: 7,
    // The other days stand back from today in both schemes.
    backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.45)`,
  },
  '[data-hoje="true"] & i': { backgroundColor: theme.vars.palette.primary.main },
  '& b': { position: 'absolute', insetBlock: 0, width: 3, backgroundColor: theme.vars.palette.error.main },
  [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: '1 / -1' },
}))

const Hours = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}))

interface HorariosCardProps {
  readonly horarios: readonly Horario[]
  readonly liberadoAte: string | null
}

/** When the person may work with the system, as a week to look at and to read. */
export function HorariosCard({ horarios, liberadoAte }: HorariosCardProps) {
  const [agora] = useState(() => agoraNaSemana())
  return (
    <Section
      title="Horário de acesso"
      subtitle="A sessão termina no fim da janela do dia. Quem muda os horários é o administrador."
    >
      {liberadoAte && (
        <Alert severity="info" icon={<Icon name="relogio" />} sx={{ mb: 2 }}>
          Acesso liberado fora do horário até {formatDateTime(liberadoAte)}.
        </Alert>
      )}
      <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
        {semanaDe(horarios, agora.dia).map((dia) => (
          <Day key={dia.dia} agora={agora.parte} {...dia} />
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'grid' },
          gridTemplateColumns: '120px minmax(0, 1fr) 132px',
          gap: 2,
          mt: 0.5,
        }}
      >
        <span />
        <Hours>
          {['0h', '6h', '12h', '18h', '24h'].map((hora) => (
            <span key={hora}>{hora}</span>
          ))}
        </Hours>
      </Box>
    </Section>
  )
}

const percent = (parte: number): string => `${(parte * 100).toFixed(2)}%`

const Day = ({ dia, hoje, faixas, agora }: Dia & { readonly agora: number }) => (
  <Row data-hoje={hoje}>
    <span>{hoje ? `${dia} (hoje)` : dia}</span>
    <Bar aria-hidden>
      {faixas.map(({ inicio, fim }) => (
        <i key={inicio} style={{ insetInlineStart: percent(inicio), width: percent(fim - inicio) }} />
      ))}
      {hoje && <b style={{ insetInlineStart: percent(agora) }} />}
    </Bar>
    <span>{faixas.length > 0 ? faixas.map(({ texto }) => texto).join(', ') : 'Sem acesso'}</span>
  </Row>
)

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { Horario } from '@rh/domain/acesso/janela'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { DayBar } from '../../ui/data/DayBar.tsx'
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

const Track = styled('div')(({ theme }) => ({
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

const Day = ({ dia, hoje, faixas, agora }: Dia & { readonly agora: number }) => (
  <Row data-hoje={hoje}>
    <span>{hoje ? `${dia} (hoje)` : dia}</span>
    <Track>
      <DayBar parts={faixas} strong={hoje} now={hoje ? agora : undefined} />
    </Track>
    <span>{faixas.length > 0 ? faixas.map(({ texto }) => texto).join(', ') : 'Sem acesso'}</span>
  </Row>
)

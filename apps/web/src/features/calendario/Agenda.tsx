import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { diaPorExtenso } from '../../ui/calendario/textos.ts'
import Button from '@mui/material/Button'
import { distancia } from '../../lib/time/textos.ts'
import { itensQuery, type Recorte } from './chamadas.ts'
import { agendaDe, type Calendario, type Evento } from './dias.ts'
import { Eventos, Feriados, Itens, Lista } from './Linhas.tsx'

interface AgendaProps {
  readonly calendario: Calendario | undefined
  readonly recorte: Recorte
  readonly onEvento: (evento: Evento) => void
  readonly onNovo: () => void
}

/** What there is from a day on, day by day: each thing once, on the day on which it begins. */
export function Agenda({ calendario, recorte, onEvento, onNovo }: AgendaProps) {
  const [paginas, setPaginas] = useState(1)
  const lidas = useQueries({
    queries: Array.from({ length: paginas }, (_, i) => ({
      ...itensQuery(recorte, i + 1),
      placeholderData: keepPreviousData,
    })),
  })
  const [primeira] = lidas
  const falha = lidas.find(({ error, data }) => error && !data)
  if (falha?.error) return <ErrorState error={falha.error} onRetry={falha.refetch} />
  if (!calendario || !primeira?.data) return <Esperando />
  const { total, porPagina } = primeira.data
  const itens = lidas.flatMap(({ data }) => data?.results ?? [])
  const dias = agendaDe(calendario, itens, recorte.de)
  const resto = total - itens.length
  // Of what is not read yet nobody knows the day: the days after the last row wait for it.
  const ultimo = resto > 0 ? itens.at(-1)?.inicio : undefined
  const prontos = ultimo === undefined ? dias : dias.filter(({ dia }) => dia <= ultimo || dia === recorte.de)
  if (dias.length === 0)
    return (
      <Card>
        <EmptyState
          illustration={<ListaVaziaArt />}
          title="Nada marcado nestes dias"
          text="Tire filtros, vá para outros dias ou marque um evento."
          action={
            <Button variant="outlined" onClick={onNovo}>
              Novo evento
            </Button>
          }
        />
      </Card>
    )
  return (
    <Card component="section" aria-label="Agenda">
      {prontos.map(({ dia, feriados, eventos, itens: doDia }) => (
        <Box key={dia} component="section" aria-labelledby={`agenda-${dia}`}>
          <Dia dia={dia} hoje={calendario.hoje} primeiro={recorte.de} />
          <Lista>
            <Feriados feriados={feriados} />
            <Eventos eventos={eventos} fuso={calendario.fuso} onEvento={onEvento} />
            <Itens itens={doDia} />
          </Lista>
        </Box>
      ))}
      {resto > 0 && (
        <Box sx={{ p: 2.5, borderTop: 1, borderColor: 'divider' }} data-sem-impressao>
          <Button
            fullWidth
            variant="outlined"
            disabled={lidas.some(({ isLoading }) => isLoading)}
            onClick={() => setPaginas(paginas + 1)}
          >
            Mostrar mais {Math.min(resto, porPagina)} de {resto}
          </Button>
        </Box>
      )}
    </Card>
  )
}

interface DiaProps {
  readonly dia: string
  readonly hoje: string
  readonly primeiro: string
}

/** Head of a day: its name, how far it is, and on the first one that what runs already is there too. */
const Dia = ({ dia, hoje, primeiro }: DiaProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 1.5,
      px: 2.5,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.neutral',
      breakAfter: 'avoid',
    }}
  >
    <Typography
      id={`agenda-${dia}`}
      variant="subtitle2"
      component="h2"
      sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
    >
      {diaPorExtenso(dia).replace(/ de \d{4}$/, '')}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {distancia(hoje, dia)}
      {dia === primeiro && ', com o que já está em curso'}
    </Typography>
  </Box>
)

const Esperando = () => (
  <Card aria-busy sx={{ p: 2.5 }}>
    {Array.from({ length: 8 }, (_, n) => (
      <Box key={n} sx={{ py: 1 }}>
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </Box>
    ))}
  </Card>
)

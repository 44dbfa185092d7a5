import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { diaPorExtenso } from '../../ui/calendario/textos.ts'
import { itensQuery, type Recorte } from './chamadas.ts'
import type { Calendario, Evento } from './dias.ts'
import { Eventos, Feriados, Itens, Lista } from './Linhas.tsx'
import { MaisItens } from './MaisItens.tsx'

interface DiaPainelProps {
  readonly dia: string
  readonly calendario: Calendario | undefined
  readonly recorte: Recorte
  readonly onContrato: (contratoId: number) => void
  readonly onEvento: (evento: Evento) => void
  readonly onNovo: () => void
}

const maiuscula = (texto: string): string => `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`

/** Everything of one day: holidays, events, and people by name, with the contracts where they are many. */
export function DiaPainel({ dia, calendario, recorte, onContrato, onEvento, onNovo }: DiaPainelProps) {
  const [paginas, setPaginas] = useState(1)
  const { data, error, refetch } = useQuery(itensQuery(recorte, 1))
  const feriados = (calendario?.feriados ?? []).filter((um) => um.dia === dia)
  const eventos = (calendario?.eventos ?? []).filter(({ inicio, fim }) => inicio <= dia && dia <= fim)
  // Nobody knows of a day that is free before both were read.
  const vazio = calendario && data?.total === 0 && feriados.length === 0 && eventos.length === 0
  return (
    <Section
      title={maiuscula(diaPorExtenso(dia).replace(/ de \d{4}$/, ''))}
      subtitle={data ? emPalavras(data.total, eventos.length) : ' '}
      flush
    >
      {error && !data && (
        <Box sx={{ px: 3, pb: 3 }}>
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {vazio && (
        <Box sx={{ px: 3, pb: 3 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            Nada marcado neste dia.
          </Typography>
          <Button variant="outlined" size="small" onClick={onNovo} data-sem-impressao>
            Marcar um evento
          </Button>
        </Box>
      )}
      <Lista>
        <Feriados feriados={feriados} />
        {calendario && <Eventos eventos={eventos} fuso={calendario.fuso} onEvento={onEvento} />}
        {data && <Itens itens={data.results} />}
        {!data && !error && <Esperando />}
      </Lista>
      {data && data.porContrato.length > 1 && data.total > data.porPagina && (
        <PorContrato contratos={data.porContrato} onContrato={onContrato} />
      )}
      {data && (
        <MaisItens
          recorte={recorte}
          paginas={paginas}
          total={data.total}
          porPagina={data.porPagina}
          onMais={() => setPaginas(paginas + 1)}
        />
      )}
    </Section>
  )
}

function emPalavras(itens: number, eventos: number): string {
  const partes = [
    ...(eventos > 0 ? [eventos === 1 ? '1 evento' : `${eventos} eventos`] : []),
    ...(itens > 0 ? [itens === 1 ? '1 registro' : `${itens} registros`] : []),
  ]
  return partes.length === 0 ? 'Sem registros' : partes.join(' e ')
}

const Esperando = () =>
  [0, 1, 2].map((n) => (
    <li key={n}>
      <Box sx={{ display: 'block !important' }}>
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </Box>
    </li>
  ))

interface PorContratoProps {
  readonly contratos: readonly { readonly value: number; readonly label: string; readonly total: number }[]
  readonly onContrato: (contratoId: number) => void
}

/** Where they are, when they are too many to read: each contract narrows the calendar to it. */
const PorContrato = ({ contratos, onContrato }: PorContratoProps) => (
  <Box sx={{ px: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }} data-sem-impressao>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
      Por contrato
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {contratos.map(({ value, label, total }) => (
        <Button key={value} size="small" variant="outlined" color="inherit" onClick={() => onContrato(value)}>
          {label}: {total}
        </Button>
      ))}
    </Box>
  </Box>
)

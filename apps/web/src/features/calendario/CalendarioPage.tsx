import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../lib/api/latest.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { StaleNotice } from '../../ui/feedback/StaleNotice.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Agenda } from './Agenda.tsx'
import { Barra } from './Barra.tsx'
import { calendarioQuery } from './chamadas.ts'
import { DiaPainel } from './DiaPainel.tsx'
import type { Calendario, Evento } from './dias.ts'
import { Quadro } from './Quadro.tsx'
import { useVista, type VistaAtual } from './use-vista.ts'
import type { Vista } from './vista.ts'

// Forms come when they are asked for.
const EventoDialog = lazyPart('EventoDialog', async () => (await import('./EventoDialog.tsx')).EventoDialog)
const AssinarDialog = lazyPart(
  'AssinarDialog',
  async () => (await import('./AssinarDialog.tsx')).AssinarDialog,
)

/** What lies over the page. */
type Aberto = { readonly evento: Evento | null } | 'assinar' | null

/** `calendario`: what happens on which day, of the contracts, the sector and the person. */
export function Component() {
  const atual = useVista()
  const { vista, dia, recorte, dias } = atual
  const [aberto, setAberto] = useState<Aberto>(null)
  const { data, error, refetch } = useQuery(calendarioQuery(recorte(dias)))
  const novo = (): void => setAberto({ evento: null })
  const abrir = (evento: Evento): void => setAberto({ evento })
  return (
    <Page
      subtitle="Dias de pessoas, contratos e prazos, e os eventos do setor"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => setAberto('assinar')}>
            Assinar
          </Button>
          <Button variant="contained" startIcon={<Icon name="mais" size={18} />} onClick={novo}>
            Novo evento
          </Button>
        </>
      }
    >
      <Barra atual={atual} calendario={data} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {error && data && <StaleNotice what="O calendário" onRetry={refetch} />}
      {data?.maisEventos && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Há mais eventos do que cabem aqui. Escolha um contrato ou menos dias para ver todos.
        </Alert>
      )}
      {error && !data ? null : vista === 'agenda' ? (
        <Agenda
          key={JSON.stringify(recorte(dias))}
          calendario={data}
          recorte={recorte(dias)}
          onEvento={abrir}
          onNovo={novo}
        />
      ) : (
        <QuadroEDia atual={atual} vista={vista} calendario={data} onEvento={abrir} onNovo={novo} />
      )}
      {aberto === 'assinar' && data && <AssinarDialog calendario={data} onClose={() => setAberto(null)} />}
      {aberto !== null && aberto !== 'assinar' && data && (
        <EventoDialog
          evento={aberto.evento && latest(data.eventos, aberto.evento)}
          dia={dia}
          calendario={data}
          onClose={() => setAberto(null)}
        />
      )}
    </Page>
  )
}

interface QuadroEDiaProps {
  readonly atual: VistaAtual
  readonly vista: Exclude<Vista, 'agenda'>
  readonly calendario: Calendario | undefined
  readonly onEvento: (evento: Evento) => void
  readonly onNovo: () => void
}

/** The days, and beside them what the chosen one has. */
function QuadroEDia({ atual, vista, calendario, onEvento, onNovo }: QuadroEDiaProps) {
  const { dia, mudar } = atual
  const recorte = atual.recorte({ de: dia, ate: dia })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        // On paper the days come first, whole, and what the chosen day has after them.
        '@media print': { display: 'block', '& .MuiCard-root': { breakInside: 'auto', border: 0, p: 0 } },
      }}
    >
      <Card sx={{ p: { xs: 1.5, md: 2.5 } }} aria-busy={!calendario}>
        <Quadro
          vista={vista}
          calendario={calendario}
          dia={dia}
          hoje={calendario?.hoje ?? hojeNaEmpresa()}
          onDia={(um) => mudar({ dia: um })}
        />
      </Card>
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: 88,
          maxHeight: { lg: 'calc(100vh - 112px)' },
          overflowY: { lg: 'auto' },
          borderRadius: 2,
          '@media print': { position: 'static', maxHeight: 'none' },
        }}
      >
        <DiaPainel
          key={JSON.stringify(recorte)}
          dia={dia}
          calendario={calendario}
          recorte={recorte}
          onContrato={(contratoId) => mudar({ contratoId: String(contratoId) })}
          onEvento={onEvento}
          onNovo={onNovo}
        />
      </Box>
    </Box>
  )
}

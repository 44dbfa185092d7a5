import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { movimentos } from '@rh/domain/colaborador/movimentos'
import { canOpen, hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findView } from '@rh/domain/setores/areas'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDate } from '../../lib/format.ts'
import { recordHref } from '../../lib/nav/process-href.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { diaDe } from '../../lib/time/momento.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Lido } from './partes.tsx'
import { processosQuery, type Ficha } from './queries.ts'

type Processos = ReplyOf<'GET /api/colaborador/processos'>

/** What is open for the person, and what may be started from here. */
export function ProcessosCard({ ficha }: { readonly ficha: Ficha }) {
  const processos = useQuery(processosQuery(ficha.id))
  return (
    <Section title="Processos">
      <Lido query={processos}>
        {({ results, iniciar }) => (
          <>
            <Lista processos={results} />
            <Iniciar id={ficha.id} iniciar={iniciar} />
          </>
        )}
      </Lido>
    </Section>
  )
}

function Lista({ processos }: { readonly processos: Processos['results'] }) {
  const setor = useSetor()
  const grupos = useGrupos()
  if (processos.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nenhum processo registrado neste vínculo.
      </Typography>
    )
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {processos.map(({ id, tipo, numero, aberto, statusLabel, criadoEm }) => {
        const href = recordHref(tipo, id, grupos, setor)
        const nome = `${findView(`${tipo}.visualizar`).areaSpec.label} ${numero}`
        return (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p">
                {href ? <Link to={href}>{nome}</Link> : nome}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {`Pedido em ${formatDate(diaDe(criadoEm))}`}
              </Typography>
            </Box>
            <StatusChip label={statusLabel} tone={aberto ? 'info' : 'default'} />
          </Box>
        )
      })}
    </Box>
  )
}

interface IniciarProps {
  readonly id: number
  readonly iniciar: Processos['iniciar']
}

/** What this sector may start: a link, or why not now. What has no screen yet and no reason is not offered. */
function Iniciar({ id, iniciar }: IniciarProps) {
  const setor = useSetor()
  const grupos = useGrupos()
  const canOpenView = useCanOpen()
  const oferecidos = iniciar.filter(({ tipo, pode }) => {
    const { view } = movimentos[tipo]
    return canOpen(setor, view, grupos) && (!pode || canOpenView(view))
  })
  if (oferecidos.length === 0) return null
  // What stops several of them is told once.
  const impedidos = Map.groupBy(
    oferecidos.filter(({ pode }) => !pode),
    ({ motivo }) => motivo ?? '',
  )
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 2.5, p: 0, listStyle: 'none' }}>
      {oferecidos
        .filter(({ pode }) => pode)
        .map(({ tipo }) => (
          <li key={tipo}>
            <Button
              component={Link}
              to={hrefOf(setor, movimentos[tipo].view, { id })}
              variant="outlined"
              fullWidth
              startIcon={<Icon name={tipo} size={18} />}
            >
              {movimentos[tipo].label}
            </Button>
          </li>
        ))}
      {[...impedidos].map(([motivo, estes]) => (
        <li key={motivo}>
          <Impedidos tipos={estes.map(({ tipo }) => tipo)} motivo={motivo} />
        </li>
      ))}
    </Box>
  )
}

interface ImpedidosProps {
  readonly tipos: readonly (keyof typeof movimentos)[]
  readonly motivo: string
}

function Impedidos({ tipos, motivo }: ImpedidosProps) {
  const [unico] = tipos.length === 1 ? tipos : []
  const labels = tipos.map((tipo) => movimentos[tipo].label)
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        p: 1.25,
        borderRadius: '10px',
        bgcolor: 'background.neutral',
        color: 'text.secondary',
      }}
    >
      <Icon name={unico ?? 'cadeado'} size={18} />
      <Box>
        <Typography variant="subtitle2" component="p">
          {new Intl.ListFormat('pt-BR').format(labels)}
        </Typography>
        <Typography variant="body2" component="p">
          {motivo}
        </Typography>
      </Box>
    </Box>
  )
}

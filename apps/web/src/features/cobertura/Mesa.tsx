import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'
import { isFromInside } from '../../lib/focus.ts'
import { diaCurto, distancia } from '../../lib/time/textos.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { isMesmo, lugarDe, type Lugar, type Quadro, type Turno } from './tipos.ts'
import { turnosComBuraco } from './andar.ts'
import { Grade } from './Grade.tsx'
import { Painel } from './Painel.tsx'
import { faltaDe, ondeEQuando, porquesDoDia, turnoEmTexto } from './textos.ts'
import { useLugares } from './use-lugares.ts'

/** Shifts of the list below the board; the others are on it. */
const LISTADOS = 12

interface MesaProps {
  readonly quadro: Quadro
  readonly label: string
}

/** The board at a desk: the grid, the holes below it, and beside them who can. */
export function Mesa({ quadro, label }: MesaProps) {
  const { results: postos, hoje } = quadro
  const { turno, foco, pedidoDeFoco, focar, voltar, voltarSeAVista, irAoBuraco, ...lugares } =
    useLugares(postos)
  const painel = useRef<HTMLDivElement>(null)
  const atalho = useRef<((numero: number) => void) | null>(null)
  if (!turno || !foco) return null
  const lugar = lugarDe(turno)
  const abrir = (qual: Lugar): void => {
    lugares.abrir(qual)
    painel.current?.focus()
  }
  const teclar = (evento: KeyboardEvent): void => {
    if (!isFromInside(evento) || evento.altKey || evento.ctrlKey || evento.metaKey || isTexto(evento.target))
      return
    if (evento.key === 'n' || evento.key === 'N') irAoBuraco(evento.shiftKey ? -1 : 1)
    else if (evento.key === 'Escape' && painel.current?.contains(evento.target as Node)) voltar(lugar)
    else if (/^[1-9]$/.test(evento.key)) atalho.current?.(Number(evento.key))
    else return
    evento.preventDefault()
  }
  return (
    <Colunas onKeyDown={teclar}>
      <Card sx={{ minWidth: 0 }}>
        <Grade
          label={label}
          hoje={hoje}
          postos={postos}
          foco={foco}
          aberto={lugar}
          pedidoDeFoco={pedidoDeFoco}
          onFoco={focar}
          onAbrir={abrir}
          comContrato={quadro.contrato === null && quadro.contratos.length > 1}
        />
        <Buracos
          turnos={turnosComBuraco(postos).slice(0, LISTADOS)}
          hoje={hoje}
          aberto={lugar}
          onAbrir={abrir}
        />
        <Teclas />
      </Card>
      <Card
        component="aside"
        aria-label="Quem pode cobrir"
        ref={painel}
        tabIndex={-1}
        sx={{
          p: 2.5,
          position: 'sticky',
          top: 'calc(var(--topo, 0px) + 16px)',
          maxHeight: { lg: 'calc(100dvh - var(--topo, 0px) - 32px)' },
          overflow: 'auto',
          '&:focus': { outline: 'none' },
        }}
      >
        <Cabeca turno={turno} hoje={hoje} />
        <Painel
          key={`${lugar.postoId} ${lugar.data}`}
          turno={turno}
          hoje={hoje}
          podeEscalar={quadro.podeEscalar}
          onAtalhos={(escalar) => {
            atalho.current = escalar
          }}
          onFeito={() => voltarSeAVista(lugar)}
        />
      </Card>
    </Colunas>
  )
}

const Colunas = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 364px',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
}))

/** A letter or a number typed there is text. */
const isTexto = (alvo: EventTarget): boolean =>
  alvo instanceof HTMLElement &&
  (alvo.isContentEditable || alvo.matches('input:not([type="checkbox"]), textarea, select'))

/** Which shift the panel is about. */
export const Cabeca = ({ turno: { posto, dia }, hoje }: { readonly turno: Turno; readonly hoje: string }) => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
      <Box component="h2" sx={{ m: 0, typography: 'h6' }}>
        {diaCurto(dia.data)}{' '}
        <Box component="small" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {distancia(hoje, dia.data)}
        </Box>
      </Box>
      {dia.faltam > 0 && <StatusChip tone="error" label={faltaDe(dia)} />}
    </Box>
    <Box sx={{ typography: 'subtitle2' }}>{posto.local}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {[
        posto.cargo,
        turnoEmTexto(posto, dia),
        posto.insalubridade > 0 ? `insalubridade ${posto.insalubridade}%` : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  </>
)

interface BuracosProps {
  readonly turnos: readonly Turno[]
  readonly hoje: string
  readonly aberto: Lugar
  readonly onAbrir: (lugar: Lugar) => void
}

const TabelaDeBuracos = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': {
    padding: '10px 20px',
    textAlign: 'start',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& td': { padding: '6px 20px', borderTop: `1px solid ${vars.palette.divider}` },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.75rem', whiteSpace: 'nowrap', color: vars.palette.text.secondary },
  '& tr[data-aberto="true"] td': { backgroundColor: vars.palette.primary.lighter },
  '& button': {
    all: 'unset',
    cursor: 'pointer',
    fontWeight: 600,
    minHeight: 32,
    borderRadius: 4,
    whiteSpace: 'nowrap',
  },
  '& button:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
}))

/** The holes of the board in words, nearest first. */
function Buracos({ turnos, hoje, aberto, onAbrir }: BuracosProps) {
  if (turnos.length === 0) return null
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="h2" sx={{ m: 0, px: 2.5, py: 2, typography: 'subtitle1' }}>
        Buracos, do mais perto
      </Box>
      <TabelaDeBuracos>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Posto e turno</th>
            <th scope="col">Falta</th>
            <th scope="col">Por quê</th>
          </tr>
        </thead>
        <tbody>
          {turnos.map(({ posto, dia }) => {
            const lugar = lugarDe({ posto, dia })
            return (
              <tr key={`${posto.id} ${dia.data}`} data-aberto={isMesmo(aberto, lugar)}>
                <td>
                  <button
                    type="button"
                    aria-label={ondeEQuando({ posto, dia })}
                    onClick={() => onAbrir(lugar)}
                  >
                    {diaCurto(dia.data)}
                  </button>{' '}
                  <small>{distancia(hoje, dia.data)}</small>
                </td>
                <td>
                  {posto.local} <small>{posto.escala}</small>
                </td>
                <td>
                  <StatusChip tone="error" label={`${dia.faltam} de ${dia.previstos}`} />
                </td>
                <td>{porquesDoDia(dia)}</td>
              </tr>
            )
          })}
        </tbody>
      </TabelaDeBuracos>
    </Box>
  )
}

const Teclas = () => (
  <Box
    component="p"
    sx={{
      m: 0,
      px: 2.5,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      typography: 'caption',
      color: 'text.secondary',
    }}
  >
    Setas andam entre os turnos · <b>Enter</b> abre quem pode · <b>N</b> vai ao próximo buraco · <b>1–9</b>{' '}
    escala a pessoa da lista · <b>Esc</b> volta ao turno
  </Box>
)

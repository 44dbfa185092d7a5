import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Fab from '@mui/material/Fab'
import { useRef, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { diaCurto, distancia } from '../../lib/time/textos.ts'
import { StatusChip, type Tone } from '../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FestaArt } from '../../ui/illustration/FestaArt.tsx'
import { Switcher } from '../../ui/page/Switcher.tsx'
import { turnosComBuraco, turnosComFalta } from './andar.ts'
import { Painel } from './Painel.tsx'
import { coberturaEmTexto, enumerar, faltaDe, ondeEQuando, porquesDoDia, turnoEmTexto } from './textos.ts'
import { isMesmo, lugarDe, type Lugar, type Quadro, type Turno } from './tipos.ts'

/** Shifts that a phone draws at once. */
const CARTOES = 12

type Quais = 'buracos' | 'todos'

/** The board on a phone: no grid; the days with holes, nearest first, the first of them open. */
export function Bolso({ quadro }: { readonly quadro: Quadro }) {
  const { results: postos, hoje } = quadro
  const [quais, setQuais] = useState<Quais>('buracos')
  const buracos = turnosComBuraco(postos)
  const turnos = quais === 'buracos' ? buracos : turnosComFalta(postos)
  const { lista, limite, mostrarMais, aberto, abrirOuFechar, irAoProximo } = useCartoes(buracos)
  return (
    <div ref={lista}>
      <QuaisTurnos quais={quais} buracos={buracos.length} onChange={setQuais} />
      {turnos.length === 0 && <SemBuraco ate={quadro.ate} />}
      {[...Map.groupBy(turnos.slice(0, limite), ({ dia }) => dia.data)].map(([data, doDia]) => (
        <Box component="section" key={data}>
          <Box component="h2" sx={{ m: 0, mt: 2, mb: 1, typography: 'subtitle1' }}>
            {diaCurto(data)}{' '}
            <Box component="small" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {distancia(hoje, data)}
            </Box>
          </Box>
          {doDia.map((turno) => (
            <Cartao
              key={chaveDe(lugarDe(turno))}
              turno={turno}
              quadro={quadro}
              aberto={isMesmo(aberto, lugarDe(turno))}
              onAbrir={() => abrirOuFechar(lugarDe(turno))}
            />
          ))}
        </Box>
      ))}
      {turnos.length > limite && (
        <Button fullWidth variant="outlined" color="inherit" sx={{ minHeight: 44 }} onClick={mostrarMais}>
          Mostrar mais {Math.min(CARTOES, turnos.length - limite)} de {turnos.length - limite}
        </Button>
      )}
      {buracos.length > 1 && <ProximoButton onClick={irAoProximo} />}
    </div>
  )
}

/** How many cards are drawn, and which one is open: the first hole until the person chooses. */
function useCartoes(buracos: readonly Turno[]) {
  const [escolhido, setEscolhido] = useState<Lugar | null | 'primeiro'>('primeiro')
  const [limite, setLimite] = useState(CARTOES)
  const lista = useRef<HTMLDivElement>(null)
  const [primeiro] = buracos
  const aberto = escolhido === 'primeiro' ? ((primeiro && lugarDe(primeiro)) ?? null) : escolhido
  /** Opens the hole after the one that is open, round and round, and goes to it. */
  const irAoProximo = (): void => {
    const atual = buracos.findIndex((turno) => isMesmo(aberto, lugarDe(turno)))
    const seguinte = buracos[(atual + 1) % Math.max(1, buracos.length)]
    if (!seguinte) return
    const lugar = lugarDe(seguinte)
    setEscolhido(lugar)
    setLimite((antes) => Math.max(antes, buracos.indexOf(seguinte) + 1))
    requestAnimationFrame(() => {
      const cartao = lista.current?.querySelector<HTMLElement>(`[data-lugar="${chaveDe(lugar)}"]`)
      cartao?.scrollIntoView({ block: 'start' })
      cartao?.focus({ preventScroll: true })
    })
  }
  return {
    lista,
    limite,
    mostrarMais: () => setLimite(limite + CARTOES),
    aberto,
    abrirOuFechar: (lugar: Lugar): void => setEscolhido(isMesmo(aberto, lugar) ? null : lugar),
    irAoProximo,
  }
}

interface QuaisTurnosProps {
  readonly quais: Quais
  /** How many there are. */
  readonly buracos: number
  readonly onChange: (quais: Quais) => void
}

const QuaisTurnos = ({ quais, buracos, onChange }: QuaisTurnosProps) => (
  <Switcher
    label="Quais turnos"
    value={quais}
    options={{ buracos: `Buracos ${buracos}`, todos: 'Com cobertura' }}
    onChange={onChange}
    sx={{ mb: 1 }}
  />
)

const ProximoButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Fab
    variant="extended"
    color="primary"
    data-sem-impressao
    onClick={onClick}
    sx={{
      position: 'fixed',
      right: 16,
      zIndex: 2,
      bottom: 'calc(72px + env(safe-area-inset-bottom))',
      textTransform: 'none',
      gap: 1,
    }}
  >
    <Icon name="cobertura" size={20} />
    Próximo buraco
  </Fab>
)

const chaveDe = ({ postoId, data }: Lugar): string => `${postoId} ${data}`

interface CartaoProps {
  readonly turno: Turno
  readonly quadro: Quadro
  readonly aberto: boolean
  readonly onAbrir: () => void
}

function Cartao({ turno, quadro, aberto, onAbrir }: CartaoProps) {
  const { posto, dia } = turno
  const fazer = aberto ? 'Fechar' : dia.faltam > 0 ? 'Ver quem pode' : 'Ver quem cobre'
  const chip: { tone: Tone; label: string } =
    dia.faltam > 0
      ? { tone: 'error', label: faltaDe(dia) }
      : dia.situacao === 'sem_cobertura'
        ? { tone: 'default', label: 'Cliente autorizou' }
        : { tone: 'success', label: 'Coberto' }
  return (
    <Card
      data-lugar={chaveDe(lugarDe(turno))}
      tabIndex={-1}
      sx={{ p: 2, mb: 1.5, scrollMarginTop: 80, '&:focus': { outline: 'none' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, typography: 'subtitle1' }}>
          {posto.local}
        </Box>
        <StatusChip {...chip} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {posto.cargo} · {turnoEmTexto(posto, dia)}
      </Box>
      {!aberto && (
        <Box sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {dia.faltam > 0 ? porquesDoDia(dia) : enumerar(dia.buracos.map(coberturaEmTexto))}
        </Box>
      )}
      {aberto && (
        <Painel
          turno={turno}
          hoje={quadro.hoje}
          podeEscalar={quadro.podeEscalar}
          onAtalhos={semAtalhos}
          onFeito={() => undefined}
        />
      )}
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-expanded={aberto}
        aria-label={`${fazer}: ${ondeEQuando(turno)}`}
        sx={{ mt: 1.5, minHeight: 44 }}
        endIcon={
          <Box component="span" sx={{ display: 'flex', transform: aberto ? 'rotate(180deg)' : 'none' }}>
            <Icon name="abre-baixo" size={18} />
          </Box>
        }
        onClick={onAbrir}
      >
        {fazer}
      </Button>
    </Card>
  )
}

const semAtalhos = (): void => undefined

/** Nobody is missed without cover: what the days after bring, tomorrow tells. */
export const SemBuraco = ({ ate }: { readonly ate: string }) => (
  <EmptyState
    illustration={<FestaArt />}
    title={`Nenhum buraco até ${formatDate(ate)}`}
    text="Cada turno tem quem o faça, ou o cliente autorizou ficar sem. Amanhã entra mais um dia."
  />
)

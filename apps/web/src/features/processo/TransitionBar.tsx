import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { useId, useState, type ReactNode } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useKept } from '../../lib/loading/use-kept.ts'
import { useFila } from './fila/contexto.ts'
import { TECLA_DE_APROVAR, TECLA_DE_DEVOLVER } from './fila/teclas.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Tecla } from '../../ui/teclas/Tecla.tsx'

interface TransitionBarProps {
  readonly process: AnyProcess
  /** Transitions that the person may make now, from the server. */
  readonly acoes: readonly string[]
  readonly busy: boolean
  /** A parecer is expected first: the moves are secondary. */
  readonly secundarias?: boolean
  /** Name of whoever asked, to whom a return goes. */
  readonly solicitante?: string
  /** How many documents were refused: the return is then the evident act, and says so. */
  readonly recusados?: number
  readonly onChoose: (transicao: string) => void
  /** Further buttons before the transitions: a link back to the form. */
  readonly children?: ReactNode
}

const MenuDasCautelosas = lazyPart(
  'MenuDasCautelosas',
  async () => (await import('./MenuDasCautelosas.tsx')).MenuDasCautelosas,
)

export type Acao = readonly [nome: string, spec: TransitionSpec<string, string>]

/** Label of a forward move, which says of what: `Aprovar admissão`; one that says it already stays as it is. */
export const rotuloDoPasso = ({ label }: AnyProcess, { label: passo }: Pick<Acao[1], 'label'>): string =>
  passo.includes(' ') ? passo : `${passo} ${label.one.toLowerCase()}`

/** `Devolver a Márcio com 1 documento recusado`. */
export const rotuloDaVolta = (label: string, solicitante: string, recusados: number): string =>
  `${label} a ${solicitante.split(' ')[0] ?? solicitante} com ${
    recusados === 1 ? '1 documento recusado' : `${recusados} documentos recusados`
  }`

/**
 * Buttons of the transitions: forward ones and the return in sight, the other cautious ones in a menu. The first forward
 * one is filled, unless something else is expected first.
 */
export function TransitionBar({
  process,
  acoes,
  busy,
  secundarias = false,
  solicitante = '',
  recusados = 0,
  onChoose,
  children,
}: TransitionBarProps) {
  const possiveis = acoes.flatMap((nome): Acao[] => {
    const spec = process.transitions[nome]
    return spec ? [[nome, spec]] : []
  })
  const adiante = possiveis.filter(([, { cautela }]) => !cautela)
  const cautelosas = possiveis.filter(([, { cautela }]) => cautela)
  const isVolta = ([, { to }]: Acao): boolean => process.doSolicitante.includes(to)
  const fila = useFila()
  const outras = cautelosas.filter((acao) => !isVolta(acao))
  return (
    <>
      {outras.length > 0 && <Cautelosas process={process} acoes={outras} busy={busy} onChoose={onChoose} />}
      {cautelosas.filter(isVolta).map(([nome, { label }]) => (
        <Button
          key={nome}
          {...(recusados > 0 ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
          disabled={busy}
          onClick={() => onChoose(nome)}
          endIcon={fila && <Tecla tecla={TECLA_DE_DEVOLVER} />}
        >
          {recusados > 0 ? rotuloDaVolta(label, solicitante, recusados) : label}
        </Button>
      ))}
      {children}
      {adiante.map(([nome, spec], i) => (
        <Button
          key={nome}
          {...(secundarias || recusados > 0 || i < adiante.length - 1
            ? { variant: 'outlined', color: 'inherit' }
            : { variant: 'contained' })}
          disabled={busy}
          onClick={() => onChoose(nome)}
          endIcon={fila?.formularios === 0 && i === 0 && <Tecla tecla={TECLA_DE_APROVAR} />}
        >
          {rotuloDoPasso(process, spec)}
        </Button>
      ))}
    </>
  )
}
interface CautelosasProps {
  readonly process: AnyProcess
  readonly acoes: readonly Acao[]
  readonly busy: boolean
  readonly onChoose: (transicao: string) => void
}

function Cautelosas({ process, acoes, busy, onChoose }: CautelosasProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const kept = useKept(open)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy}
        endIcon={<Icon name="abre-baixo" size={16} />}
        aria-label="Mais ações"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={MenuDasCautelosas.prefetch}
        onFocus={MenuDasCautelosas.prefetch}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Mais ações
        </Box>
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          Mais
        </Box>
      </Button>
      {kept && (
        <MenuDasCautelosas
          id={id}
          anchor={anchor}
          acoes={acoes}
          rotuloDe={(spec) => rotuloDoPasso(process, spec)}
          onClose={() => setAnchor(null)}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

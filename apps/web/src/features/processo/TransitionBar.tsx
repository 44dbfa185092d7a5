import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { AnyProcess, TransitionSpec } from '@rh/domain/processo/define'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'

interface TransitionBarProps {
  readonly process: AnyProcess
  /** Transitions that the person may make now, from the server. */
  readonly acoes: readonly string[]
  readonly busy: boolean
  readonly onChoose: (transicao: string) => void
  /** Further buttons before the transitions: a link back to the form. */
  readonly children?: ReactNode
}

type Acao = readonly [nome: string, spec: TransitionSpec<string, string>]

/** Buttons of the transitions: forward ones in sight, cautious ones in a menu. */
export function TransitionBar({ process, acoes, busy, onChoose, children }: TransitionBarProps) {
  const possiveis = acoes.flatMap((nome): Acao[] => {
    const spec = process.transitions[nome]
    return spec ? [[nome, spec]] : []
  })
  const adiante = possiveis.filter(([, { cautela }]) => !cautela)
  const cautelosas = possiveis.filter(([, { cautela }]) => cautela)
  return (
    <>
      {cautelosas.length > 0 && <Cautelosas acoes={cautelosas} busy={busy} onChoose={onChoose} />}
      {children}
      {adiante.map(([nome, { label }]) => (
        <Button key={nome} variant="contained" disabled={busy} onClick={() => onChoose(nome)}>
          {label}
        </Button>
      ))}
    </>
  )
}

interface CautelosasProps {
  readonly acoes: readonly Acao[]
  readonly busy: boolean
  readonly onChoose: (transicao: string) => void
}

function Cautelosas({ acoes, busy, onChoose }: CautelosasProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy}
        endIcon={<Icon name="abre-baixo" size={16} />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Mais ações
      </Button>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {acoes.map(([nome, { label }]) => (
          <MenuItem
            key={nome}
            sx={{ color: 'error.main' }}
            onClick={() => {
              setAnchor(null)
              onChoose(nome)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

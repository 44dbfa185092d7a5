import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Acao } from './TransitionBar.tsx'

interface MenuDasCautelosasProps {
  readonly id: string
  /** The button; null while the menu is closed. */
  readonly anchor: HTMLElement | null
  readonly acoes: readonly Acao[]
  readonly rotuloDe: (spec: Acao[1]) => string
  readonly onClose: () => void
  readonly onChoose: (transicao: string) => void
}

/** The moves that are seldom the right one. */
export const MenuDasCautelosas = ({
  id,
  anchor,
  acoes,
  rotuloDe,
  onClose,
  onChoose,
}: MenuDasCautelosasProps) => (
  <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {acoes.map(([nome, spec]) => (
      <MenuItem
        key={nome}
        sx={{ color: 'error.main' }}
        onClick={() => {
          onClose()
          onChoose(nome)
        }}
      >
        {rotuloDe(spec)}
      </MenuItem>
    ))}
  </Menu>
)

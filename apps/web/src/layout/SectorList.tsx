import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { Link } from 'react-router'
import { SETOR_DESCONHECIDO, useSetores } from '../lib/nav/use-setores.ts'
import { Icon } from '../ui/icon/Icon.tsx'

interface SectorListProps {
  readonly id: string
  readonly current: SetorSlug | null
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The person's sectors, below the button that opens them. */
export function SectorList({ id, current, anchor, onClose }: SectorListProps) {
  const { setores = [], desconhecidos = [] } = useSetores()
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Setores' }, paper: { sx: { minWidth: 200 } } }}
    >
      {setores.map(({ slug, nome, icon, href }) => (
        <MenuItem key={slug} component={Link} to={href} onClick={onClose} selected={slug === current}>
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          {nome}
        </MenuItem>
      ))}
      {desconhecidos.map(({ id: desconhecido, nome }) => (
        <MenuItem key={desconhecido} onClick={() => window.location.reload()}>
          <ListItemIcon sx={{ color: 'error.main' }}>
            <Icon name="erro" />
          </ListItemIcon>
          <ListItemText
            primary={nome}
            secondary={`${SETOR_DESCONHECIDO.mensagem} Atualizar a página.`}
            slotProps={{ secondary: { sx: { maxWidth: 240, whiteSpace: 'normal' } } }}
          />
        </MenuItem>
      ))}
    </Menu>
  )
}

import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useUsuario } from '../lib/use-session.ts'
import { SETOR_DESCONHECIDO, useSetores } from '../lib/use-setores.ts'
import { Icon } from '../ui/icon/Icon.tsx'

/** Goes to another of the person's sectors; only for those who belong to more than one group. */
export function SectorSwitcher({ current }: { readonly current: SetorSlug | null }) {
  const { Grupos } = useUsuario()
  return Grupos.length > 1 ? <SectorMenu current={current} /> : null
}

function SectorMenu({ current }: { readonly current: SetorSlug | null }) {
  const id = useId()
  const { setores = [], desconhecidos = [] } = useSetores()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <Tooltip title="Alterar Setor">
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          sx={{ color: 'text.secondary' }}
        >
          <Icon name="setores" />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Setores' }, paper: { sx: { minWidth: 200 } } }}
      >
        {setores.map(({ slug, nome, icon, href }) => (
          <MenuItem key={slug} component={Link} to={href} onClick={close} selected={slug === current}>
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
    </>
  )
}

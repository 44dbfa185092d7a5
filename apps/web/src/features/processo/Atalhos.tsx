import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useTela } from './tela.ts'

/** Buttons to the other pages of the area, for those who may open them. */
export function Atalhos() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { tela } = useTela()
  return tela.atalhos
    ?.filter(({ view }) => canOpen(view))
    .map(({ view, label, icon }) => (
      <Button
        key={view}
        component={Link}
        to={hrefOf(setor, view, {})}
        variant="outlined"
        color="inherit"
        startIcon={<Icon name={icon} size={18} />}
      >
        {label}
      </Button>
    ))
}

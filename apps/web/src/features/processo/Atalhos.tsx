import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
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
  const abertos = tela.atalhos?.filter(({ view }) => canOpen(view)) ?? []
  if (abertos.length === 0) return null
  return (
    <Lado>
      {abertos.map(({ view, label, icon }) => (
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
      ))}
    </Lado>
  )
}

/** On phones several share one row; a single one stands beside the main action. */
const Lado = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    '&:not(:has(> :only-child))': { display: 'flex', width: '100%', gap: 8 },
    '& > a:not(:only-child)': {
      flex: '1 1 0',
      minWidth: 0,
      // Two long names side by side are wider than a phone.
      whiteSpace: 'normal',
      minHeight: 44,
      paddingInline: 8,
      fontSize: '0.8125rem',
      lineHeight: 1.25,
    },
  },
}))

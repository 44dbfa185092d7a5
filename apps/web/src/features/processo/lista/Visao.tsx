import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useSearchParams } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'

type Visao = 'lista' | 'quadro'

/** Selected view (list or board), kept in the address; a board has no status filter and no pages. */
export function useVisao(): [Visao, (visao: Visao) => void] {
  const [search, setSearch] = useSearchParams()
  const mudar = (visao: Visao): void => {
    const next = new URLSearchParams(search)
    next.delete('visao')
    if (visao === 'quadro') {
      next.set('visao', 'quadro')
      next.delete('status')
      next.delete('pagina')
    }
    setSearch(next, { preventScrollReset: true })
  }
  return [search.get('visao') === 'quadro' ? 'quadro' : 'lista', mudar]
}

const botao = { gap: { xs: 0.5, sm: 1 }, px: { xs: 1, sm: 2 }, textTransform: 'none', fontWeight: 600 }

interface VisaoToggleProps {
  readonly visao: Visao
  readonly onChange: (visao: Visao) => void
}

export const VisaoToggle = ({ visao, onChange }: VisaoToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={visao}
    aria-label="Mostrar como"
    onChange={(_, nova: Visao | null) => nova && onChange(nova)}
  >
    <ToggleButton value="lista" sx={botao}>
      <Icon name="menu" size={18} />
      Lista
    </ToggleButton>
    <ToggleButton value="quadro" sx={botao}>
      <Icon name="colunas" size={18} />
      Quadro
    </ToggleButton>
  </ToggleButtonGroup>
)

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Switcher } from '../../../ui/page/Switcher.tsx'

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

const VISOES = {
  lista: (
    <>
      <Icon name="menu" size={18} />
      Lista
    </>
  ),
  quadro: (
    <>
      <Icon name="colunas" size={18} />
      Quadro
    </>
  ),
} as const satisfies Record<Visao, ReactNode>

interface VisaoToggleProps {
  readonly visao: Visao
  readonly onChange: (visao: Visao) => void
}

export const VisaoToggle = ({ visao, onChange }: VisaoToggleProps) => (
  <Switcher label="Mostrar como" value={visao} options={VISOES} onChange={onChange} />
)

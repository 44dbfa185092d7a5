import Button from '@mui/material/Button'
import { movimentos } from '@rh/domain/colaborador/movimentos'
import { isDoVinculo, type TipoProcesso } from '@rh/domain/processo/tipos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { Link } from 'react-router'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTela } from '../tela.ts'

const movimentoDe = (tipo: TipoProcesso) => (isDoVinculo(tipo) ? movimentos[tipo] : null)

/**
 * Link by which this person begins a process of the kind: as a draft, or by choosing an employee; null for those who
 * may not.
 */
export function useCriar(): { readonly href: string; readonly label: string } | null {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { tipo, vistas, textos } = useTela()
  if (canOpen(vistas.criar)) return { href: hrefOf(setor, vistas.criar), label: `Criar ${textos.um}` }
  const movimento = movimentoDe(tipo)
  if (!movimento || !canOpen(movimento.view)) return null
  return { href: hrefOf(setor, 'colaborador.listar'), label: movimento.label }
}

interface CriarButtonProps {
  /** Beside another main action. */
  readonly quiet?: boolean
}

/** Button that begins a process; renders nothing for those who may not. */
export function CriarButton({ quiet = false }: CriarButtonProps) {
  const criar = useCriar()
  return (
    criar && (
      <Button
        component={Link}
        to={criar.href}
        variant={quiet ? 'outlined' : 'contained'}
        startIcon={<Icon name="mais" size={18} />}
      >
        {criar.label}
      </Button>
    )
  )
}

import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { vistas } from '../processo/chamadas.ts'

/** The list of a kind; null for who may not open it. */
export function useListaDe(): (tipo: TipoDeclarado) => string | null {
  const setor = useSetor()
  const canOpen = useCanOpen()
  return (tipo) => {
    const { listar } = vistas(tipo)
    return canOpen(listar) ? hrefOf(setor, listar) : null
  }
}

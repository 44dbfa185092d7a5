import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFilaDeTodos, TODOS_OS_TIPOS } from '../../lib/nav/fila-de-todos.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { filaHref } from '../processo/fila/fila-href.ts'
import { inicioQuery } from './chamadas.ts'
import { daqui } from './espera.ts'

/**
 * At the address of the queue of all kinds, opens the first one that waits now; where nothing does, the page says so
 * itself.
 */
export function useComecarFila(listaDe: (tipo: TipoDeclarado) => string | null): void {
  const setor = useSetor()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const pedida = isFilaDeTodos(useLocation().search)
  const comecar = useEffectEvent(async (noSetor: SetorSlug, isVigente: () => boolean): Promise<void> => {
    const lido = await queries.fetchQuery({ ...inicioQuery(noSetor), staleTime: 0 })
    const [primeira] = daqui(lido, listaDe).itens
    if (primeira && isVigente())
      await navigate(filaHref(noSetor, primeira, TODOS_OS_TIPOS), { replace: true })
  })
  useEffect(() => {
    if (!pedida) return undefined
    let vigente = true
    // What could not be read is said by the block itself.
    comecar(setor, () => vigente).catch(() => {})
    return () => {
      vigente = false
    }
  }, [pedida, setor])
}

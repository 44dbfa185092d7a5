import type { AnyProcess } from '@rh/domain/processo/define'
import { useGoOn } from '../../lib/nav/use-go-on.ts'
import { parabensHref } from '../../lib/nav/process-href.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'

/** Navigates to /parabens after a transition that is declared worth it; false when the page stays. */
export function useCelebrar(process: AnyProcess): (transicao: string, id: number) => boolean {
  const goOn = useGoOn()
  const setor = useSetor()
  return (transicao, id) => {
    if (!process.transitions[transicao]?.celebra) return false
    void goOn(parabensHref(process.name, id), { replace: true, state: { setor } })
    return true
  }
}

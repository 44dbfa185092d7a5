import { useSearchParams } from 'react-router'
import { useGrupos } from '../../lib/session/use-session.ts'
import { Celebracao } from './Celebracao.tsx'
import { MesPage } from './MesPage.tsx'
import { processoDaUrl } from './processos.ts'

/** Celebrates a process that was sent or finished, or the people of the month. */
export function ParabensPage() {
  const [search] = useSearchParams()
  const grupos = useGrupos()
  const celebrado = processoDaUrl(search)
  return celebrado ? <Celebracao {...celebrado} /> : <MesPage hasSetor={grupos.length > 0} />
}

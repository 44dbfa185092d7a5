import Skeleton from '@mui/material/Skeleton'
import { relatoriosDoSetor } from '@rh/domain/relatorios/catalogo'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { Indice } from './Indice.tsx'

const RelatorioPage = lazy(async () => ({ default: (await import('./RelatorioPage.tsx')).RelatorioPage }))

/** `relatorios`: the reports of a sector, or the one that the address names. */
export function Component() {
  const { relatorio: nome } = useParams()
  const relatorios = relatoriosDoSetor(useSetor(), useGrupos())
  if (nome === undefined) return <Indice relatorios={relatorios} />
  const relatorio = relatorios.find((um) => um.nome === nome)
  if (!relatorio) return <Navigate to={rotasGerais.naoEncontrado} replace />
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} sx={{ mt: 10, borderRadius: 4 }} />}>
      {/* Its own instance for each report: nothing of one stays on the screen of another. */}
      <RelatorioPage key={nome} relatorio={relatorio} />
    </Suspense>
  )
}

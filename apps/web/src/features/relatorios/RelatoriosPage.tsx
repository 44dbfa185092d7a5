import Skeleton from '@mui/material/Skeleton'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { relatoriosQuery } from './chamadas.ts'
import { Indice } from './Indice.tsx'
import { RelatorioPage } from './RelatorioPage.tsx'

/** `relatorios`: the reports of a sector, or the one that the address names. */
export function Component() {
  const { relatorio: nome } = useParams()
  const { data, error, refetch } = useQuery(relatoriosQuery(useSetor()))
  if (!data)
    return (
      <Page>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={480} sx={{ borderRadius: 4 }} />
        )}
      </Page>
    )
  if (nome === undefined) return <Indice relatorios={data.results} />
  const relatorio = data.results.find((um) => um.nome === nome)
  if (!relatorio) return <Navigate to={rotasGerais.naoEncontrado} replace />
  // Its own instance for each report: nothing of one stays on the screen of another.
  return <RelatorioPage key={nome} relatorio={relatorio} />
}

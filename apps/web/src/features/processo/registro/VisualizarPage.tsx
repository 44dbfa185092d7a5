import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { obterQuery } from '../chamadas.ts'
import { CorrigirFolhaPage } from '../form/folha/CorrigirFolhaPage.tsx'
import { PARAMETRO_CORRIGIR } from '../form/folha/folha.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { useTela, type PaginaDoRegistro } from '../tela.ts'
import { findCorrigivel } from './corrigivel.ts'
import { RegistroPage } from './RegistroPage.tsx'

interface VisualizarPageProps {
  readonly pagina: PaginaDoRegistro
  readonly readOnly: boolean
}

/** Pages `visualizar/:id`, with actions, and `ver/:id`, read-only: load one record and show it. */
export function VisualizarPage({ pagina, readOnly }: VisualizarPageProps) {
  const { id = '' } = useParams()
  const { tipo } = useTela()
  const registro = useQuery(obterQuery(tipo, id))
  const [busca] = useSearchParams()
  if (registro.data) {
    const corrigivel = readOnly ? null : findCorrigivel(pagina, registro.data)
    if (corrigivel && busca.has(PARAMETRO_CORRIGIR))
      return <CorrigirFolhaPage pagina={pagina} {...corrigivel} />
    return <RegistroPage pagina={pagina} registro={registro.data} readOnly={readOnly} />
  }
  if (!registro.isError) return <FormSkeleton />
  return (
    <Page>
      <ErrorState error={registro.error} onRetry={() => void registro.refetch()} />
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { obterQuery } from '../chamadas.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { useTela, type PaginaDoRegistro } from '../tela.ts'
import { RegistroPage } from './RegistroPage.tsx'

interface VisualizarPageProps {
  readonly pagina: PaginaDoRegistro
  readonly readOnly: boolean
}

/** `visualizar/:id`, with what this person may do now, and `ver/:id`, only to read: reads one record and shows it. */
export function VisualizarPage({ pagina, readOnly }: VisualizarPageProps) {
  const { id = '' } = useParams()
  const { tipo } = useTela()
  const registro = useQuery(obterQuery(tipo, id))
  if (registro.data) return <RegistroPage pagina={pagina} registro={registro.data} readOnly={readOnly} />
  if (!registro.isError) return <FormSkeleton />
  return (
    <Page>
      <ErrorState error={registro.error} onRetry={() => void registro.refetch()} />
    </Page>
  )
}

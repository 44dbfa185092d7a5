import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { AdmissaoPage } from './AdmissaoPage.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { obterQuery } from './queries.ts'

/** Reads one admission and shows it. */
export function AdmissaoView({ readOnly }: { readonly readOnly: boolean }) {
  const { id = '' } = useParams()
  const registro = useQuery(obterQuery(id))
  if (registro.data) return <AdmissaoPage registro={registro.data} readOnly={readOnly} />
  if (!registro.isError) return <FormSkeleton />
  return (
    <Page>
      <ErrorState error={registro.error} onRetry={() => void registro.refetch()} />
    </Page>
  )
}

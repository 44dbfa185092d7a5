import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { NaoEditavel } from './EditarRascunhoPage.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { obterQuery } from './queries.ts'
import { Revisao } from './Revisao.tsx'

/** `editar/rascunho/:id/revisar` */
export function Component() {
  const { id = '' } = useParams()
  const registro = useQuery({ ...obterQuery(id), refetchOnMount: 'always' })
  if (registro.isError && !registro.data)
    return (
      <Page>
        <ErrorState error={registro.error} onRetry={() => void registro.refetch()} />
      </Page>
    )
  if (!registro.isFetchedAfterMount || !registro.data) return <FormSkeleton />
  if (!registro.data.editavel) return <NaoEditavel registro={registro.data} />
  return <Revisao registro={registro.data} />
}

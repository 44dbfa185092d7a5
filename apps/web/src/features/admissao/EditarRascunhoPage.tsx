import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { CadeadoArt } from '../../ui/illustration/CadeadoArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { isPasso } from './andamento.ts'
import { Editor } from './Editor.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { obterQuery, type Registro } from './queries.ts'
import { useEnderecos } from './use-enderecos.ts'

/** `editar/rascunho/:id/:etapa?` */
export function Component() {
  const { id = '', etapa } = useParams()
  const registro = useQuery({
    ...obterQuery(id),
    // Read anew on opening, then left alone: a version that arrives behind the form would hide a conflict.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (registro.isError && !registro.data)
    return (
      <Page>
        <ErrorState error={registro.error} onRetry={() => void registro.refetch()} />
      </Page>
    )
  if (!registro.isFetchedAfterMount || !registro.data) return <FormSkeleton />
  if (!registro.data.editavel) return <NaoEditavel registro={registro.data} />
  return <Editor key={id} registro={registro.data} etapa={isPasso(etapa) ? etapa : undefined} />
}

export function NaoEditavel({ registro }: { readonly registro: Registro }) {
  const { visualizar } = useEnderecos(registro.id)
  return (
    <Page title={`Admissão ${registro.numero}`}>
      <EmptyState
        illustration={<CadeadoArt />}
        title="Esta admissão já foi enviada"
        text="Os dados só podem ser alterados se algum setor a devolver."
        action={
          <Button component={Link} to={visualizar} variant="contained">
            Abrir a admissão
          </Button>
        }
      />
    </Page>
  )
}

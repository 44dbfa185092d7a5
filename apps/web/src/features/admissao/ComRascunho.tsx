import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { CadeadoArt } from '../../ui/illustration/CadeadoArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { obterQuery, type Registro } from './queries.ts'
import { useEnderecos } from './use-enderecos.ts'

interface ComRascunhoProps {
  readonly id: string
  readonly children: (registro: Registro) => ReactNode
}

/** Reads a draft for who is about to change it; says so when it may not be changed any more. */
export function ComRascunho({ id, children }: ComRascunhoProps) {
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
  return registro.data.editavel ? children(registro.data) : <NaoEditavel registro={registro.data} />
}

function NaoEditavel({ registro }: { readonly registro: Registro }) {
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

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx'
import { CadeadoArt } from '../../../../ui/illustration/CadeadoArt.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { FormSkeleton } from '../../FormSkeleton.tsx'
import { obterQuery, type RegistroDoProcesso } from '../../chamadas.ts'
import { maiuscula } from '../../textos.ts'
import { useTela } from '../../tela.ts'
import { isEmEtapas, type RegistroEmEtapas } from '../formulario.ts'
import { useEnderecos } from '../use-enderecos.ts'

interface ComRascunhoProps {
  readonly id: string
  readonly children: (registro: RegistroEmEtapas) => ReactNode
}

/** Loads a draft for editing; shows a message when it may not be changed any more. */
export function ComRascunho({ id, children }: ComRascunhoProps) {
  const { tipo } = useTela()
  const registro = useQuery({
    ...obterQuery(tipo, id),
    // Read anew on opening, then left alone: a version that arrives behind the form would hide a conflict.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (registro.isError && !registro.data)
    return (
      <Page>
        <ErrorState error={registro.error} onRetry={registro.refetch} />
      </Page>
    )
  if (!registro.isFetchedAfterMount || !registro.data) return <FormSkeleton />
  const { data } = registro
  return isEmEtapas(data) && data.editavel ? children(data) : <NaoEditavel registro={data} />
}

function NaoEditavel({ registro }: { readonly registro: RegistroDoProcesso }) {
  const { visualizar } = useEnderecos(registro.id)
  const { process, textos } = useTela()
  const { um, o, esta, fim } = textos
  return (
    <Page title={`${process.label.one} ${registro.numero}`}>
      <EmptyState
        illustration={<CadeadoArt />}
        title={`${maiuscula(esta)} ${um} já foi enviad${fim}`}
        text={`Os dados só podem ser alterados se algum setor ${o} devolver.`}
        action={
          <Button component={Link} to={visualizar} variant="contained">
            {`Abrir ${o} ${um}`}
          </Button>
        }
      />
    </Page>
  )
}

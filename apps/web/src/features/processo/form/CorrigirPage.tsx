import type { AnyProcess } from '@rh/domain/processo/define'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { call } from '../../../lib/api/api.ts'
import type { ApiError } from '../../../lib/api/api-error.ts'
import { idDoEndereco } from '../../../lib/nav/id-do-endereco.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { itensDevolvidos } from '../devolucao.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { useTela } from '../tela.ts'
import { campoHref, enderecosDe, isPasso } from './enderecos.ts'
import { ComRascunho } from './draft/ComRascunho.tsx'
import type { EtapasDoFormulario, RegistroEmEtapas } from './formulario.ts'

/** Sector in which forms are filled in and corrected. */
const SETOR = 'operacional'

/** Page `editar/:chave/:segunda?`: a returned record by its number and item, or through a signed link. */
export function CorrigirPage({ form }: { readonly form: EtapasDoFormulario }) {
  const { process, vistas } = useTela()
  const { chave = '', segunda } = useParams()
  if (idDoEndereco(chave) !== null)
    return (
      <ComRascunho id={chave}>
        {(registro) => (
          <Navigate replace to={itemHref({ form, process, registro, ordem: Number(segunda ?? 1) })} />
        )}
      </ComRascunho>
    )
  // Three parts make a link; anything else is a mistyped address of the drafts.
  if (chave.split('.').length !== 3) return <Navigate replace to={hrefOf(SETOR, vistas.rascunhos)} />
  return <PorLink form={form} token={chave} etapa={segunda} />
}

interface NoItem {
  readonly form: EtapasDoFormulario
  readonly process: AnyProcess
  readonly registro: RegistroEmEtapas
  readonly ordem: number
}

/** Address of the n-th returned item; of the form itself when there is no such item. */
function itemHref({ form, process, registro, ordem }: NoItem): string {
  const enderecos = enderecosDe(form, SETOR, registro.id)
  const item = itensDevolvidos(process, registro)[ordem - 1]
  return (item && campoHref(form, enderecos, item)) ?? enderecos.inicio
}

interface PorLinkProps {
  readonly form: EtapasDoFormulario
  readonly token: string
  readonly etapa: string | undefined
}

function PorLink({ form, token, etapa }: PorLinkProps) {
  const { textos } = useTela()
  // A question, although it is sent as a POST so that the token stays out of addresses and logs.
  const link = useQuery<Awaited<ReturnType<typeof conferir>>, ApiError>({
    queryKey: ['POST /api/jwt', token],
    queryFn: () => conferir(token),
    staleTime: 0,
    gcTime: 0,
  })
  if (link.isError)
    return (
      <Page title={`Corrigir ${textos.um}`}>
        <ErrorState error={link.error} onRetry={link.refetch} />
      </Page>
    )
  if (!link.data) return <FormSkeleton />
  const { id, campo } = link.data
  const passo = isPasso(form, etapa) ? etapa : link.data.etapa
  const enderecos = enderecosDe(form, SETOR, id)
  const destino = isPasso(form, passo)
    ? enderecos.etapa(passo, etapa ? undefined : (campo ?? undefined))
    : enderecos.inicio
  // Replaced, so that the link does not stay in the history of the browser.
  return <Navigate replace to={destino} />
}

const conferir = (token: string) => call('POST /api/jwt', { body: { token } })

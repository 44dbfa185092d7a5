import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { call } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { campoHref, enderecosDe, isPasso } from './andamento.ts'
import { ComRascunho } from './ComRascunho.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { Registro } from './queries.ts'

const NUMERO = /^\d+$/

/** `editar/:chave/:segunda?`: a returned admission by its number and item, or through a signed link. */
export function Component() {
  const { chave = '', segunda } = useParams()
  if (NUMERO.test(chave))
    return (
      <ComRascunho id={chave}>
        {(registro) => <Navigate replace to={itemHref(registro, Number(segunda ?? 1))} />}
      </ComRascunho>
    )
  // Three parts make a link; anything else is a mistyped address of the drafts.
  if (chave.split('.').length !== 3)
    return <Navigate replace to={hrefOf('operacional', 'admissao.rascunhos')} />
  return <PorLink token={chave} etapa={segunda} />
}

/** Where the n-th returned item is put right; the form itself when there is no such item. */
function itemHref(registro: Registro, ordem: number): string {
  const enderecos = enderecosDe('operacional', registro.id)
  const evento = registro.eventos.findLast(({ tipo, nome }) => tipo === 'transicao' && nome === 'devolver')
  const item = evento?.itens[ordem - 1]
  const href =
    item && campoHref(enderecos, { ...item, codigo: 'item', severidade: 'bloqueio', mensagem: item.motivo })
  return href ?? hrefOf('operacional', 'admissao.editar-rascunho', { id: registro.id })
}

interface PorLinkProps {
  readonly token: string
  readonly etapa: string | undefined
}

function PorLink({ token, etapa }: PorLinkProps) {
  // A question, although it is sent as a POST so that the token stays out of addresses and logs.
  const link = useQuery<Awaited<ReturnType<typeof conferir>>, ApiError>({
    queryKey: ['POST /api/jwt', token],
    queryFn: () => conferir(token),
    staleTime: 0,
    gcTime: 0,
  })
  if (link.isError)
    return (
      <Page title="Corrigir admissão">
        <ErrorState error={link.error} onRetry={() => void link.refetch()} />
      </Page>
    )
  if (!link.data) return <FormSkeleton />
  const { admissaoId, campo } = link.data
  const passo = isPasso(etapa) ? etapa : link.data.etapa
  const enderecos = enderecosDe('operacional', admissaoId)
  const destino = isPasso(passo ?? undefined)
    ? enderecos.etapa(
        passo as Parameters<typeof enderecos.etapa>[0],
        etapa ? undefined : (campo ?? undefined),
      )
    : hrefOf('operacional', 'admissao.editar-rascunho', { id: admissaoId })
  // Replaced, so that the link does not stay in the history of the browser.
  return <Navigate replace to={destino} />
}

const conferir = (token: string) => call('POST /api/jwt', { body: { token } })

import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'

/** Preview of a batch, asked for anew with each choice of parameters; none while there are no parameters. */
export const usePrevia = <P, R>(
  chamada: string,
  parametros: P | null,
  pedir: (parametros: P, signal: AbortSignal) => Promise<R>,
) =>
  useQuery({
    queryKey: [chamada, parametros],
    queryFn: ({ signal }) => pedir(parametros as P, signal),
    enabled: parametros !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

interface Lida {
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface NovaAlteracaoProps {
  readonly subtitle: string
  /** Read of what the parameters may be. */
  readonly opcoes: Lida
  readonly previa: Lida
  /** Form of the parameters, once the options are there. */
  readonly formulario: ReactNode
  /** What the parameters do, once they were sent and answered. */
  readonly resultado: ReactNode
  /** Batches of before, while nothing was asked. */
  readonly recentes: ReactNode
}

/** Page of a batch to be made: its parameters, what they do, and the batches of before. */
export function NovaAlteracao({ subtitle, opcoes, previa, ...partes }: NovaAlteracaoProps) {
  const { data, error, refetch } = opcoes
  return (
    <Page subtitle={subtitle}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={360} sx={{ borderRadius: 4 }} />}
      {Boolean(data) && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {partes.formulario}
          {previa.error && <ErrorState error={previa.error} onRetry={previa.refetch} />}
          {partes.resultado}
          {partes.recentes}
        </Box>
      )}
    </Page>
  )
}

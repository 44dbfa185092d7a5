import { MARCADAS_POR_CHAMADA } from '@rh/domain/processo/marcadas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useTela } from '../tela.ts'
import { emPartes, type Conferencia, type Conferida } from './lote-em-texto.ts'
import type { Marcada } from './marcadas.ts'

const chaveDe = ({ id, versao }: Marcada): string => `${id} ${versao}`

/** What the server says of each ticked row. A row is rehearsed once: a tick more asks for that one alone. */
export function useConferencia(itens: readonly Marcada[]): {
  readonly conferidas: Conferencia
  readonly tentarDeNovo: () => void
} {
  const { chamadas } = useTela()
  const [sabidas] = useState(() => new Map<string, Conferida>())
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [chamadas.verificarMarcadas, itens],
    queryFn: async () => {
      const novas = itens.filter((item) => !sabidas.has(chaveDe(item)))
      for (const parte of emPartes(novas, MARCADAS_POR_CHAMADA)) {
        const { results } = await call(chamadas.verificarMarcadas, { body: { itens: [...parte] } })
        for (const [i, item] of parte.entries()) {
          const conferida = results[i]
          if (conferida) sabidas.set(chaveDe(item), conferida)
        }
      }
      return itens.flatMap((item) => sabidas.get(chaveDe(item)) ?? [])
    },
    gcTime: 0,
  })
  return {
    conferidas: data ?? (isError && !isFetching ? 'falhou' : 'conferindo'),
    tentarDeNovo: () => void refetch(),
  }
}

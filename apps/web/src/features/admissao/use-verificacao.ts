import { etapaNomes, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { completude, type EtapaDigitada, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { faltasDe, semVazios, type Enderecos } from './andamento.ts'

const PAUSA_MS = 600
/** Findings of the form's own fields: the screen already knows them from the same schemas. */
const CODIGO_CAMPO = 'campo'

const todasAsEtapas = (dados: Rascunho): Record<Etapa, EtapaDigitada> =>
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, semVazios(dados[etapa] ?? {})])) as Record<
    Etapa,
    EtapaDigitada
  >

/** What is missing, at once; what the rules say, as soon as the typing pauses. */
export function useVerificacao(id: number, dados: Rascunho, enderecos: Enderecos) {
  const parados = useDebounced(dados, PAUSA_MS)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['POST /api/admissao/verificar', id, todasAsEtapas(parados)],
    queryFn: ({ signal }) =>
      call('POST /api/admissao/verificar', {
        body: { id, dados: todasAsEtapas(parados) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    completude: completude(dados),
    faltas: faltasDe(dados, enderecos),
    achados: data?.pendencias.filter(({ codigo }) => codigo !== CODIGO_CAMPO),
    checking: isFetching || parados !== dados,
    failed: isError,
  }
}

export type Verificacao = ReturnType<typeof useVerificacao>

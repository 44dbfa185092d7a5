import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { chamadas, corpoDaVerificacao } from '../chamadas.ts'
import { faltasDe, semVazios, type Enderecos } from './andamento.ts'
import type { FormularioDaTela, Rascunho } from './formulario.ts'

const PAUSA_MS = 600
/** Code of schema errors, which the screen already shows from the same schemas. */
const CODIGO_CAMPO = 'campo'

const todasAsEtapas = ({ etapas }: FormularioDaTela, dados: Rascunho) =>
  Object.fromEntries(Object.keys(etapas).map((etapa) => [etapa, semVazios(dados[etapa] ?? {})]))

/** Checks of a draft: missing fields at once, rules on the server (debounced). */
export function useVerificacao(form: FormularioDaTela, id: number, dados: Rascunho, enderecos: Enderecos) {
  const parados = useDebounced(dados, PAUSA_MS)
  const { verificar } = chamadas(form.tipo)
  const digitados = todasAsEtapas(form, parados)
  const { data, isFetching, isError } = useQuery({
    queryKey: [verificar, id, digitados],
    queryFn: ({ signal }) => call(verificar, { body: corpoDaVerificacao({ id, dados: digitados }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return {
    completude: form.completude(dados),
    faltas: faltasDe(form, dados, enderecos),
    achados: data?.pendencias.filter(({ codigo }) => codigo !== CODIGO_CAMPO),
    checking: isFetching || parados !== dados,
    failed: isError,
  }
}

export type Verificacao = ReturnType<typeof useVerificacao>

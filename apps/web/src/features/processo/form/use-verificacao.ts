import type { Pendencia } from '@rh/domain/pendencia'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { chamadas, corpoDaVerificacao } from '../chamadas.ts'
import { ordemDe, semVazios } from './andamento.ts'
import { campoHref, type Enderecos } from './enderecos.ts'
import { conferir } from './conferencia.ts'
import type { EstadoDaConferencia } from './ConferenciaPanel.tsx'
import type { FormularioDaTela, Rascunho } from './formulario.ts'

const PAUSA_MS = 600
/** Code of schema errors, which the screen reads at once from the same schemas. */
const CODIGO_CAMPO = 'campo'

const todasAsEtapas = ({ etapas }: FormularioDaTela, dados: Rascunho) =>
  Object.fromEntries(Object.keys(etapas).map((etapa) => [etapa, semVazios(dados[etapa] ?? {})]))

export interface Verificacao extends EstadoDaConferencia {
  readonly pendencias: readonly Pendencia[]
}

/** Checks of a draft: its fields at once, rules on the server (debounced). `outras` are findings of the screen itself. */
export function useVerificacao(
  form: FormularioDaTela,
  id: number,
  dados: Rascunho,
  enderecos: Enderecos,
  outras: readonly Pendencia[] = [],
): Verificacao {
  const parados = useDebounced(dados, PAUSA_MS)
  const { verificar } = chamadas(form.tipo)
  const digitados = todasAsEtapas(form, parados)
  const { data, isFetching, isError } = useQuery({
    queryKey: [verificar, id, digitados],
    queryFn: ({ signal }) => call(verificar, { body: corpoDaVerificacao({ id, dados: digitados }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const dasRegras = data?.pendencias.filter(({ codigo }) => codigo !== CODIGO_CAMPO) ?? []
  const pendencias = [...form.ler(dados).faltas, ...outras, ...dasRegras]
  return {
    pendencias,
    conferencia: conferir(ordemDe(form), pendencias, (pendencia) => campoHref(form, enderecos, pendencia)),
    conferida: data !== undefined,
    checking: isFetching || parados !== dados,
    failed: isError,
  }
}

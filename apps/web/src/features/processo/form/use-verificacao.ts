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

interface Ajustes {
  /** Findings of the screen itself. */
  readonly outras?: readonly Pendencia[]
  /** Shows no answer that another page was given: what is ticked of it would be undone by the next one. */
  readonly deNovo?: boolean
}

/** Checks of a draft: its fields at once, rules on the server (debounced). */
export function useVerificacao(
  form: FormularioDaTela,
  id: number,
  dados: Rascunho,
  enderecos: Enderecos,
  { outras = [], deNovo = false }: Ajustes = {},
): Verificacao {
  const parados = useDebounced(dados, PAUSA_MS)
  const { verificar } = chamadas(form.tipo)
  const digitados = todasAsEtapas(form, parados)
  const { data, isFetching, isError, isFetchedAfterMount } = useQuery({
    queryKey: [verificar, id, digitados],
    queryFn: ({ signal }) => call(verificar, { body: corpoDaVerificacao({ id, dados: digitados }), signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    ...(deNovo && { refetchOnMount: 'always' as const }),
  })
  const resposta = deNovo && !isFetchedAfterMount ? undefined : data
  const dasRegras = resposta?.pendencias.filter(({ codigo }) => codigo !== CODIGO_CAMPO) ?? []
  const pendencias = [...form.ler(dados).faltas, ...outras, ...dasRegras]
  return {
    pendencias,
    conferencia: conferir(ordemDe(form), pendencias, (pendencia) => campoHref(form, enderecos, pendencia)),
    conferida: resposta !== undefined,
    checking: isFetching || parados !== dados,
    failed: isError,
  }
}

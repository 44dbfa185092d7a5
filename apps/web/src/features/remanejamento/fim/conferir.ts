import { CONFERIDOS_POR_CHAMADA } from '@rh/domain/processo/lote'
import type { FimObtido, PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import type { Pendencia } from '@rh/domain/pendencia'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { pedidoDe, type Decisao } from './decisoes.ts'

/** What a request would meet and cost; amounts in centavos, null for who does not see pay. */
export interface Conferido {
  readonly colaboradorId: number
  readonly pendencias: readonly Pendencia[]
  readonly recusa: string | null
  readonly custoCentavos: number | null
}

export interface Conferencia {
  /** Monthly difference of the transfers. */
  readonly remanejamento: readonly Conferido[]
  /** Total of each dismissal. */
  readonly demissao: readonly Conferido[]
}

interface AConferir {
  readonly colaboradorId: number
  readonly decisao: Decisao
}

/** Checks the requests of decisions in parts, as the batches will; keeps nothing. */
export async function conferir(
  quais: readonly AConferir[],
  pedidos: FimObtido['pedidos'],
  signal: AbortSignal,
): Promise<Conferencia> {
  const abertos = quais.flatMap(({ colaboradorId, decisao }) => {
    const pedido = pedidoDe(decisao, pedidos)
    return pedido ? [{ colaboradorId, ...pedido }] : []
  })
  const transferencias = abertos.flatMap(({ tipo, colaboradorId, dados }) =>
    tipo === 'remanejamento' ? [{ colaboradorId, dados }] : [],
  )
  const saidas = abertos.flatMap(({ tipo, colaboradorId, dados }) =>
    tipo === 'demissao' ? [{ colaboradorId, dados }] : [],
  )
  const remanejamento: Conferido[] = []
  for (const itens of emPartes(transferencias)) {
    const { results } = await call('POST /api/remanejamento/lote/verificar', { body: { itens }, signal })
    remanejamento.push(
      ...results.map(({ simulacao, ...um }) => ({
        ...um,
        custoCentavos: simulacao?.diferencaMesCentavos ?? null,
      })),
    )
  }
  const demissao: Conferido[] = []
  for (const itens of emPartes(saidas)) {
    const { results } = await call('POST /api/demissao/lote/verificar', { body: { itens }, signal })
    demissao.push(
      ...results.map(({ simulacao, ...um }) => ({ ...um, custoCentavos: simulacao?.totalBruto ?? null })),
    )
  }
  return { remanejamento, demissao }
}

const emPartes = <T>(todos: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(todos.length / CONFERIDOS_POR_CHAMADA) }, (_, i) =>
    todos.slice(i * CONFERIDOS_POR_CHAMADA, (i + 1) * CONFERIDOS_POR_CHAMADA),
  )

/** Costs of both ways for everybody with nothing under way: the transfer that is proposed, and the notice. */
export function useCustos({ contratoId, results, pedidos }: FimObtido) {
  const abertas = results.filter(({ processo }) => processo === null)
  const quais = abertas.flatMap(({ colaboradorId, propostaId }): AConferir[] => [
    { colaboradorId, decisao: { decisao: 'aviso' } },
    ...(propostaId === null
      ? []
      : [{ colaboradorId, decisao: { decisao: 'remanejar' as const, postoId: propostaId } }]),
  ])
  const { data } = useQuery({
    queryKey: ['fim: custos', contratoId, quais],
    queryFn: ({ signal }) => conferir(quais, pedidos, signal),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    enabled: quais.length > 0,
  })
  return {
    remanejar: porPessoa(data?.remanejamento),
    aviso: porPessoa(data?.demissao),
  }
}

export type Custos = ReturnType<typeof useCustos>

const porPessoa = (conferidos: readonly Conferido[] = []): ReadonlyMap<number, Conferido> =>
  new Map(conferidos.map((um) => [um.colaboradorId, um]))

/** Why a request cannot be opened at all; null where it can. */
export const impedimentoDe = (conferido: Conferido | undefined): string | null =>
  conferido?.recusa ??
  conferido?.pendencias.find(({ severidade }) => severidade === 'bloqueio')?.mensagem ??
  null

/** Decisions of people with nothing under way, to be checked. */
export const aConferir = (
  pessoas: readonly PessoaDoFim[],
  decisoes: ReadonlyMap<number, Decisao>,
): AConferir[] =>
  pessoas.flatMap(({ colaboradorId, processo }) => {
    const decisao = processo ? undefined : decisoes.get(colaboradorId)
    return decisao ? [{ colaboradorId, decisao }] : []
  })

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { call } from '../../lib/api/api.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import {
  MOSTRAM_CARTOES,
  quadroQuery,
  type FiltrosDoQuadro,
  type Recorte,
  type Resposta,
} from './chamadas.ts'
import { comMovimento, depoisDe, lugarDe, type Destino } from './mover.ts'

const filtros = [
  'busca',
  'responsavelId',
  'minhas',
  'etiquetaId',
  'vence',
  'ordenar',
] as const satisfies readonly (keyof FiltrosDoQuadro)[]

/** Those that name a record. */
const deRegistro: readonly string[] = [
  'responsavelId',
  'etiquetaId',
] satisfies readonly (typeof filtros)[number][]

/** Board, filters and open card, kept in the address: a link shows the same. */
export function useQuadro() {
  const setor = useSetor()
  const [busca, setBusca] = useSearchParams()
  const mudar = (mudanca: Readonly<Record<string, string>>): void =>
    setBusca(
      (antes) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(antes), ...mudanca }).filter(([, valor]) => valor !== ''),
        ),
      { replace: true },
    )
  const escolhidos = Object.fromEntries(
    filtros.flatMap((nome) => {
      const valor = busca.get(nome)
      if (!valor || (deRegistro.includes(nome) && idDoEndereco(valor) === null)) return []
      return [[nome, valor]]
    }),
  )
  const kanbanId = idDoEndereco(busca.get('quadro'))
  const recorte: Recorte = {
    setor,
    ...(kanbanId !== null && { kanbanId: String(kanbanId) }),
    ...(escolhidos as FiltrosDoQuadro),
  }
  const leitura = useQuery({ ...quadroQuery(recorte), placeholderData: keepPreviousData })
  return {
    setor,
    recorte,
    filtros: escolhidos as Readonly<Record<string, string>>,
    cartaoId: idDoEndereco(busca.get('cartao')),
    mudar,
    abrirCartao: (id: number | null): void => mudar({ cartao: id === null ? '' : String(id) }),
    ...leitura,
  }
}
export type QuadroAtual = ReturnType<typeof useQuadro>

/** Moves a card: shown at once, put back if the move fails, and read again as the server has it. */
export function useMover(recorte: Recorte): (destino: Destino) => Promise<void> {
  const queries = useQueryClient()
  const { queryKey } = quadroQuery(recorte)
  return async (destino) => {
    const antes = queries.getQueryData<Resposta>(queryKey)
    if (!antes) return
    const acima = depoisDe(antes.kanban, destino)
    const origem = lugarDe(antes.kanban, destino.id)
    const mostrar = (para: Destino): void =>
      void queries.setQueryData<Resposta>(
        queryKey,
        (atual) => atual && { ...atual, kanban: comMovimento(atual.kanban, para) },
      )
    await queries.cancelQueries({ queryKey })
    mostrar(destino)
    try {
      await call('POST /api/kanban/cartao/mover', {
        body: { id: destino.id, colunaId: destino.colunaId, depoisDe: acima },
      })
    } catch (error) {
      // This card alone: another may be on its way. Read again below, as far as the server answers.
      if (origem) mostrar(origem)
      tellFailure(error)
    }
    await Promise.all(MOSTRAM_CARTOES.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
}

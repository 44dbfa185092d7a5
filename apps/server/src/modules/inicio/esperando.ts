import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { ordemDoPrazo } from '@rh/domain/processo/ordem-do-prazo'
import type { Prazo } from '@rh/domain/processo/prazo'
import { tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'
import { canOpen } from '@rh/domain/setores/rotas'
import { gruposDe, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { gruposNoSetor } from '../processo/minha-vez.ts'
import { contarPorStatusEm } from '../processo/listas/como-era.ts'
import { contarPorStatus } from '../processo/listas/contagens.ts'
import { listProcessos } from '../processo/listas/lista.ts'
import { listagens } from './listagens.ts'

/** The kinds whose list a person may open, in one sector or in any. */
const listados = (ator: Ator, setor: SetorSlug | undefined): TipoDeclarado[] =>
  tiposDeclarados.filter((tipo) =>
    setor === undefined
      ? gruposDe(`${tipo}.listar`).some((grupo) => ator.grupos.includes(grupo))
      : canOpen(setor, `${tipo}.listar`, gruposNoSetor(ator, setor)),
  )

/** How many the person sees in each status, kind by kind; or saw at a moment that is over. */
export const contarPorSituacao = (
  db: Db,
  ator: Ator,
  setor: SetorSlug | undefined,
  fim: string | null = null,
) =>
  Promise.all(
    listados(ator, setor).map(async (tipo) => {
      const contagens =
        fim === null
          ? await contarPorStatus(db, listagens[tipo], ator, {})
          : await contarPorStatusEm(db, listagens[tipo], ator, fim)
      return { tipo, contagens: Object.entries(contagens).map(([status, total]) => ({ status, total })) }
    }),
  )

/**
 * What waits for the person among the processes of every kind, what is due first: the first ones of each list sorted by
 * term, which its index gives, in the order that they have together.
 */
export async function listEsperando(db: Db, ator: Ator, hoje: string, noSetor?: SetorSlug) {
  const porPagina = MOSTRADOS.minhaVez
  const paginas = await Promise.all(
    (Object.keys(listagens) as TipoDeclarado[]).map(async (tipo) => {
      const filtros = { minhaVez: noSetor ?? '1', porPagina, ordenar: 'prazo', hoje } as const
      const { results, total } = await listProcessos(db, listagens[tipo], ator, filtros)
      return { tipo, linhas: results.map((linha) => ({ cargo: null, posto: null, ...linha, tipo })), total }
    }),
  )
  return {
    results: paginas
      .flatMap(({ linhas }) => linhas)
      .toSorted((a, b) => ordemDoPrazo(comDia(a), comDia(b)))
      .slice(0, porPagina),
    total: paginas.reduce((soma, { total }) => soma + total, 0),
    totais: paginas.flatMap(({ tipo, total }) => (total > 0 ? [{ tipo, total }] : [])),
  }
}

const comDia = ({ id, prazo }: { readonly id: number; readonly prazo: Prazo | null }) => ({
  id,
  dia: prazo?.dia ?? null,
})

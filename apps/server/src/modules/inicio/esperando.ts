import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import type { AdmissaoResumo } from '@rh/domain/contract/admissao/registro'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { admissoes } from '../admissao/lista.ts'
import { listProcessos } from '../processo/lista.ts'
import { dataDe, type FiltrosDeProcesso, type Listagem } from '../processo/listagem.ts'

/** How each declared kind is listed: one that is forgotten here does not compile. */
const listagens: Readonly<Record<TipoDeclarado, Listagem<FiltrosDeProcesso, AdmissaoResumo>>> = {
  admissao: admissoes,
}

/** What waits for the person among the processes of every kind, the soonest dates first. */
export async function listEsperando(db: Db, ator: Ator) {
  const porPagina = MOSTRADOS.minhaVez
  const paginas = await Promise.all(
    Object.values(listagens).map(async (listagem) => {
      const filtros = { minhaVez: '1', porPagina, ordenar: listagem.data.nome } as const
      const { results, total } = await listProcessos(db, listagem, ator, filtros)
      return { linhas: results.map((linha) => ({ linha, data: dataDe(listagem, linha) })), total }
    }),
  )
  const linhas = paginas.flatMap((pagina) => pagina.linhas)
  return {
    results: linhas
      .toSorted((a, b) => ordemDaData(a.data, b.data))
      .slice(0, porPagina)
      .map(({ linha }) => linha),
    total: paginas.reduce((soma, { total }) => soma + total, 0),
  }
}

/** ISO dates sort as text; what has none yet comes last. */
const ordemDaData = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1

import { sql, type RawBuilder } from 'kysely'
import { mascararCpf } from '@rh/domain/br/documentos'
import type { Db } from '../../../db/db.ts'
import { listPage } from '../../../db/list-query.ts'
import type { ExportSource } from '../../../exportacao/exportar.ts'
import type { Ator } from '../../../http/ator.ts'
import {
  comColunas,
  condicoes,
  veCpfDaLista,
  type FiltrosDeProcesso,
  type LinhaDeProcesso,
  type Listagem,
} from './listagem.ts'

/** Row with the CPF masked, or omitted for those who do not need it. */
export function comoVista<L extends LinhaDeProcesso>({ lista }: Listagem<L>, ator: Ator): (linha: L) => L {
  const mostra = veCpfDaLista(lista, ator)
  return (linha) => ({
    ...linha,
    cpf: mostra && linha.cpf && /^\d{11}$/.test(linha.cpf) ? mascararCpf(linha.cpf) : null,
  })
}

function sourceOf<L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  where: RawBuilder<unknown>,
  filtros: FiltrosDeProcesso,
): Omit<ExportSource<L, L>, 'ordemPadrao'> {
  const { busca, ordenar } = filtros
  const encontrados = sql`
    select p.id, p.numero, p.nome_busca, p.data, p.atualizado_em
      from processo_indice p where ${where}`
  return {
    from: comColunas(listagem, ator, sql`(${encontrados})`, filtros),
    colunas: {
      numero: sql`achados.numero`,
      nome: sql`achados.nome_busca`,
      data: sql`achados.data`,
      atualizadoEm: sql`achados.atualizado_em`,
      ...listagem.ordens,
    },
    semNulos: ['numero', 'atualizadoEm'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id`,
      comColunas: (origem) => comColunas(listagem, ator, origem, filtros),
      // In any other order than its own index the name would have to be fetched for everybody on the way.
      findAntes: busca !== undefined && !['nome', '-nome'].includes(ordenar ?? ''),
    },
    mostrar: comoVista(listagem, ator),
  }
}

/** Query of the visible processes of a kind under these filters, for list and export. */
export const processSource = <L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): ExportSource<L, L> => ({
  ...sourceOf(listagem, ator, condicoes(listagem, ator, filtros), filtros),
  ordemPadrao: listagem.lista.ordemPadrao,
})

/** Page of the list. */
export async function listProcessos<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
) {
  const source = processSource(listagem, ator, filtros)
  const page = await listPage<L>(db, filtros, source)
  return { ...page, results: page.results.map(source.mostrar) }
}

/** Query of drafts and returned processes that the person may continue. */
export function draftSource<L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): ExportSource<L, L> {
  const { process, rascunhos } = listagem
  if (!rascunhos) throw new Error(`${process.name} lists no drafts`)
  const doSolicitante = sql`p.status = any (${sql.val([...process.doSolicitante])}::text[])`
  const where = sql`${condicoes(listagem, ator, filtros)} and ${doSolicitante}`
  return { ...sourceOf(listagem, ator, where, filtros), ordemPadrao: rascunhos.ordemPadrao }
}

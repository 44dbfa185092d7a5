import { sql, type RawBuilder } from 'kysely'
import { mascararCpf } from '@rh/domain/br/mascaras'
import { TOTAL_MAXIMO } from '@rh/domain/listas/define-list'
import type { Db } from '../../../db/db.ts'
import { listPage, readPronta, type ListSource } from '../../../db/list-query.ts'
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
import { comDocumentos } from './documentos.ts'
import { comTrabalho, pessoaDaLista, type LinhaCrua, type Trabalho } from './trabalho.ts'

/** Row as it is read, before it is told to a person. */
type Crua<L> = L & LinhaCrua

/** Row with its work, and the CPF masked, or omitted for those who do not need it. */
export function comoVista<L extends LinhaDeProcesso>(
  { lista, process }: Listagem<L>,
  ator: Ator,
  filtros: Pick<FiltrosDeProcesso, 'hoje' | 'minhaVez'>,
): (linha: Crua<L>) => L & Trabalho {
  const mostra = veCpfDaLista(lista, ator)
  const trabalho = comTrabalho<Crua<L>>(process, pessoaDaLista(ator, filtros), filtros.hoje)
  return (linha) => ({
    ...(trabalho(linha) as unknown as L & Trabalho),
    cpf: mostra && linha.cpf && /^\d{11}$/.test(linha.cpf) ? mascararCpf(linha.cpf) : null,
  })
}

/** Its rows are found in `processo_indice` first. */
type ProcessSource<L> = ExportSource<Crua<L>, L & Trabalho> & Required<Pick<ListSource, 'indice'>>

function sourceOf<L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  where: RawBuilder<unknown>,
  filtros: FiltrosDeProcesso,
): Omit<ProcessSource<L>, 'ordemPadrao'> {
  const { busca, ordenar } = filtros
  const encontrados = sql`
    select p.id, p.numero, p.nome_busca, p.data, p.atualizado_em, p.prazo
      from processo_indice p where ${where}`
  return {
    from: comColunas(listagem, ator, sql`(${encontrados})`, filtros),
    colunas: {
      numero: sql`achados.numero`,
      nome: sql`achados.nome_busca`,
      data: sql`achados.data`,
      atualizadoEm: sql`achados.atualizado_em`,
      prazo: sql`achados.prazo`,
    },
    semNulos: ['numero', 'atualizadoEm'],
    indice: {
      achados: encontrados,
      chaves: sql`achados.id`,
      prontas: ['id'],
      comColunas: (origem) => comColunas(listagem, ator, origem, filtros),
      // In any other order than its own index the name would have to be fetched for everybody on the way.
      findAntes: busca !== undefined && !['nome', '-nome'].includes(ordenar ?? ''),
    },
    mostrar: comoVista(listagem, ator, filtros),
  }
}

/** Query of the visible processes of a kind under these filters, for list and export. */
export const processSource = <L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): ProcessSource<L> => ({
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
  const page = await listPage<Crua<L>>(db, filtros, source)
  return { ...page, results: await comDocumentos(db, listagem, ator, page.results.map(source.mostrar)) }
}

/** These processes as the list shows them to the person, in this order. */
export async function lerProcessos<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  { filtros, ids }: { readonly filtros: FiltrosDeProcesso; readonly ids: readonly number[] },
) {
  const { indice, mostrar } = processSource(listagem, ator, filtros)
  const linhas = await readPronta<Crua<L>>(
    db,
    indice,
    ids.map((id) => ({ id })),
  )
  return comDocumentos(db, listagem, ator, linhas.map(mostrar))
}

/** How many rows of the list a person sees under each of these filters, as far as lists count; one statement for all. */
export async function contarProcessos<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  deCada: readonly FiltrosDeProcesso[],
): Promise<readonly number[]> {
  if (deCada.length === 0) return []
  const contagens = deCada.map(
    (filtros) => sql`(select count(*)::int from (
      select from processo_indice p where ${condicoes(listagem, ator, filtros)} limit ${TOTAL_MAXIMO}) l)`,
  )
  const { rows } = await sql<{ totais: readonly number[] }>`
    select array[${sql.join(contagens)}] as totais`.execute(db)
  return rows[0]?.totais ?? []
}

/** Query of drafts and returned processes that the person may continue. */
export function draftSource<L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  ator: Ator,
  filtros: FiltrosDeProcesso,
): ExportSource<Crua<L>, L & Trabalho> {
  const { process, rascunhos } = listagem
  if (!rascunhos) throw new Error(`${process.name} lists no drafts`)
  const doSolicitante = sql`p.status = any (${sql.val([...process.doSolicitante])}::text[])`
  const where = sql`${condicoes(listagem, ator, filtros)} and ${doSolicitante}`
  return { ...sourceOf(listagem, ator, where, filtros), ordemPadrao: rascunhos.ordemPadrao }
}

import { sql, type RawBuilder } from 'kysely'
import { referenciaEmPalavras } from '@rh/domain/referencia/palavras'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'
import { listaTarefas, type SituacaoDoCartao } from '@rh/domain/listas/tarefas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db } from '../../db/db.ts'
import { listPage, type Grammar } from '../../db/list-query.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import { lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { condicoes, type Filtros, type Leitura } from './cartoes.ts'
import { setoresDoLeitor, slugDoSetor } from './setor.ts'

type FiltrosDaLista = Omit<Filtros, 'ordenar'> &
  Grammar & {
    readonly setor?: SetorSlug | undefined
    readonly kanbanId?: number | undefined
    readonly situacao?: SituacaoDoCartao | undefined
  }

interface Linha extends Apontado {
  readonly id: number
  readonly titulo: string
  readonly vence: string | null
  readonly concluido: boolean
  readonly setorId: number
  readonly quadro: string
  readonly coluna: string
  readonly responsaveis: string[]
  readonly etiquetas: string[]
  readonly feitos: number
  readonly itensTotal: number
  readonly descricao: string | null
  readonly criadoEm: string
  readonly concluidoEm: string | null
  readonly arquivadoEm: string | null
  /** Read for many rows together. */
  readonly referencia?: ReferenciaVista | null
}

const situacoes: Readonly<Record<SituacaoDoCartao, RawBuilder<unknown>>> = {
  abertas: sql`c.arquivado_em is null and c.concluido_em is null`,
  concluidas: sql`c.arquivado_em is null and c.concluido_em is not null`,
  arquivadas: sql`c.arquivado_em is not null`,
}

function achados({ setor, kanbanId, situacao, ...filtros }: FiltrosDaLista, leitura: Leitura) {
  const setores = setoresDoLeitor(leitura.leitor).filter(
    (id) => setor === undefined || id === setorOf(setor).id,
  )
  const partes = [
    // Asked first, as an array: a board that is named is looked up by its index, and all of them are few.
    sql`c.kanban_id = any (array(select k.id from kanban k
      where k.setor_id = any (${sql.val(setores)}::int[]) and k.arquivado_em is null
        ${kanbanId === undefined ? sql`` : sql`and k.id = ${kanbanId}`}))`,
    situacao ? situacoes[situacao] : sql`c.arquivado_em is null`,
    ...condicoes({ ...filtros, ordenar: undefined }, leitura),
  ]
  return sql`select c.id, c.vence, busca(c.titulo) as titulo_busca, c.criado_em, c.concluido_em, c.arquivado_em
    from kanban_cartao c where ${sql.join(partes, sql` and `)}`
}

const comColunas = (de: RawBuilder<unknown>) => sql<Linha>`
  select c.id, c.titulo, busca(c.titulo) as titulo_busca, c.vence, c.concluido_em is not null as concluido,
         k.setor_id, k.nome as quadro, co.nome as coluna, c.descricao, c.criado_em, c.concluido_em, c.arquivado_em,
         c.processo_id, c.vinculo_id,
         array(select u.nome from kanban_responsavel r join usuario u on u.id = r.usuario_id
                where r.cartao_id = c.id order by u.nome) as responsaveis,
         array(select e.nome from kanban_cartao_etiqueta ce join kanban_etiqueta e on e.id = ce.etiqueta_id
                where ce.cartao_id = c.id and e.excluida_em is null order by e.id) as etiquetas,
         (select count(*)::int from kanban_item i
           where i.cartao_id = c.id and i.excluido_em is null and i.feito) as feitos,
         (select count(*)::int from kanban_item i where i.cartao_id = c.id and i.excluido_em is null) as itens_total
    from ${de} de join kanban_cartao c on c.id = de.id
    join kanban k on k.id = c.kanban_id join kanban_coluna co on co.id = c.coluna_id`

const colunas = {
  titulo: sql`achados.titulo_busca`,
  vence: sql`achados.vence`,
  criadoEm: sql`achados.criado_em`,
  concluidoEm: sql`achados.concluido_em`,
  arquivadoEm: sql`achados.arquivado_em`,
}

const comItens = ({ feitos, itensTotal, setorId, processoId: _p, vinculoId: _v, ...linha }: Linha) => ({
  ...linha,
  setor: slugDoSetor(setorId),
  itens: itensTotal === 0 ? '' : `${feitos} de ${itensTotal}`,
  referencia: linha.referencia ?? null,
})

/** Where the rows of the list come from, for its pages and its file. */
export function tarefaSource(db: Db, filtros: FiltrosDaLista, leitura: Leitura): ExportSource<Linha, object> {
  const encontrados = achados(filtros, leitura)
  return {
    from: comColunas(sql`(${encontrados})`),
    colunas,
    ordemPadrao: listaTarefas.ordemPadrao,
    semNulos: ['titulo', 'criadoEm'],
    indice: {
      achados: encontrados,
      chaves: sql`id, vence, titulo_busca, criado_em, concluido_em, arquivado_em`,
      comColunas,
      findAntes: Boolean(filtros.busca),
    },
    completar: (linhas) => comReferencias(db, linhas, leitura),
    mostrar: (linha) => ({
      ...comItens(linha),
      referencia: linha.referencia ? emTexto(linha.referencia) : '',
    }),
  }
}

async function comReferencias(db: Db, linhas: readonly Linha[], { leitor, hoje }: Leitura): Promise<Linha[]> {
  const olhar = await lerReferencias(db, linhas, { ator: leitor, hoje })
  return linhas.map((linha) => ({ ...linha, referencia: olhar(linha) }))
}

function emTexto(vista: ReferenciaVista): string {
  const { titulo, numero } = referenciaEmPalavras(vista)
  return `${titulo} (${numero})`
}

/** One page of the cards of a person's boards. */
export async function listTarefas(db: Db, filtros: FiltrosDaLista, leitura: Leitura) {
  const pagina = await listPage<Linha>(db, filtros, tarefaSource(db, filtros, leitura))
  const completas = await comReferencias(db, pagina.results, leitura)
  return { ...pagina, results: completas.map(comItens) }
}

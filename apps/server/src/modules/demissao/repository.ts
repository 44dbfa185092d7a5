import { sql } from 'kysely'
import type { LinhaConferida, SituacaoDaPeca } from '@rh/domain/processos/demissao/demissao'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { isAnexado } from '../processo/registrado.ts'

// What is kept of a dismissal beside its form, and what the sectors already recorded of it.

/** A line of the statement that was sent to be checked. */
export interface LinhaDoDemonstrativo {
  readonly codigo: string
  readonly centavos: number
}

/** A slot that the end of the bond closed, with the last day that it had; one that was to come is kept whole. */
export interface AlocacaoFechada {
  readonly id: number
  readonly fim: string | null
  /** First day of one that was to come. */
  readonly inicio?: string
  /** Its row, in JSON: gone from the table, and put back as it was. */
  readonly linha?: string
}

export interface Registrado {
  readonly comunicadoEm: string | null
  readonly desligamento: string
  readonly pagoEm: string | null
  readonly demonstrativo: {
    readonly linhas: readonly LinhaDoDemonstrativo[]
    readonly em: string
    readonly porId: number | null
  } | null
  readonly alocacoes: readonly AlocacaoFechada[]
}

export const findRegistrado = async (db: Db | Tx, processoId: number): Promise<Registrado | null> =>
  ((await db
    .selectFrom('demissao')
    .select(['comunicadoEm', 'desligamento', 'pagoEm', 'demonstrativo', 'alocacoes'])
    .where('processoId', '=', processoId)
    .modifyEnd(prepared)
    .executeTakeFirst()) as Registrado | undefined) ?? null

/** How a piece came back, as Almoxarifado said it. */
export interface PecaDevolvida {
  readonly entregaId: number
  readonly situacao: SituacaoDaPeca
  readonly valorCentavos?: number | undefined
}
export interface OutroItem {
  readonly descricao: string
  readonly situacao: SituacaoDaPeca
  readonly valorCentavos?: number | undefined
}

interface Parecer<D> {
  readonly decisao: string
  readonly dados: D
}

/** What the pareceres hold; absent where none was given. */
interface Pareceres {
  readonly departamento_pessoal?: Parecer<{
    readonly mediasCentavos?: number
    readonly adiantamento13Centavos?: number
    readonly meses13Perdidos?: number
    readonly faltasNoPeriodo?: number
  }>
  readonly exame?: Parecer<{ readonly dataExame?: string; readonly resultado?: 'apto' | 'inapto' }>
  readonly devolucoes?: Parecer<{
    readonly pecas?: readonly PecaDevolvida[]
    readonly outros?: readonly OutroItem[]
  }>
  readonly conferencia?: Parecer<{ readonly linhas?: readonly LinhaConferida[] }>
}

export interface DoProcesso {
  readonly status: string
  /** The earliest day on which it was asked for, in whichever zone the company is. */
  readonly pedidaDesde: string
  readonly pareceres: Pareceres
  readonly aviso: boolean
  readonly reconsideracao: boolean
  readonly comprovante: boolean
  readonly trct: boolean
}

/** What the sectors recorded of a dismissal; null before there is one. */
export async function findDoProcesso(db: Db | Tx, processoId: number | null): Promise<DoProcesso | null> {
  if (processoId === null) return null
  const { rows } = await sql<DoProcesso>`${prepared}
    select p.status, (p.criado_em at time zone 'Etc/GMT+12')::date as pedida_desde,
           (select coalesce(jsonb_object_agg(pp.parecer, jsonb_build_object('decisao', pp.decisao, 'dados', pp.dados)), '{}')
              from processo_parecer pp where pp.processo_id = p.id) as pareceres,
           ${isAnexado(processoId, 'AVISO_DEMISSAO')} as aviso,
           ${isAnexado(processoId, 'RECONSIDERACAO')} as reconsideracao,
           ${isAnexado(processoId, 'COMPROVANTE_RESCISAO')} as comprovante,
           ${isAnexado(processoId, 'TRCT')} as trct
      from processo p where p.id = ${processoId}`.execute(db)
  return rows[0] ?? null
}

export interface Peca {
  readonly entregaId: number
  readonly itemId: number
  readonly item: string
  readonly tamanho: string
  readonly quantidade: number
  readonly entregueEm: string
  readonly estado: SituacaoDaPeca | null
}

/** The pieces that the person has, or gave back from a day on. */
export async function listPecas(db: Db | Tx, vinculoId: number, desde: string): Promise<Peca[]> {
  const { rows } = await sql<Peca>`${prepared}
    select e.id as entrega_id, e.item_id, i.descricao as item, e.tamanho, e.quantidade, e.entregue_em,
           e.devolucao_estado as estado
      from uniforme_entrega e join item_uniforme i on i.id = e.item_id
     where e.vinculo_id = ${vinculoId} and (e.devolvido_em is null or e.devolvido_em >= ${desde}::date)
     order by i.descricao, e.id`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import { prazoDeSaida } from '@rh/domain/contratos/saida'
import { isAberto, statusLabel, tiposDeclarados } from '@rh/domain/processos/processos'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import type { Db, Tx } from '../../db/db.ts'
import { quemSai, type FimPrevisto } from '../contratos/efetivo.ts'

/** Person of a contract that ends, without the destinations. */
export type Saida = Omit<PessoaDoFim, 'propostaId' | 'destinos'>

interface Linha extends FimPrevisto {
  readonly colaboradorId: number
  readonly nome: string
  readonly matricula: string
  readonly cargo: string
  readonly escala: string
  readonly local: string
  readonly dataAdmissao: string
  readonly estavel: { readonly ate: string | null } | null
  readonly processos: readonly { tipo: TipoProcesso; id: number; numero: string; status: string }[]
  readonly recusa: string | null
  readonly decisao: Saida['decisao']
}

/** What may take somebody from a post for good. */
const QUE_TIRAM = tiposDeclarados.filter((tipo) => tipo === 'remanejamento' || tipo === 'demissao')

/** Who is left without a post by these contracts, the most urgent first, by contract. */
export async function listSaidas(
  db: Db | Tx,
  fins: readonly FimPrevisto[],
  hoje: string,
): Promise<ReadonlyMap<number, readonly Saida[]>> {
  const { rows } = await sql<Linha>`
    select fim."contratoId" as contrato_id, fim.termino, v.id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, v.matricula, ca.titulo as cargo,
           es.nome as escala, lo.nome as local, v.data_admissao,
           -- A protection without an end yet counts as the longest.
           (select jsonb_build_object('ate', case when bool_or(e.fim is null) then null else max(e.fim) end)
              from estabilidade e where e.vinculo_id = v.id and e.inicio <= fim.termino
               and coalesce(e.fim, 'infinity') >= ${hoje}::date having count(*) > 0) as estavel,
           coalesce((select jsonb_agg(jsonb_build_object('tipo', p.tipo, 'id', p.id, 'numero', p.numero, 'status', p.status)
                      order by p.id desc)
              from processo p where p.vinculo_id = v.id and p.tipo = any (${QUE_TIRAM}::text[])), '[]') as processos,
           (select i.recusa from processo_lote_item i join processo_lote pl on pl.id = i.lote_id
             where i.vinculo_id = v.id and pl.modelo = ${MODELO} and i.estado = 'recusado'
               and (pl.parametros ->> 'contratoId')::int = fim."contratoId" order by i.id desc limit 1) as recusa,
           (select jsonb_strip_nulls(jsonb_build_object('decisao', d.decisao, 'postoId', d.posto_id, 'ate', d.ate,
                     'motivo', d.motivo))
              from desmobilizacao d where d.contrato_id = fim."contratoId" and d.vinculo_id = v.id
               -- Who stayed until a day that is over is to be decided anew.
               and (d.ate is null or d.ate >= ${hoje}::date)) as decisao
    ${quemSai(fins)}
     order by v.data_admissao, v.id`.execute(db)
  const porContrato = Map.groupBy(rows, ({ contratoId }) => contratoId)
  return new Map([...porContrato].map(([contratoId, linhas]) => [contratoId, linhas.map(saidaDe)]))
}

/** As `listSaidas`, of one contract. */
export async function listSaidasDe(db: Db | Tx, fim: FimPrevisto, hoje: string): Promise<readonly Saida[]> {
  return (await listSaidas(db, [fim], hoje)).get(fim.contratoId) ?? []
}

function saidaDe({ termino, dataAdmissao, processos, recusa, ...linha }: Linha): Saida {
  const { diasDeAviso, avisarAte } = prazoDeSaida(dataAdmissao, termino)
  const aberto = processos.find(({ tipo, status }) => isAberto(tipo, status))
  return {
    ...linha,
    diasDeAviso,
    decidirAte: avisarAte,
    // Who was refused and got a request since is refused no more.
    recusa: aberto ? null : recusa,
    processo: aberto ? { ...aberto, status: statusLabel(aberto.tipo, aberto.status) } : null,
  }
}

/** Name of the batches that the end of a contract starts. */
export const MODELO = 'fim_de_contrato'

/** Tests whether nothing is under way for a person, and nothing was decided. */
export const isSemDestino = ({ processo, decisao }: Pick<Saida, 'processo' | 'decisao'>): boolean =>
  processo === null && decisao === null

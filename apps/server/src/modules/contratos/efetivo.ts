import { sql, type RawBuilder } from 'kysely'
import { adicionalDe } from '@rh/domain/codigos/adicionais'
import { prazoDeSaida } from '@rh/domain/contratos/saida'
import type { ContratoRegistro } from '@rh/domain/contract/contratos-registro'
import { statusLabel } from '@rh/domain/processos/processos'
import type { Db, Tx } from '../../db/db.ts'
import { comprometida, ocupacaoDosPostos } from './ocupacao.ts'
import { selectPosto } from './posto.ts'

type Posto = ContratoRegistro['postos'][number]
type Pessoa = Posto['pessoas'][number]
type Chegada = Posto['chegadas'][number]
type Vigencia = Posto['vigencias'][number]
/** A row of `ocupacaoDosPostos`. */
interface OcupacaoDoPosto {
  readonly postoId: number
  readonly planejado: number
  readonly ocupado: number
  readonly entrando: number
  readonly vagas: number
}
type DoPosto<T> = T & { readonly postoId: number }

/** The posts of a contract on a day: what is planned, who is there and who is on the way. */
export async function findPostos(
  db: Db | Tx,
  contratoId: number,
  dia: string,
  hoje: string,
): Promise<Posto[]> {
  const [postos, pessoas, proximas, chegadas, vigencias, kits] = await Promise.all([
    selectPostos(db, contratoId, dia, hoje),
    selectPessoas(
      db,
      contratoId,
      sql`al.inicio <= ${dia}::date and (al.fim is null or al.fim >= ${dia}::date)`,
    ),
    selectPessoas(db, contratoId, sql`al.inicio > ${dia}::date and al.tipo = 'titular'`),
    selectChegadas(db, contratoId),
    selectVigencias(db, contratoId),
    selectKits(db, contratoId),
  ])
  const por = {
    pessoas: porPosto(pessoas),
    proximas: porPosto(proximas),
    chegadas: porPosto(chegadas),
    vigencias: porPosto(vigencias),
    kit: porPosto(kits),
  }
  return postos.map(({ insalubridade, periculosidade, ...posto }) => ({
    ...posto,
    adicional: adicionalDe({ insalubridade, periculosidade }),
    pessoas: por.pessoas.get(posto.id) ?? [],
    proximas: por.proximas.get(posto.id) ?? [],
    chegadas: por.chegadas.get(posto.id) ?? [],
    vigencias: por.vigencias.get(posto.id) ?? [],
    kit: por.kit.get(posto.id) ?? [],
  }))
}

const porPosto = <T>(linhas: readonly DoPosto<T>[]) => Map.groupBy(linhas, ({ postoId }) => postoId)

const selectPostos = (db: Db | Tx, contratoId: number, dia: string, hoje: string) =>
  selectPosto(db, dia)
    .select(['po.id', 'po.localId', 'po.cargoId', 'ca.titulo as cargo', 'po.requisitos'])
    .select(['es.nome as escala', 'es.horasSemanais'])
    .select(
      sql<Posto['feriado']>`case when es.tipo = '12x36' or es.ciclo_trabalho is not null then null
        when po.abre_em_feriado then 'abre' else 'fecha' end`.as('feriado'),
    )
    .select([
      'te.salarioPrevistoCentavos',
      'te.precoCentavos',
      'te.insalubridade',
      'te.periculosidade',
      'te.laudo',
    ])
    .innerJoin(
      sql<OcupacaoDoPosto>`${ocupacaoDosPostos({ dia, desde: dia, hoje, onde: sql`po.contrato_id = ${contratoId}` })}`.as(
        'oc',
      ),
      'oc.postoId',
      'po.id',
    )
    .select(['oc.planejado as quantidade', 'oc.ocupado as ocupados', 'oc.entrando', 'oc.vagas'])
    .where('po.contratoId', '=', contratoId)
    .orderBy('po.localId')
    .orderBy('po.id')
    .execute()

/** People in the posts by their stays `al`: those of a day, or those that begin after it. */
async function selectPessoas(
  db: Db | Tx,
  contratoId: number,
  quando: RawBuilder<unknown>,
): Promise<DoPosto<Pessoa>[]> {
  const { rows } = await sql<DoPosto<Pessoa>>`
    select al.posto_id, v.id as vinculo_id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, al.inicio as desde,
           least(al.fim, v.data_desligamento) as ate, nullif(al.tipo, 'titular') as cobre
      from alocacao al
      join posto po on po.id = al.posto_id
      join vinculo v on v.id = al.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where po.contrato_id = ${contratoId} and ${quando}
     order by al.tipo <> 'titular', pe.nome_busca, v.id`.execute(db)
  return rows
}

/** Whoever is on the way in, whatever the day: who looks at a later one wants to see them too. */
async function selectChegadas(db: Db | Tx, contratoId: number): Promise<DoPosto<Chegada>[]> {
  const { rows } = await sql<DoPosto<Omit<Chegada, 'statusLabel'>> & { readonly status: string }>`
    select pr.posto_id, pr.id as processo_id, pr.tipo, pr.numero, pr.nome, pr.data as data_prevista, pr.status
      from processo_indice pr
      join posto po on po.id = pr.posto_id
     where po.contrato_id = ${contratoId} and ${comprometida}
     order by pr.data, pr.id`.execute(db)
  return rows.map(({ status, ...chegada }) => ({
    ...chegada,
    statusLabel: statusLabel(chegada.tipo, status),
  }))
}

async function selectVigencias(db: Db | Tx, contratoId: number): Promise<DoPosto<Vigencia>[]> {
  const linhas = await db
    .selectFrom('postoVigencia as pv')
    .innerJoin('posto as po', 'po.id', 'pv.postoId')
    .leftJoin('contratoAditivo as ad', 'ad.id', 'pv.aditivoId')
    .select(['pv.postoId', 'pv.desde', 'pv.quantidade', 'pv.salarioPrevistoCentavos', 'pv.precoCentavos'])
    .select(['pv.insalubridade', 'pv.periculosidade', 'pv.laudo', 'ad.numero as aditivo'])
    .where('po.contratoId', '=', contratoId)
    .orderBy('pv.desde')
    .execute()
  return linhas.map(({ insalubridade, periculosidade, ...vigencia }) => ({
    ...vigencia,
    adicional: adicionalDe({ insalubridade, periculosidade }),
  }))
}

const selectKits = (db: Db | Tx, contratoId: number) =>
  db
    .selectFrom('postoKit as pk')
    .innerJoin('posto as po', 'po.id', 'pk.postoId')
    .innerJoin('itemUniforme as iu', 'iu.id', 'pk.itemId')
    .select(['pk.postoId', 'iu.descricao as item', 'pk.quantidade'])
    .where('po.contratoId', '=', contratoId)
    .orderBy('iu.descricao')
    .execute()

/** A contract, and the last day that is asked about: of law, or one that somebody thinks of. */
export interface FimPrevisto {
  readonly contratoId: number
  readonly termino: string
}

/**
 * Source and condition of who is still in a post of these contracts on their last day and has no other afterwards: the
 * contract is `fim`, the stay `al`, the post `po`, its place `lo`, cargo `ca` and scale `es`, the bond `v` of person `pe`.
 */
export const quemSai = (fins: readonly FimPrevisto[]): RawBuilder<unknown> => sql`
      from jsonb_to_recordset(${JSON.stringify(fins)}::jsonb) as fim("contratoId" int, termino date)
      join posto po on po.contrato_id = fim."contratoId"
      join alocacao al on al.posto_id = po.id and al.tipo = 'titular' and (al.fim is null or al.fim > fim.termino)
      join cargo ca on ca.id = po.cargo_id
      join escala es on es.id = po.escala_id
      join local lo on lo.id = po.local_id
      join vinculo v on v.id = al.vinculo_id and (v.data_desligamento is null or v.data_desligamento > fim.termino)
      join pessoa pe on pe.id = v.pessoa_id
     where not exists (select from alocacao x where x.vinculo_id = v.id and x.tipo = 'titular' and x.inicio > al.inicio)`

/** Who would be left without a post at the end of a contract. */
export async function findSaidas(
  db: Db | Tx,
  contratoId: number,
  termino: string,
): Promise<ContratoRegistro['saidas']> {
  const { rows } = await sql<Omit<ContratoRegistro['saidas'][number], 'diasDeAviso' | 'avisarAte'>>`
    select v.id as vinculo_id, v.matricula, coalesce(pe.nome_social, pe.nome) as nome, ca.titulo as cargo,
           lo.nome as local, v.data_admissao
    ${quemSai([{ contratoId, termino }])}
     order by v.data_admissao, v.id`.execute(db)
  return rows.map((pessoa) => ({ ...pessoa, ...prazoDeSaida(pessoa.dataAdmissao, termino) }))
}

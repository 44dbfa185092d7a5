import { sql } from 'kysely'
import type { SituacaoDoPlano } from '@rh/domain/contract/ferias-plano'
import type { AjusteDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { versaoAntiga } from '../../../http/versao-antiga.ts'
import { findUltimaVersao } from '../../cadastros/versao.ts'
import { contratoNoEscopo, type Escopo } from '../../processo/escopo.ts'
import type { Resolvido } from './resolver.ts'

/** A plan as it is kept. */
export interface Plano {
  readonly id: number
  readonly versao: number
  readonly ano: number
  readonly contratoId: number | null
  readonly ajustes: readonly AjusteDoPlano[]
  readonly alterado: boolean
  readonly resultado: Resolvido | null
  readonly resolvidoEm: string | null
  readonly resolvendoDesde: string | null
  readonly andamento: number
  readonly falha: string | null
  readonly criadoPorId: number
  readonly criadoPor: string
  readonly criadoEm: string
  readonly escopado: boolean
  readonly aceitoEm: string | null
  readonly loteId: number | null
}

/** A run that is older than this was cut off: its server stopped. */
const RUN_MAIS_LONGO = { minutes: 2 }

/** Whether a run of the plan is under way. */
export const isResolvendo = (
  { resolvendoDesde }: Pick<Plano, 'resolvendoDesde'>,
  agora: Temporal.Instant,
): boolean =>
  resolvendoDesde !== null &&
  Temporal.Instant.compare(Temporal.Instant.from(resolvendoDesde).add(RUN_MAIS_LONGO), agora) > 0

export function situacaoDo(
  plano: Omit<Plano, 'ajustes' | 'resultado'>,
  agora: Temporal.Instant,
): SituacaoDoPlano {
  if (plano.aceitoEm !== null) return 'aceito'
  if (isResolvendo(plano, agora)) return 'resolvendo'
  return plano.resolvidoEm === null ? 'novo' : 'resolvido'
}

/** Plans that a person sees: of contracts in scope, and of all contracts who made it or any other who follows them all. */
const visivel = (ator: Escopo) => sql<boolean>`(
  (f.contrato_id is not null and ${contratoNoEscopo(ator, 'f.contrato_id')})
  or (f.contrato_id is null and (f.criado_por = ${ator.id} or (not f.escopado and not ${ator.escopado}))))`

const colunas = sql`f.id, f.versao, f.ano, f.contrato_id, f.alterado, f.resolvido_em,
  f.resolvendo_desde, f.andamento, f.falha, f.criado_por as criado_por_id,
  u.nome as criado_por, f.criado_em, f.escopado, f.aceito_em, f.lote_id`

/** A plan that the person may see; 404 otherwise. `travar` holds its row until the end of the transaction. */
export async function exigirPlano(
  db: Db | Tx,
  id: number,
  ator: Escopo,
  { travar = false }: { readonly travar?: boolean } = {},
): Promise<Plano> {
  const { rows } = await sql<Plano>`
    select ${colunas}, f.ajustes, f.resultado from ferias_plano f join usuario u on u.id = f.criado_por
     where f.id = ${id} and ${visivel(ator)} ${travar ? sql`for update of f` : sql``}`.execute(db)
  const [plano] = rows
  if (!plano) throw failure('nao_encontrado')
  return plano
}

const RECENTES = 50

/** The newest plans, without what was proposed. */
export async function listPlanos(db: Db | Tx, ator: Escopo): Promise<Omit<Plano, 'ajustes' | 'resultado'>[]> {
  const { rows } = await sql<Omit<Plano, 'ajustes' | 'resultado'>>`
    select ${colunas} from ferias_plano f join usuario u on u.id = f.criado_por
     where ${visivel(ator)} order by f.id desc limit ${RECENTES}`.execute(db)
  return rows
}

interface NovoPlano {
  readonly ano: number
  readonly contratoId: number | null
  readonly ator: Escopo
  readonly agora: Temporal.Instant
}

export async function insertPlano(tx: Tx, { ano, contratoId, ator, agora }: NovoPlano): Promise<number> {
  const { id } = await tx
    .insertInto('feriasPlano')
    .values({ ano, contratoId, escopado: ator.escopado, criadoPor: ator.id, criadoEm: isoDe(agora) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Throws 409 where somebody changed the plan meanwhile, with who and when, it is being solved, or it was accepted. */
export async function exigirAberto(
  { tx, agora }: Pick<UnitOfWork, 'tx' | 'agora'>,
  plano: Plano,
  versao: number,
  fuso: string,
): Promise<void> {
  if (plano.versao !== versao) throw versaoAntiga(await findUltimaVersao(tx, 'ferias_plano', plano.id), fuso)
  const situacao = situacaoDo(plano, agora)
  if (situacao === 'aceito')
    throw failure('transicao_invalida', {
      mensagem: 'Este plano já foi aceito: os pedidos estão no lote.',
      acao: 'Crie outro plano para marcar o que faltou.',
    })
  if (situacao === 'resolvendo')
    throw failure('transicao_invalida', {
      mensagem: 'O plano está sendo resolvido.',
      acao: 'Espere terminar, ou pare a procura.',
    })
}

export const gravarAjustes = (tx: Tx, id: number, ajustes: readonly AjusteDoPlano[]) =>
  sql`update ferias_plano set ajustes = ${JSON.stringify(ajustes)}::jsonb, alterado = true, versao = versao + 1
       where id = ${id}`.execute(tx)

/** A run begins. */
export const marcarInicio = (tx: Tx, id: number, agora: Temporal.Instant) =>
  tx
    .updateTable('feriasPlano')
    .set({ resolvendoDesde: isoDe(agora), andamento: 0, parar: false, falha: null })
    .where('id', '=', id)
    .execute()

/** Writes how far a run is. Answers whether somebody asked it to stop. */
export async function marcarAndamento(db: Db, id: number, andamento: number): Promise<boolean> {
  const linha = await db
    .updateTable('feriasPlano')
    .set({ andamento })
    .where('id', '=', id)
    .returning('parar')
    .executeTakeFirst()
  return linha?.parar ?? true
}

/** A run ends with a plan, or without one and why. */
export const marcarFim = (
  tx: Tx,
  id: number,
  { resultado, falha, agora }: { resultado: Resolvido | null; falha: string | null; agora: Temporal.Instant },
) =>
  resultado
    ? sql`update ferias_plano set resultado = ${JSON.stringify(resultado)}::jsonb, resolvido_em = ${isoDe(agora)}::timestamptz,
             resolvendo_desde = null, andamento = 1, alterado = false, falha = null, versao = versao + 1
           where id = ${id}`.execute(tx)
    : sql`update ferias_plano set resolvendo_desde = null, falha = ${falha} where id = ${id}`.execute(tx)

export const marcarAceito = (
  tx: Tx,
  id: number,
  { loteId, por, agora }: { loteId: number; por: number; agora: Temporal.Instant },
) =>
  tx
    .updateTable('feriasPlano')
    .set({ loteId, aceitoPor: por, aceitoEm: isoDe(agora), versao: sql`versao + 1` })
    .where('id', '=', id)
    .execute()

import { sql, type RawBuilder } from 'kysely'
import { faltasEmTexto, MAXIMO_NO_LOCAL, type TipoDeMovimento } from '@rh/domain/estoque/estoque'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'

// The ledger of the stock. Every movement takes its balances first, in one order, so that two people who move the same
// pieces wait for each other and never for themselves; the constraint of the table is the last word.

export interface Chave {
  readonly localId: number
  readonly itemId: number
  readonly tamanho: string
}

/** A movement to be written; `quantidade` is what it adds. */
export interface Movimento extends Chave {
  readonly tipo: TipoDeMovimento
  readonly quantidade: number
  readonly nota?: string | null | undefined
  readonly custoCentavos?: number | null | undefined
  readonly motivo?: string | null | undefined
  readonly outroLocalId?: number
  readonly entregaId?: number
  readonly vinculoId?: number
  readonly contagemId?: number
}

const nomeDa = ({ localId, itemId, tamanho }: Chave): string => `${localId} ${itemId} ${tamanho}`

/** The balances of these keys, locked until the end of the transaction. */
export type Saldos = ReadonlyMap<string, number>
export const saldoDe = (saldos: Saldos, chave: Chave): number => saldos.get(nomeDa(chave)) ?? 0

const emLinhas = (chaves: readonly Chave[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(chaves.map(({ localId, itemId, tamanho }) => ({ l: localId, i: itemId, t: tamanho })))}::jsonb)
    as c(l int, i int, t text)`

/** Locks the balances of some pieces, in one order for everybody, and reads them. */
export async function lockSaldos(tx: Tx, chaves: readonly Chave[]): Promise<Saldos> {
  if (chaves.length === 0) return new Map()
  await sql`insert into estoque_saldo (local_id, item_id, tamanho)
    select distinct l, i, t from ${emLinhas(chaves)} order by l, i, t on conflict do nothing`.execute(tx)
  const { rows } = await sql<Chave & { saldo: number }>`
    select es.local_id, es.item_id, es.tamanho, es.saldo from estoque_saldo es
     where (es.local_id, es.item_id, es.tamanho) in (select l, i, t from ${emLinhas(chaves)})
     order by es.local_id, es.item_id, es.tamanho for update of es`.execute(tx)
  return new Map(rows.map(({ saldo, ...chave }) => [nomeDa(chave), saldo]))
}

/** Refuses sizes of a piece of which one is known neither to the register nor to the balances of the place. */
export async function requireTamanhosDaPeca(
  tx: Tx,
  { localId, itemId }: Omit<Chave, 'tamanho'>,
  tamanhos: readonly string[],
): Promise<void> {
  const { rows } = await sql`select from unnest(${sql.val([...tamanhos])}::text[]) as t (tamanho)
    where not exists (select from item_uniforme i where i.id = ${itemId}
      and (t.tamanho = any (i.tamanhos) or exists (
        select from estoque_saldo es
         where es.local_id = ${localId} and es.item_id = i.id and es.tamanho = t.tamanho)))`.execute(tx)
  if (rows.length > 0) throw failure('validacao', { campos: { tamanho: 'Escolha um tamanho desta peça' } })
}

interface Pedida extends Chave {
  readonly quantidade: number
}

/** What some keys have less than is asked of them, with how much. */
export function faltasDe(saldos: Saldos, pedidas: readonly Pedida[]): readonly (Pedida & { ha: number })[] {
  const porChave = Map.groupBy(pedidas, nomeDa)
  return [...porChave].flatMap(([nome, juntas]) => {
    const [uma] = juntas
    if (!uma) return []
    const quantidade = juntas.reduce((soma, linha) => soma + linha.quantidade, 0)
    const ha = saldos.get(nome) ?? 0
    return ha < quantidade ? [{ ...uma, quantidade, ha }] : []
  })
}

/** Refuses to take pieces that are not there, and says which. */
export async function recusarFaltas(
  tx: Tx,
  faltas: readonly (Pedida & { ha: number })[],
  acao = 'Confira a quantidade ou escolha outro local.',
): Promise<void> {
  if (faltas.length === 0) return
  const ids = [...new Set(faltas.map(({ itemId }) => itemId))]
  const itens = await tx
    .selectFrom('itemUniforme')
    .select(['id', 'descricao'])
    .where('id', 'in', ids)
    .execute()
  const nomes = new Map(itens.map(({ id, descricao }) => [id, descricao]))
  const texto = faltasEmTexto(
    faltas.map(({ itemId, tamanho, ha, quantidade }) => ({
      item: nomes.get(itemId) ?? '',
      tamanho,
      ha,
      pedidas: quantidade,
    })),
  )
  throw failure('estoque_insuficiente', { mensagem: `O estoque deste local não tem: ${texto}.`, acao })
}

/** Refuses movements that would leave more of a size at a place than one holds. */
export function recusarExcesso(saldos: Saldos, movimentos: readonly Movimento[]): void {
  const demais = [...Map.groupBy(movimentos, nomeDa)].some(([nome, juntos]) => {
    const mudanca = juntos.reduce((soma, { quantidade }) => soma + quantidade, 0)
    return mudanca > 0 && (saldos.get(nome) ?? 0) + mudanca > MAXIMO_NO_LOCAL
  })
  if (demais)
    throw failure('validacao', {
      mensagem: `Um local guarda até ${MAXIMO_NO_LOCAL.toLocaleString('pt-BR')} peças de um tamanho.`,
      acao: 'Confira a quantidade.',
    })
}

/** Writes movements whose balances are locked. The trigger keeps the balance of each. */
export async function escreverMovimentos(
  { tx, agora }: UnitOfWork,
  usuarioId: number | null,
  movimentos: readonly Movimento[],
): Promise<void> {
  if (movimentos.length === 0) return
  await tx
    .insertInto('estoqueMovimento')
    .values(
      movimentos.map(({ tipo, localId, itemId, tamanho, quantidade, ...outros }) => ({
        em: isoDe(agora),
        tipo,
        localId,
        itemId,
        tamanho,
        quantidade,
        usuarioId,
        nota: outros.nota ?? null,
        custoCentavos: outros.custoCentavos ?? null,
        motivo: outros.motivo ?? null,
        outroLocalId: outros.outroLocalId ?? null,
        entregaId: outros.entregaId ?? null,
        vinculoId: outros.vinculoId ?? null,
        contagemId: outros.contagemId ?? null,
      })),
    )
    .execute()
}

/** Locks what the movements touch, refuses what is not there, and writes them. */
export async function movimentar(
  work: UnitOfWork,
  usuarioId: number,
  movimentos: readonly Movimento[],
): Promise<void> {
  const saldos = await lockSaldos(work.tx, movimentos)
  const saidas = movimentos
    .filter(({ quantidade }) => quantidade < 0)
    .map((movimento) => ({ ...movimento, quantidade: -movimento.quantidade }))
  await recusarFaltas(work.tx, faltasDe(saldos, saidas))
  recusarExcesso(saldos, movimentos)
  await escreverMovimentos(work, usuarioId, movimentos)
}

/** Of some pieces, those that the stock keeps: something of them moved, or a minimum was set, at any place. */
export async function listControlados(tx: Tx, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ itemId: number }>`
    select i as item_id from unnest(${sql.val([...new Set(itemIds)])}::int[]) i
     where exists (select from estoque_saldo es where es.item_id = i)`.execute(tx)
  return new Set(rows.map(({ itemId }) => itemId))
}

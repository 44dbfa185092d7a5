import { sql } from 'kysely'
import type { NovaEntrada, NovaTransferencia, NovoDescarte } from '@rh/domain/estoque/formularios'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { dizerQuando } from '../../http/versao-antiga.ts'
import type { Quem } from '../../http/ator.ts'
import { lockSaldos, movimentar, requireTamanhosDaPeca } from './livro.ts'
import { requireLocal } from './locais.ts'

interface Linha {
  readonly itemId: number
  readonly tamanho: string
}

/** Refuses what comes in of a size that its piece does not have; one that the register lost may still leave. */
async function requireTamanhos<L extends Linha>(
  tx: Tx,
  linhas: readonly L[],
  chega: (linha: L) => boolean,
): Promise<void> {
  const itens = await tx
    .selectFrom('itemUniforme')
    .select(['id', 'tamanhos', 'ativo'])
    .where('id', 'in', [...new Set(linhas.map(({ itemId }) => itemId))])
    .execute()
  const campos: Record<string, string> = {}
  for (const [i, linha] of linhas.entries()) {
    const { itemId, tamanho } = linha
    const item = itens.find(({ id }) => id === itemId)
    if (!item) campos[`linhas.${i}.itemId`] = 'Escolha uma peça da lista'
    else if (chega(linha) && !item.ativo) campos[`linhas.${i}.itemId`] = 'Esta peça está desativada'
    else if (chega(linha) && !item.tamanhos.includes(tamanho))
      campos[`linhas.${i}.tamanho`] = 'Escolha um tamanho desta peça'
  }
  if (Object.keys(campos).length > 0) throw failure('validacao', { campos })
}

/** Records what came in. */
export async function darEntrada(
  work: UnitOfWork,
  ator: Quem,
  { localId, nota, linhas }: NovaEntrada,
): Promise<void> {
  await requireLocal(work.tx, ator, localId)
  await requireTamanhos(work.tx, linhas, () => true)
  await movimentar(
    work,
    ator.id,
    linhas.map((linha) => ({ ...linha, tipo: 'entrada', localId, nota })),
  )
}

/** Takes pieces from one place to another: both ends or none. */
export async function transferir(
  work: UnitOfWork,
  ator: Quem,
  { deId, paraId, motivo, linhas }: NovaTransferencia,
): Promise<void> {
  await requireLocal(work.tx, ator, deId, 'deId')
  await requireLocal(work.tx, ator, paraId, 'paraId')
  await requireTamanhos(work.tx, linhas, () => false)
  await movimentar(
    work,
    ator.id,
    linhas.flatMap(({ quantidade, ...linha }) => [
      {
        ...linha,
        tipo: 'transferencia',
        localId: deId,
        outroLocalId: paraId,
        quantidade: -quantidade,
        motivo,
      },
      { ...linha, tipo: 'transferencia', localId: paraId, outroLocalId: deId, quantidade, motivo },
    ]),
  )
}

/** Takes out of the stock what is of no use any more. */
export async function descartar(
  work: UnitOfWork,
  ator: Quem,
  { localId, motivo, linhas }: NovoDescarte,
): Promise<void> {
  await requireLocal(work.tx, ator, localId)
  await requireTamanhos(work.tx, linhas, () => false)
  await movimentar(
    work,
    ator.id,
    linhas.map(({ quantidade, ...linha }) => ({
      ...linha,
      tipo: 'descarte',
      localId,
      quantidade: -quantidade,
      motivo,
    })),
  )
}

interface Minimos {
  readonly localId: number
  readonly itemId: number
  readonly minimos: readonly { readonly tamanho: string; readonly minimo: number; readonly antes: number }[]
}

interface Saldo {
  readonly localId: number
  readonly itemId: number
  readonly tamanho: string
}

/** Who said another minimum meanwhile, which, of what size and when. */
async function minimoMudou(tx: Tx, { localId, itemId, tamanho }: Saldo, fuso: string): Promise<Error> {
  const atual = await tx
    .selectFrom('estoqueSaldo as es')
    .leftJoin('usuario as u', 'u.id', 'es.minimoPor')
    .select(['es.minimo', 'es.minimoEm', 'u.nome as autor'])
    .where('es.localId', '=', localId)
    .where('es.itemId', '=', itemId)
    .where('es.tamanho', '=', tamanho)
    .executeTakeFirst()
  if (!atual) return failure('versao_antiga')
  const { minimo, minimoEm, autor } = atual
  const quem = minimoEm === null ? '' : `, por ${autor ?? 'sistema'} ${dizerQuando(minimoEm, fuso)}`
  return failure('versao_antiga', { mensagem: `O mínimo do tamanho ${tamanho} passou a ${minimo}${quem}.` })
}

/** Says how much there should be of each size. Throws 409 where somebody else said something meanwhile. */
export async function salvarMinimos(
  { tx, agora }: UnitOfWork,
  ator: Quem,
  { localId, itemId, minimos }: Minimos,
  fuso: string,
): Promise<void> {
  await requireLocal(tx, ator, localId)
  const linhas = minimos.map(({ tamanho, minimo }) => ({ itemId, tamanho, localId, minimo }))
  await requireTamanhos(tx, linhas, ({ minimo }) => minimo > 0)
  // A minimum of a size that the register lost may go; a size that never was gets no balance by it.
  await requireTamanhosDaPeca(
    tx,
    { localId, itemId },
    minimos.map(({ tamanho }) => tamanho),
  )
  await lockSaldos(tx, linhas)
  for (const { tamanho, minimo, antes } of minimos) {
    const { rows } =
      await sql`update estoque_saldo set minimo = ${minimo}, minimo_por = ${ator.id}, minimo_em = ${isoDe(agora)}::timestamptz
      where local_id = ${localId} and item_id = ${itemId} and tamanho = ${tamanho} and minimo = ${antes}
      returning 1`.execute(tx)
    if (rows.length === 0) throw await minimoMudou(tx, { localId, itemId, tamanho }, fuso)
  }
}

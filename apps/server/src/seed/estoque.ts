import { sql } from 'kysely'
import { isoDe } from '../clock.ts'
import type { Tx } from '../db/db.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly contratoId: number
  readonly usuarioIds: Readonly<Record<string, number>>
}

/** What one piece costs, in centavos. The numbers are fiction. */
const custos: Readonly<Record<string, number>> = {
  'UN-CAM': 3_890,
  'UN-JAL': 5_450,
  'UN-CAL': 4_720,
  'EP-BOT': 8_990,
  'EP-LUV': 390,
  'EP-OCU': 1_250,
  'EP-CIN': 24_900,
}
/** Pieces of which there are few, and how many; of the others there is a shelf of each size. */
const poucas: Readonly<Record<string, number>> = { 'EP-CIN': 2, 'UN-JAL': 4 }
const PRATELEIRA = 80
const MINIMO = 10
/** Of the last order of gloves some arrived torn. */
const RASGADAS = 6

/**
 * A shelf in the central store and a small one at a client, some sizes of which are below their minimum: an order with its
 * note, a transfer and a discard.
 */
export async function inserirEstoque(tx: Tx, { agora, contratoId, usuarioIds }: Palco): Promise<void> {
  const quem = usuarioIds['almoxarifado'] ?? null
  const ha = (dias: number): string => isoDe(agora.subtract({ hours: 24 * dias }))
  const { id: central } = await tx
    .selectFrom('estoqueLocal')
    .select('id')
    .where('padrao', '=', true)
    .executeTakeFirstOrThrow()
  const { id: posto } = await tx
    .insertInto('estoqueLocal')
    .values({ nome: 'Armário do hospital', contratoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade, usuario_id, nota, custo_centavos)
    select ${ha(75)}::timestamptz, 'entrada', ${central}, i.id, t.tamanho,
           coalesce((${JSON.stringify(poucas)}::jsonb ->> i.codigo)::int, ${PRATELEIRA}), ${quem}, 'NF 18.204',
           (${JSON.stringify(custos)}::jsonb ->> i.codigo)::int
      from item_uniforme i cross join lateral unnest(i.tamanhos) with ordinality t (tamanho, ordem)
     order by i.id, t.ordem`.execute(tx)
  for (const [local, outro, quantas] of [
    [central, posto, -6],
    [posto, central, 6],
  ] as const)
    await sql`
      insert into estoque_movimento (em, tipo, local_id, outro_local_id, item_id, tamanho, quantidade, usuario_id, motivo)
      select ${ha(20)}::timestamptz, 'transferencia', ${local}, ${outro}, i.id, t, ${quantas},
             ${quem}, 'Reserva do posto para trocas no plantão'
        from item_uniforme i cross join lateral unnest(i.tamanhos) t
       where i.codigo = 'EP-LUV'`.execute(tx)
  await sql`
    insert into estoque_movimento (em, tipo, local_id, item_id, tamanho, quantidade, usuario_id, motivo)
    select ${ha(6)}::timestamptz, 'descarte', ${central}, i.id, 'P', ${-RASGADAS}, ${quem}, 'Chegaram rasgadas no último pedido'
      from item_uniforme i where i.codigo = 'EP-LUV'`.execute(tx)
  await sql`update estoque_saldo set minimo = ${MINIMO} where local_id = ${central}`.execute(tx)
}

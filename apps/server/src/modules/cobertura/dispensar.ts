import { sql } from 'kysely'
import type { CoberturaFeita } from '@rh/domain/contract/cobertura'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import type { Quando } from './escalar.ts'
import { lockCobertura } from './travas.ts'

interface Pedido {
  readonly coberturas: readonly CoberturaFeita[]
  readonly motivo?: string | undefined
}

/** The table that keeps each kind of cover. */
const TABELAS = { pessoa: 'alocacao', autorizacao: 'cobertura_autorizada' } as const

interface Linha {
  readonly postoId: number
  readonly inicio: string
  readonly fim: string | null
}

/** The cover of a day, if this person may see its contract. */
async function findCobertura(tx: Tx, ator: Escopo, { tipo, id, data }: CoberturaFeita): Promise<Linha> {
  const deQuemCobre = tipo === 'pessoa' ? sql`c.tipo <> 'titular'` : sql`true`
  const { rows } = await sql<Linha>`
    select c.posto_id, c.inicio, c.fim from ${sql.table(TABELAS[tipo])} c join posto po on po.id = c.posto_id
     where c.id = ${id} and ${deQuemCobre} and c.inicio <= ${data}::date and (c.fim is null or c.fim >= ${data}::date)
       and ${contratoNoEscopo(ator, 'po.contrato_id')}`.execute(tx)
  const [linha] = rows
  if (!linha)
    throw failure('nao_encontrado', {
      mensagem: 'Esta cobertura já tinha sido desfeita.',
      acao: 'Veja o quadro como está agora.',
    })
  return linha
}

/** Takes covers back, each for its day: until then freely, afterwards with a reason. */
export async function dispensar({ tx }: UnitOfWork, { coberturas, motivo }: Pedido, { ator, hoje }: Quando) {
  const passou = coberturas.some(({ data }) => data < hoje)
  if (passou && !motivo)
    throw failure('validacao', { campos: { motivo: 'O dia passou: diga por que a cobertura não valeu' } })
  // The last day first: what is left before a day keeps its row, and what is left after it becomes another one.
  for (const cobertura of coberturas.toSorted((a, b) => (a.data < b.data ? 1 : -1))) {
    const { postoId } = await findCobertura(tx, ator, cobertura)
    await lockCobertura(tx, { ator, postoId, pessoas: [] })
    await tirarDia(tx, cobertura, await findCobertura(tx, ator, cobertura), motivo ?? 'Desfeita')
  }
  return { desfeitas: coberturas.length }
}

/** Takes one day out of a cover: what is left before and after it stays. */
async function tirarDia(
  tx: Tx,
  { tipo, id, data }: CoberturaFeita,
  { inicio, fim }: Linha,
  motivo: string,
): Promise<void> {
  const tabela = sql.table(TABELAS[tipo])
  const antes = inicio < data ? somarDias(data, -1) : null
  const depois = fim === null || fim > data ? somarDias(data, 1) : null
  if (antes !== null && depois !== null) await copiarDesde(tx, tipo, id, depois)
  if (antes !== null) await sql`update ${tabela} set fim = ${antes}::date where id = ${id}`.execute(tx)
  else if (depois !== null)
    await sql`update ${tabela} set inicio = ${depois}::date where id = ${id}`.execute(tx)
  else await encerrarLinha(tx, tipo, id, motivo)
}

/** A cover leaves its table with its reason, which the trail keeps. */
export async function encerrarLinha(
  tx: Tx,
  tipo: keyof typeof TABELAS,
  id: number,
  motivo: string,
): Promise<void> {
  const tabela = sql.table(TABELAS[tipo])
  await sql`update ${tabela} set encerramento_motivo = ${motivo} where id = ${id}`.execute(tx)
  await sql`delete from ${tabela} where id = ${id}`.execute(tx)
}

/** The rest of a cover whose middle was taken out, as a row of its own: of who had made it, and of when. */
async function copiarDesde(tx: Tx, tipo: keyof typeof TABELAS, id: number, inicio: string): Promise<void> {
  if (tipo === 'pessoa')
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo, processo_id, alertas, registrada_por,
        registrada_em)
      select vinculo_id, posto_id, ${inicio}::date, fim, tipo, processo_id, alertas, registrada_por, registrada_em
        from alocacao where id = ${id}`.execute(tx)
  else
    await sql`insert into cobertura_autorizada (posto_id, processo_id, inicio, fim, autorizado_por, arquivo_id,
        registrada_por, registrada_em)
      select posto_id, processo_id, ${inicio}::date, fim, autorizado_por, arquivo_id, registrada_por, registrada_em
        from cobertura_autorizada where id = ${id}`.execute(tx)
}

import { sql } from 'kysely'
import type { FimDeContrato, FimObtido } from '@rh/domain/contract/desmobilizacao'
import { pedidosDoFim } from '@rh/domain/contratos/desmobilizacao'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { limitesDeDataEm } from '../cadastros/limites.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { comDestinos } from './destinos.ts'
import { isSemDestino, listSaidas, listSaidasDe, MODELO, type Saida } from './pessoas.ts'

/** Contract that ends, as its requests name it. */
export interface ContratoDoFim {
  readonly contratoId: number
  readonly contrato: string
  readonly termino: string
}

/** How far ahead an end is listed: the longest notice, and a month to decide. */
const DIAS_A_FRENTE = 120
/** How long a contract that is over is listed while somebody is still in its posts. */
const DIAS_PARA_TRAS = 60

const contratos = sql`select co.id as contrato_id, co.numero || ' · ' || cl.nome_fantasia as contrato, co.termino
  from contrato co join cliente cl on cl.id = co.cliente_id`

/** The contract, if this person may see it. Throws 404. */
export async function requireContrato(db: Db | Tx, id: number, ator: Quem): Promise<ContratoDoFim> {
  const { rows } = await sql<ContratoDoFim>`
    ${contratos} where co.id = ${id} and ${contratoNoEscopo(ator, 'co.id')}`.execute(db)
  const [contrato] = rows
  if (!contrato) throw failure('nao_encontrado')
  return contrato
}

const resumir = (contrato: ContratoDoFim, saidas: readonly Saida[]): FimDeContrato => {
  const sem = saidas.filter(isSemDestino)
  return {
    ...contrato,
    pessoas: saidas.length,
    semDestino: sem.length,
    decidirAte: sem.map(({ decidirAte }) => decidirAte).toSorted()[0] ?? null,
  }
}

/** Contracts that end soon with people in their posts, the nearest end first. */
export async function listFins(db: Db, ator: Quem, hoje: string): Promise<{ results: FimDeContrato[] }> {
  const { rows } = await sql<ContratoDoFim>`
    ${contratos}
     where co.termino between ${hoje}::date - ${DIAS_PARA_TRAS}::int and ${hoje}::date + ${DIAS_A_FRENTE}::int
       and ${contratoNoEscopo(ator, 'co.id')}
     order by co.termino, co.id`.execute(db)
  const saidas = await listSaidas(db, rows, hoje)
  return {
    results: rows.flatMap((contrato) => {
      const dele = saidas.get(contrato.contratoId)
      return dele ? [resumir(contrato, dele)] : []
    }),
  }
}

/** Everybody of a contract that ends, with what was decided and where they could go. Throws 404. */
export async function obterFim(db: Db, id: number, ator: Quem, hoje: string): Promise<FimObtido> {
  const contrato = await requireContrato(db, id, ator)
  const [saidas, pedidos] = await Promise.all([
    listSaidasDe(db, contrato, hoje),
    pedidosDe(db, contrato, hoje),
  ])
  const [results, lotes] = await Promise.all([
    comDestinos(db, saidas, { dia: pedidos.remanejamento.vigencia, ator }),
    listLotes(db, id),
  ])
  return { ...resumir(contrato, saidas), hoje, results, pedidos, lotes }
}

/** Requests that the decisions become, as far ahead as the company asks of a transfer. */
export async function pedidosDe(db: Db | Tx, contrato: ContratoDoFim, hoje: string) {
  const { antecedenciaDias } = await limitesDeDataEm(db, 'remanejamento', hoje)
  return pedidosDoFim(contrato, { hoje, antecedenciaDias })
}

async function listLotes(db: Db, contratoId: number): Promise<FimObtido['lotes']> {
  const { rows } = await sql<FimObtido['lotes'][number]>`
    select pl.tipo, pl.id, count(*)::int as total, count(*) filter (where i.estado = 'criado')::int as criados,
           count(*) filter (where i.estado = 'recusado')::int as recusados,
           exists (select from processo_lote_passo lp where lp.lote_id = pl.id and lp.terminado_em is null) as andando
      from processo_lote pl join processo_lote_item i on i.lote_id = pl.id
     where pl.modelo = ${MODELO} and (pl.parametros ->> 'contratoId')::int = ${contratoId}
     group by pl.id order by pl.id desc`.execute(db)
  return rows
}

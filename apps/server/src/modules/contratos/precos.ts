import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { prazoDePreco } from '@rh/domain/contract/contratos-registro'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import {
  direitosDePreco,
  prazosDePreco,
  precosAPedir,
  type FatosDoPreco,
  type PrazoDePreco,
} from '@rh/domain/regras/contrato/repactuacao'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

interface Linha extends Omit<FatosDoPreco, 'porConvencao'> {
  readonly id: number
  readonly numero: string
  readonly cliente: string
  readonly indiceReajuste: string | null
}

const lerFatos = async (db: Db | Tx, onde: RawBuilder<boolean>): Promise<readonly Linha[]> => {
  const { rows } = await sql<Linha>`
    select co.id, co.numero, cl.nome_fantasia as cliente, co.indice_reajuste, co.tipo = 'publico' as publico,
           coalesce(co.data_base, co.inicio) as data_proposta, si.data_base_mes, co.termino,
           array(select ad.vigencia::text from contrato_aditivo ad
                  where ad.contrato_id = co.id and ad.tipo = 'reajuste') as reajustes,
           array(select ad.assinado_em::text from contrato_aditivo ad
                  where ad.contrato_id = co.id and ad.tipo = 'prorrogacao') as prorrogacoes
      from contrato co
      join cliente cl on cl.id = co.cliente_id
      join sindicato si on si.id = co.sindicato_id
     where ${onde}`.execute(db)
  return rows
}

/** A private contract that names no index agreed on none; a public one is repriced by the agreement (art. 135 II). */
function prazosDe({ indiceReajuste, ...fatos }: Linha, hoje: string): readonly PrazoDePreco[] {
  if (indiceReajuste === null && !fatos.publico) return []
  return prazosDePreco({ ...fatos, porConvencao: (indiceReajuste ?? 'cct') === 'cct' }, hoje)
}

/** The rights of one contract to another price. */
export async function findPrecos(
  db: Db | Tx,
  contratoId: number,
  hoje: string,
): Promise<z.output<typeof prazoDePreco>[]> {
  const [linha] = await lerFatos(db, sql<boolean>`co.id = ${contratoId}`)
  if (!linha) return []
  return prazosDe(linha, hoje).map(({ memoria, ...prazo }) => ({
    ...prazo,
    preclusos: [...prazo.preclusos],
    memoria: memoria.flatMap(({ texto, valor, fundamento }) =>
      valor.tipo === 'data' ? [{ texto, data: valor.data, fundamento }] : [],
    ),
  }))
}

const SEM_PRAZO = '9999-12-31'

/** What may be asked for in the contracts that a person sees, the first to be lost first. */
export async function listPrecosAPedir(db: Db, ator: Ator, hoje: string) {
  const linhas = await lerFatos(
    db,
    sql<boolean>`co.inicio <= ${hoje}::date and co.termino >= ${hoje}::date
      and ${contratoNoEscopo(ator, 'co.id')}`,
  )
  const todos = linhas
    .flatMap((linha) =>
      precosAPedir(prazosDe(linha, hoje)).map(({ direito, desde, pedirAte, estado }) => ({
        id: linha.id,
        numero: linha.numero,
        cliente: linha.cliente,
        direito,
        desde,
        pedirAte,
        estado,
      })),
    )
    .toSorted((a, b) => chave(a).localeCompare(chave(b)))
  return { results: todos.slice(0, MOSTRADOS.pessoas), total: todos.length }
}

const chave = ({ pedirAte, desde }: Pick<PrazoDePreco, 'pedirAte' | 'desde'>): string =>
  `${pedirAte ?? SEM_PRAZO} ${desde}`

/** What the warning of an end says of rights that end with it; nothing where none does. */
export async function avisoDePreclusao(tx: Tx, contratoId: number, hoje: string): Promise<string> {
  const [linha] = await lerFatos(tx, sql<boolean>`co.id = ${contratoId}`)
  const aPedir = linha ? precosAPedir(prazosDe(linha, hoje)).filter(({ pedirAte }) => pedirAte !== null) : []
  if (aPedir.length === 0) return ''
  const nomes = aPedir.map(({ direito }) => direitosDePreco[direito].curto).join(' e ')
  return ` Peça antes ${nomes}: o que não for pedido se perde com a prorrogação ou o fim.`
}

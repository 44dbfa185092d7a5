import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { mesmoNome } from '../../db/mesmo-nome.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** The contract with its client, union, cost centre and manager, if this person may see it. */
export const findContrato = (db: Db | Tx, id: number, ator: Ator) =>
  db
    .selectFrom('contrato as co')
    .innerJoin('cliente as cl', 'cl.id', 'co.clienteId')
    .innerJoin('sindicato as si', 'si.id', 'co.sindicatoId')
    .innerJoin('centroDeCusto as cc', 'cc.id', 'co.centroDeCustoId')
    .leftJoin('usuario as ge', 'ge.id', 'co.gestorId')
    .select(['co.id', 'co.versao', 'co.numero', 'co.objeto', 'co.tipo', 'co.inicio', 'co.fim', 'co.termino'])
    .select(['co.encerramentoMotivo', 'co.indiceReajuste', 'co.dataBase', 'co.clienteId'])
    .select(['cl.razaoSocial', 'cl.nomeFantasia', 'cl.cnpj'])
    .select(['co.sindicatoId', 'si.nome as sindicato', 'si.uf as sindicatoUf', 'si.dataBaseMes'])
    .select(['co.centroDeCustoId', 'cc.codigo', 'cc.descricao', 'co.gestorId', 'ge.nome as gestor'])
    .where('co.id', '=', id)
    .where(contratoNoEscopo(ator, 'co.id'))
    .executeTakeFirst()

export const isVisivel = async (db: Db | Tx, id: number, ator: Ator): Promise<boolean> =>
  (await db
    .selectFrom('contrato as co')
    .select('co.id')
    .where('co.id', '=', id)
    .where(contratoNoEscopo(ator, 'co.id'))
    .executeTakeFirst()) !== undefined

/** The contract, locked for who changes it. */
export const lockContrato = (tx: Tx, id: number, ator: Ator) =>
  tx
    .selectFrom('contrato as co')
    .select([
      'co.id',
      'co.versao',
      'co.numero',
      'co.inicio',
      'co.fim',
      'co.termino',
      'co.encerradoEm',
      'co.encerramentoMotivo',
      'co.clienteId',
      'co.sindicatoId',
      'co.gestorId',
    ])
    .where('co.id', '=', id)
    .where(contratoNoEscopo(ator, 'co.id'))
    .forUpdate()
    .executeTakeFirst()

/** The contracts of the client of one, locked in one order for everybody: what they have in common changes with all of them. */
export const lockDoCliente = (tx: Tx, id: number) =>
  sql`select from contrato co where co.cliente_id = (select c.cliente_id from contrato c where c.id = ${id})
       order by co.id for no key update`.execute(tx)

export const findContatos = (db: Db | Tx, clienteId: number) =>
  db
    .selectFrom('clienteContato')
    .select(['nome', 'papel', 'email', 'telefone'])
    .where('clienteId', '=', clienteId)
    .where('ativo', '=', true)
    .orderBy('id')
    .execute()

export const findLocais = (db: Db | Tx, contratoId: number) =>
  db
    .selectFrom('local as lo')
    .innerJoin('municipio as mu', 'mu.ibge', 'lo.municipioIbge')
    .select(['lo.id', 'lo.nome', 'lo.endereco', 'mu.nome as municipio', 'mu.uf'])
    .where('lo.contratoId', '=', contratoId)
    .orderBy('lo.id')
    .execute()

/** What the client pays per month on a day; null where nobody wrote it. */
export async function findValorMensal(db: Db | Tx, contratoId: number, dia: string): Promise<number | null> {
  const linha = await db
    .selectFrom('contratoValor')
    .select('valorMensalCentavos')
    .where('contratoId', '=', contratoId)
    .where('desde', '<=', dia)
    .orderBy('desde', 'desc')
    .limit(1)
    .executeTakeFirst()
  return linha?.valorMensalCentavos ?? null
}

export const findObservacoes = (db: Db | Tx, contratoId: number) =>
  db
    .selectFrom('contratoObservacao as ob')
    .innerJoin('usuario as u', 'u.id', 'ob.usuarioId')
    .select(['ob.id', 'ob.texto', 'u.nome as autor', 'ob.em'])
    .where('ob.contratoId', '=', contratoId)
    .orderBy('ob.id', 'desc')
    .execute()

export const findAditivos = (db: Db | Tx, contratoId: number) =>
  db
    .selectFrom('contratoAditivo as ad')
    .innerJoin('usuario as u', 'u.id', 'ad.usuarioId')
    .select(['ad.id', 'ad.numero', 'ad.tipo', 'ad.assinadoEm', 'ad.vigencia', 'ad.descricao', 'ad.mudancas'])
    .select(['u.nome as autor', 'ad.em'])
    .where('ad.contratoId', '=', contratoId)
    .orderBy('ad.id', 'desc')
    .execute()

export const findDocumentos = (db: Db | Tx, contratoId: number) =>
  db
    .selectFrom('contratoDocumento as do')
    .innerJoin('arquivo as ar', 'ar.id', 'do.arquivoId')
    .innerJoin('usuario as u', 'u.id', 'do.usuarioId')
    .select(['do.id', 'ar.nome', 'do.tipo', 'do.descricao', 'ar.bytes', 'u.nome as autor', 'do.em'])
    .where('do.contratoId', '=', contratoId)
    .where('do.canceladoEm', 'is', null)
    .orderBy('do.id', 'desc')
    .execute()

/** Another contract with the number, whatever its case. */
export const findNumero = (tx: Tx, numero: string, menos: number | null) =>
  tx
    .selectFrom('contrato')
    .select('id')
    .where(mesmoNome('numero', numero))
    .where(sql<boolean>`id is distinct from ${menos}::int`)
    .executeTakeFirst()

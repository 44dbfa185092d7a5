import type { CoberturaFeita } from '@rh/domain/contract/cobertura'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { arquivosDe } from '../../arquivos/arquivos.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { requireAberto, type Quando } from './escalar.ts'
import { lockCobertura } from './travas.ts'
import { requirePosto, type QualBuraco } from './turno.ts'

interface Pedido extends QualBuraco {
  readonly datas: readonly string[]
  readonly autorizadoPor: string
  readonly arquivoId: string
}

/** Records that the client goes without on some days, with what they signed: every day or none. */
export async function autorizar({ tx, agora }: UnitOfWork, pedido: Pedido, quando: Quando) {
  const { postoId, processoId, arquivoId, autorizadoPor } = pedido
  const { ator, hoje } = quando
  await lockCobertura(tx, { ator, postoId, pessoas: [] })
  if (!(await arquivosDe(tx, ator.id, [arquivoId])).has(arquivoId))
    throw failure('validacao', { campos: { arquivoId: 'Envie o arquivo de novo' } })
  const feitas: CoberturaFeita[] = []
  for (const data of new Set(pedido.datas)) {
    const buraco = requireAberto(await requirePosto(tx, { ator, postoId, hoje }), processoId, data, quando)
    if (buraco instanceof Error) throw buraco
    const { id } = await tx
      .insertInto('coberturaAutorizada')
      .values({
        postoId,
        processoId,
        inicio: data,
        fim: data,
        autorizadoPor,
        arquivoId,
        registradaEm: isoDe(agora),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    feitas.push({ tipo: 'autorizacao', id, data })
  }
  return { feitas }
}

/** The file of a consent, if this person may see its contract. */
export async function arquivoDaAutorizacao(db: Db, id: number, ator: Ator): Promise<string> {
  const linha = await db
    .selectFrom('coberturaAutorizada as ca')
    .innerJoin('posto as po', 'po.id', 'ca.postoId')
    .select('ca.arquivoId')
    .where('ca.id', '=', id)
    .where(contratoNoEscopo(ator, 'po.contrato_id'))
    .executeTakeFirst()
  if (!linha?.arquivoId) throw failure('nao_encontrado')
  return linha.arquivoId
}

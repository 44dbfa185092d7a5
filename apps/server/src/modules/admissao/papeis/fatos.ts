import type { DadosAdmissao } from '@rh/domain/processos/admissao/etapas'
import { readRascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Db, Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import type { Timbre } from '../../../papeis/papel.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { selectPosto } from '../../contratos/posto.ts'
import { pecasSeparadas } from '../kit.ts'
import { findDados } from '../repository.ts'

/** Everything that a paper may say of an admission. */
export interface FatosDoPapel {
  readonly dados: DadosAdmissao
  readonly posto: Awaited<ReturnType<typeof findPostoDoPapel>>
  readonly matricula: string | null
  readonly kit: readonly PecaDoKit[]
  readonly timbre: Timbre
}

export interface PecaDoKit {
  readonly descricao: string
  readonly tipo: string
  readonly ca: string | null
  readonly quantidade: number
  readonly tamanho: string
}

/** The record at this moment. Throws 422 while the form lacks what a paper needs. */
export async function gatherPapel(db: Db | Tx, admissaoId: number): Promise<FatosDoPapel> {
  const { completos, faltas } = readRascunho((await findDados(db, admissaoId)).dados)
  if (!completos) throw failure('pendencias', { pendencias: faltas })
  const [posto, vinculo, kit, timbre] = await Promise.all([
    findPostoDoPapel(db, completos.vaga.postoId, completos.vaga.dataPrevista),
    db.selectFrom('vinculo').select('matricula').where('admissaoId', '=', admissaoId).executeTakeFirst(),
    listKit(db, admissaoId, completos),
    findTimbre(db),
  ])
  return { dados: completos, posto, matricula: vinculo?.matricula ?? null, kit, timbre }
}

const findPostoDoPapel = (db: Db | Tx, postoId: number, dia: string) =>
  selectPosto(db, dia)
    .select([
      'ca.titulo as cargo',
      'ca.cbo',
      'ca.nrs',
      'es.nome as escala',
      'es.tipo as escalaTipo',
      'es.entrada',
      'es.saida',
    ])
    .select(['es.intervaloMinutos', 'es.horasSemanais', 'lo.nome as local', 'lo.endereco'])
    .select([
      'mu.nome as municipio',
      'mu.uf',
      'cl.nomeFantasia as cliente',
      'cl.cnpj as clienteCnpj',
      'co.numero as contrato',
    ])
    .select(['si.nome as sindicato', 'si.cnpj as sindicatoCnpj', 'te.insalubridade', 'te.periculosidade'])
    .select('es.noturna')
    .where('po.id', '=', postoId)
    .executeTakeFirstOrThrow()

async function listKit(
  db: Db | Tx,
  admissaoId: number,
  { vaga, uniforme }: DadosAdmissao,
): Promise<PecaDoKit[]> {
  const pecas = await db
    .selectFrom('postoKit as pk')
    .innerJoin('itemUniforme as iu', 'iu.id', 'pk.itemId')
    .select(['iu.id', 'iu.descricao', 'iu.tipo', 'iu.ca', 'pk.quantidade'])
    .where('pk.postoId', '=', vaga.postoId)
    .orderBy('iu.tipo', 'desc')
    .orderBy('iu.descricao')
    .execute()
  const separadas = await pecasSeparadas(db, admissaoId)
  const tamanhos = new Map(
    [...(uniforme.tamanhos ?? []), ...separadas].map(({ itemId, tamanho }) => [itemId, tamanho]),
  )
  return pecas.map(({ id, ...peca }) => ({ ...peca, tamanho: tamanhos.get(id) ?? '' }))
}

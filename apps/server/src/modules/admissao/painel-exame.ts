import type { PainelExame, PedidoDeExame } from '@rh/domain/contract/admissao/paineis'
import { adicionais, adicionalDe } from '@rh/domain/codigos/adicionais'
import { readRascunho } from '@rh/domain/processos/admissao/rascunho'
import type { Db } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { selectPosto } from '../contratos/posto.ts'
import { requireAdmissao } from './registro.ts'
import { findDados } from './repository.ts'

/** What Sesmt looks at: the request to the clinic, and the risks of the post. */
export async function obterPainelExame(db: Db, id: number, ator: Ator, hoje: string): Promise<PainelExame> {
  await requireAdmissao(db, id, ator)
  const { vaga } = readRascunho((await findDados(db, id)).dados).parciais
  const [pedido, clinicas, riscos] = await Promise.all([
    findPedido(db, id),
    listClinicas(db),
    vaga.postoId === undefined ? [] : listRiscos(db, vaga.postoId, vaga.dataPrevista ?? hoje),
  ])
  return { pedido, clinicas, riscos, risco: riscos.length > 0 }
}

const findPedido = async (db: Db, id: number) =>
  (await db
    .selectFrom('admissaoExame as ex')
    .innerJoin('usuario as u', 'u.id', 'ex.solicitadoPor')
    .select(['ex.clinica', 'ex.solicitadoEm', 'ex.marcadoPara', 'ex.orientacao', 'u.nome as solicitadoPor'])
    .where('ex.processoId', '=', id)
    .executeTakeFirst()) ?? null

async function listClinicas(db: Db): Promise<string[]> {
  const linhas = await db
    .selectFrom('admissaoExame')
    .select((eb) => ['clinica', eb.fn.countAll<number>().as('vezes')])
    .groupBy('clinica')
    .orderBy('vezes', 'desc')
    .orderBy('clinica')
    .limit(20)
    .execute()
  return linhas.map(({ clinica }) => clinica)
}

/** In words: the exam depends on them (NR-7). */
async function listRiscos(db: Db, postoId: number, dia: string): Promise<string[]> {
  const posto = await selectPosto(db, dia)
    .select(['te.insalubridade', 'te.periculosidade', 'es.noturna', 'ca.nrs', 'ca.asoDeRisco'])
    .where('po.id', '=', postoId)
    .executeTakeFirstOrThrow()
  const codigo = adicionalDe(posto)
  return [
    ...(codigo === 'nenhum' ? [] : [adicionais[codigo].label]),
    ...(posto.noturna ? ['Trabalho noturno'] : []),
    ...(posto.asoDeRisco ? ['Função com risco próprio'] : []),
    ...posto.nrs,
  ]
}

/** Keeps the request; asked again, the former is in the trail. */
export async function solicitarExame(
  { tx }: UnitOfWork,
  processoId: number,
  dados: PedidoDeExame,
  { hoje, quem }: { hoje: string; quem: number },
): Promise<void> {
  if (dados.solicitadoEm > hoje)
    throw failure('validacao', { campos: { 'dados.solicitadoEm': 'O pedido não pode ser no futuro' } })
  const { marcadoPara = null, orientacao = null, ...pedido } = dados
  const linha = { ...pedido, marcadoPara, orientacao, solicitadoPor: quem }
  await tx
    .insertInto('admissaoExame')
    .values({ processoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
}

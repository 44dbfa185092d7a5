import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { Encerramento, Reabertura } from '@rh/domain/contratos/novo'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { isoDe } from '../../clock.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findSaidas } from './efetivo.ts'
import { isVisivel } from './repository.ts'
import type { ContratoAberto } from './requirements.ts'

/** How many days ago an early end may lie, for what the client told late. Beyond it, the year was mistyped. */
const DIAS_PARA_TRAS = 60
const NOMES_DITOS = 5

export function requireAberto({ encerradoEm }: ContratoAberto): void {
  if (encerradoEm !== null)
    throw failure('transicao_invalida', {
      mensagem: `Este contrato foi encerrado em ${formatData(encerradoEm)}.`,
    })
}

/** Who would be left without a post if the contract ended on a day. Throws 404 for one that the person may not see. */
export async function listSaidasEm(db: Db | Tx, id: number, ator: Ator, em: string) {
  if (!(await isVisivel(db, id, ator))) throw failure('nao_encontrado')
  return { results: await findSaidas(db, id, em) }
}

/** Refuses an amendment that brings the end forward over people in the posts: ending early shows and confirms them. */
export async function requireSemGenteDepois(tx: Tx, { id, fim }: ContratoAberto, em: string): Promise<void> {
  const saidas = em < fim ? await findSaidas(tx, id, em) : []
  if (saidas.length > 0)
    throw failure('pendencias', semDestino(saidas, em, 'Use "Encerrar antes", que confirma nome por nome'))
}

function semDestino(saidas: readonly { readonly nome: string }[], em: string, acao: string) {
  const mais = saidas.length - NOMES_DITOS
  const nomes = saidas.slice(0, NOMES_DITOS).map(({ nome }) => nome)
  const ditos = nomes.join(', ') + (mais > 0 ? ` e mais ${mais}` : '')
  const quantas = saidas.length === 1 ? '1 pessoa continua' : `${saidas.length} pessoas continuam`
  return {
    mensagem: `${quantas} nos postos depois de ${formatData(em)}: ${ditos}.`,
    acao: `${acao}, ou remaneje e desligue antes quem está nos postos.`,
  }
}

/**
 * Ends the contract before its time. Who is still there was shown by name and confirmed, and shows on its page until
 * moved or dismissed.
 */
export async function encerrarContrato(
  { tx }: UnitOfWork,
  contrato: ContratoAberto,
  { em, motivo, pessoas }: Encerramento,
  hoje: string,
): Promise<void> {
  requireAberto(contrato)
  const fora = foraDosLimites(contrato, em, hoje)
  if (fora) throw failure('validacao', { campos: { 'dados.em': fora } })
  const saidas = await findSaidas(tx, contrato.id, em)
  // Who works there today works in a contract that did not end: list, page and file would disagree about them.
  if (em < hoje && saidas.length > 0)
    throw failure('pendencias', semDestino(saidas, em, 'Encerre a partir de hoje'))
  const mostradas = new Set(pessoas)
  if (saidas.length !== mostradas.size || saidas.some(({ vinculoId }) => !mostradas.has(vinculoId)))
    throw failure('pendencias', {
      ...semDestino(saidas, em, 'Confira a lista de quem fica sem posto e confirme'),
      campos: { 'dados.pessoas': 'Confira os nomes e confirme' },
    })
  await tx
    .updateTable('contrato')
    .set({ encerradoEm: em, encerramentoMotivo: motivo, versao: sql`versao + 1` })
    .where('id', '=', contrato.id)
    .execute()
}

function foraDosLimites({ inicio, fim }: ContratoAberto, em: string, hoje: string): string | null {
  const primeiro = somarDias(hoje, -DIAS_PARA_TRAS)
  if (em < inicio) return `O contrato começou em ${formatData(inicio)}`
  if (em >= fim) return `O contrato já termina em ${formatData(fim)}: informe um dia antes disso`
  return em < primeiro
    ? `Um encerramento pode ser informado até ${DIAS_PARA_TRAS} dias depois: a partir de ${formatData(primeiro)}`
    : null
}

/** Takes an early end back. End and reason that were stay in the notes of the contract, with the reason of now. */
export async function reabrirContrato(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  { id, encerradoEm, encerramentoMotivo }: ContratoAberto,
  { motivo }: Reabertura,
): Promise<void> {
  if (encerradoEm === null)
    throw failure('transicao_invalida', { mensagem: 'Este contrato não foi encerrado antes do fim.' })
  await tx
    .updateTable('contrato')
    .set({ encerradoEm: null, encerramentoMotivo: null, versao: sql`versao + 1` })
    .where('id', '=', id)
    .execute()
  const antes = `Estava encerrado em ${formatData(encerradoEm)}: ${encerramentoMotivo ?? ''}`
  await tx
    .insertInto('contratoObservacao')
    .values({ contratoId: id, texto: `Contrato reaberto. ${motivo}\n${antes}`, usuarioId, em: isoDe(agora) })
    .execute()
}

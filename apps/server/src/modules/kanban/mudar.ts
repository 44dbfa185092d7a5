import { sql } from 'kysely'
import type { DadosDoCartao } from '@rh/domain/contract/kanban'
import { isoDe } from '../../clock.ts'
import type { Alertas } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { apontar, lerReferencias, type Apontado } from '../referencia/referencias.ts'
import type { Leitura } from './cartoes.ts'
import { avisarResponsaveis } from './avisar.ts'
import { insertEvento } from './evento.ts'
import { fimDaColuna, requireColuna } from './mover.ts'
import { kanbanDoCartao, prenderCartao, prenderKanban, type CartaoPreso } from './preso.ts'
import { listPessoas } from './setor.ts'

interface Meios {
  readonly alertas: Alertas
  readonly fuso: string
}

type NovoCartao = DadosDoCartao & { readonly colunaId: number }

/** Makes a card at the end of a column. */
export async function criarCartao(
  { alertas }: Meios,
  work: UnitOfWork,
  { colunaId, responsaveis, etiquetas, referencia, ...dados }: NovoCartao,
  leitura: Leitura,
): Promise<{ id: number }> {
  const { tx, agora } = work
  const { leitor, hoje } = leitura
  const { kanbanId } = await requireColuna(tx, leitor, colunaId)
  const { setorId } = await prenderKanban(tx, leitor, kanbanId)
  // Asked again: whoever held the board may have taken the column off it.
  const coluna = await requireColuna(tx, leitor, colunaId)
  const em = isoDe(agora)
  const { id } = await tx
    .insertInto('kanbanCartao')
    .values({
      ...dados,
      ...(await apontar(tx, referencia, { ator: leitor, hoje })),
      kanbanId,
      colunaId,
      ordem: await fimDaColuna(tx, colunaId),
      criadoPor: leitor.id,
      criadoEm: em,
      alteradoEm: em,
      concluidoEm: coluna.conclui ? em : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trocarResponsaveis(tx, { id, setorId }, responsaveis)
  await trocarEtiquetas(tx, { id, kanbanId }, etiquetas)
  await insertEvento(work, { cartaoId: id, usuarioId: leitor.id, tipo: 'criou', para: coluna.nome })
  await avisarResponsaveis(alertas, work, { id, titulo: dados.titulo }, { leitor, novos: responsaveis })
  return { id }
}

/** Changes what a card says. Where it is, its list and its comments change without a version. */
export async function mudarCartao(
  { alertas, fuso }: Meios,
  work: UnitOfWork,
  { id, versao }: { readonly id: number; readonly versao: number },
  { responsaveis, etiquetas, referencia, ...dados }: DadosDoCartao,
  leitura: Leitura,
): Promise<number> {
  const { tx, agora } = work
  const { leitor } = leitura
  const antes = await prenderCartao(tx, leitor, id)
  await requireVersao(tx, 'kanban_cartao', { id, versao }, fuso)
  const apontado = await trocarReferencia(tx, antes, referencia, leitura)
  await tx
    .updateTable('kanbanCartao')
    .set({ ...dados, ...apontado, alteradoEm: isoDe(agora), versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  const novos = await trocarResponsaveis(tx, antes, responsaveis)
  const outrasEtiquetas = await trocarEtiquetas(tx, antes, etiquetas)
  const outraReferencia = apontado.processoId !== antes.processoId || apontado.vinculoId !== antes.vinculoId
  const mudou = [
    ...(dados.titulo !== antes.titulo ? ['o título'] : []),
    ...(dados.descricao !== antes.descricao ? ['a descrição'] : []),
    ...(dados.vence !== antes.vence ? ['o vencimento'] : []),
    ...(novos.mudou ? ['os responsáveis'] : []),
    ...(outrasEtiquetas ? ['as etiquetas'] : []),
    ...(outraReferencia ? ['a referência'] : []),
  ]
  if (mudou.length > 0)
    await insertEvento(work, {
      cartaoId: id,
      usuarioId: leitor.id,
      tipo: 'alterou',
      para: new Intl.ListFormat('pt-BR').format(mudou),
    })
  await avisarResponsaveis(alertas, work, { id, titulo: dados.titulo }, { leitor, novos: novos.entraram })
  return versao + 1
}

/** What a person does not see stays as it was, unless they point at something that they do. */
async function trocarReferencia(
  tx: Tx,
  antes: Apontado,
  nova: DadosDoCartao['referencia'],
  { leitor, hoje }: Leitura,
): Promise<Apontado> {
  const { processoId, vinculoId } = antes
  const vista = (await lerReferencias(tx, [antes], { ator: leitor, hoje }))(antes)
  const mesma = nova !== null && vista?.tipo === nova.tipo && vista.id === nova.id
  if (mesma || (nova === null && vista === null)) return { processoId, vinculoId }
  return apontar(tx, nova, { ator: leitor, hoje })
}

/** Who answers for the card from now on: people of the sector, and whoever already did. */
async function trocarResponsaveis(
  tx: Tx,
  { id, setorId }: Pick<CartaoPreso, 'id' | 'setorId'>,
  ids: readonly number[],
): Promise<{ readonly entraram: number[]; readonly mudou: boolean }> {
  const linhas = await tx
    .selectFrom('kanbanResponsavel')
    .select('usuarioId')
    .where('cartaoId', '=', id)
    .execute()
  const antes = linhas.map(({ usuarioId }) => usuarioId)
  const entraram = ids.filter((pessoa) => !antes.includes(pessoa))
  const saem = antes.filter((pessoa) => !ids.includes(pessoa))
  if (entraram.length > 0) {
    const pessoas = (await listPessoas(tx, setorId)).map((pessoa) => pessoa.id)
    if (!entraram.every((pessoa) => pessoas.includes(pessoa)))
      throw failure('validacao', { campos: { responsaveis: 'Escolha pessoas deste setor' } })
    await tx
      .insertInto('kanbanResponsavel')
      .values(entraram.map((usuarioId) => ({ cartaoId: id, usuarioId })))
      .execute()
  }
  if (saem.length > 0)
    await tx
      .deleteFrom('kanbanResponsavel')
      .where('cartaoId', '=', id)
      .where('usuarioId', 'in', saem)
      .execute()
  return { entraram, mudou: entraram.length + saem.length > 0 }
}

/** Gives a card the labels that are named, of those of its board. Answers whether it had others. */
async function trocarEtiquetas(
  tx: Tx,
  { id, kanbanId }: Pick<CartaoPreso, 'id' | 'kanbanId'>,
  ids: readonly number[],
): Promise<boolean> {
  const doQuadro = await tx
    .selectFrom('kanbanEtiqueta')
    .select('id')
    .where('kanbanId', '=', kanbanId)
    .where('excluidaEm', 'is', null)
    .execute()
  if (!ids.every((uma) => doQuadro.some((etiqueta) => etiqueta.id === uma)))
    throw failure('validacao', { campos: { etiquetas: 'Escolha etiquetas deste quadro' } })
  const linhas = await tx
    .selectFrom('kanbanCartaoEtiqueta')
    .select('etiquetaId')
    .where('cartaoId', '=', id)
    .execute()
  const antes = linhas.map(({ etiquetaId }) => etiquetaId)
  const entram = ids.filter((uma) => !antes.includes(uma))
  // Those that left the board stay on the card, unseen: the board may get them back by its trail alone.
  const saem = antes.filter((uma) => !ids.includes(uma) && doQuadro.some((etiqueta) => etiqueta.id === uma))
  if (entram.length > 0)
    await tx
      .insertInto('kanbanCartaoEtiqueta')
      .values(entram.map((etiquetaId) => ({ cartaoId: id, etiquetaId })))
      .execute()
  if (saem.length > 0)
    await tx
      .deleteFrom('kanbanCartaoEtiqueta')
      .where('cartaoId', '=', id)
      .where('etiquetaId', 'in', saem)
      .execute()
  return entram.length + saem.length > 0
}

/** Puts a card away, or brings it back to the end of its column: of the first one, where its own is gone. */
export async function arquivarCartao(
  work: UnitOfWork,
  { id, arquivar }: { readonly id: number; readonly arquivar: boolean },
  { leitor }: Leitura,
): Promise<void> {
  const { tx, agora } = work
  const kanban = await prenderKanban(tx, leitor, await kanbanDoCartao(tx, leitor, id))
  const cartao = await prenderCartao(tx, leitor, id)
  if (cartao.arquivado === arquivar) return
  const em = isoDe(agora)
  const mudanca = tx.updateTable('kanbanCartao').where('id', '=', id)
  if (arquivar) {
    await mudanca.set({ arquivadoEm: em, alteradoEm: em }).execute()
    await insertEvento(work, { cartaoId: id, usuarioId: leitor.id, tipo: 'arquivou' })
    return
  }
  const colunas = await tx
    .selectFrom('kanbanColuna')
    .select(['id', 'nome', 'conclui'])
    .where('kanbanId', '=', kanban.id)
    .where('excluidaEm', 'is', null)
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const coluna = colunas.find((uma) => uma.id === cartao.colunaId) ?? colunas[0]
  if (!coluna) throw new Error(`Board ${kanban.id} has no column`)
  await mudanca
    .set({
      arquivadoEm: null,
      alteradoEm: em,
      colunaId: coluna.id,
      // Done on the day on which it was, and not on that of its return.
      concluidoEm: coluna.conclui ? sql<string>`coalesce(concluido_em, ${em}::timestamptz)` : null,
      ordem: await fimDaColuna(tx, coluna.id),
    })
    .execute()
  await insertEvento(work, { cartaoId: id, usuarioId: leitor.id, tipo: 'restaurou', para: coluna.nome })
}

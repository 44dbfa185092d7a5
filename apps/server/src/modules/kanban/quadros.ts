import { sql } from 'kysely'
import type { AjusteDoKanban } from '@rh/domain/contract/kanban'
import { COLUNAS_INICIAIS, LIMITES_DO_KANBAN, NOME_INICIAL } from '@rh/domain/kanban/kanban'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { prenderKanban } from './preso.ts'
import { setoresDoLeitor, type Leitor } from './setor.ts'

/** The boards of a sector: those in use by name, then those put away. */
const daSetor = (db: Db | Tx, setorId: number) =>
  sql<{ id: number; nome: string; arquivado: boolean }>`
    select id, nome, arquivado_em is not null as arquivado from kanban where setor_id = ${setorId}
     order by arquivado_em is not null, padrao desc, busca(nome), id`.execute(db)

/** The boards of a sector; one that has none gets its first. */
export async function listKanbans(deps: Pick<Deps, 'db' | 'clock'>, setorId: number) {
  const { rows } = await daSetor(deps.db, setorId)
  if (rows.length > 0) return rows
  await writeAsSystem(deps, 'kanban.comecar', async (work) => {
    const { rows: novos } = await sql<{ id: number }>`
      insert into kanban (setor_id, nome, padrao, criado_em)
      values (${setorId}, ${NOME_INICIAL}, true, ${isoDe(work.agora)})
      on conflict do nothing returning id`.execute(work.tx)
    // Two people may come first at once: the second one finds the board of the other.
    for (const { id } of novos) await insertColunas(work.tx, id)
  })
  return (await daSetor(deps.db, setorId)).rows
}

const insertColunas = (tx: Tx, kanbanId: number) =>
  tx
    .insertInto('kanbanColuna')
    .values(COLUNAS_INICIAIS.map((coluna, ordem) => ({ ...coluna, ordem, kanbanId })))
    .execute()

/** Holds the boards of a sector: their names, and how many there are. */
const prenderSetor = (tx: Tx, setorId: number) =>
  sql`select id from setor where id = ${setorId} for no key update`.execute(tx)

/** Refuses a name that another board in use has, of a sector that is held. */
async function requireNomeLivre(tx: Tx, setorId: number, nome: string, id = 0): Promise<void> {
  const { rows } = await sql`select id from kanban
    where setor_id = ${setorId} and arquivado_em is null and busca(nome) = busca(${nome}) and id <> ${id}`.execute(
    tx,
  )
  if (rows.length > 0)
    throw failure('validacao', { campos: { nome: 'O setor já tem um quadro com este nome' } })
}

/** Whether a sector, which is held, has as many boards in use as it may. */
async function isCheio(tx: Tx, setorId: number): Promise<boolean> {
  const { total } = await tx
    .selectFrom('kanban')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('setorId', '=', setorId)
    .where('arquivadoEm', 'is', null)
    .executeTakeFirstOrThrow()
  return total >= LIMITES_DO_KANBAN.quadros
}

/** Makes a board with the columns to begin with. */
export async function criarKanban(
  { tx, agora }: UnitOfWork,
  setorId: number,
  nome: string,
): Promise<{ id: number }> {
  await prenderSetor(tx, setorId)
  await requireNomeLivre(tx, setorId, nome)
  if (await isCheio(tx, setorId))
    throw failure('validacao', {
      campos: { nome: `O setor já tem ${LIMITES_DO_KANBAN.quadros} quadros: arquive um antes` },
    })
  const { id } = await tx
    .insertInto('kanban')
    .values({ setorId, nome, criadoEm: isoDe(agora) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertColunas(tx, id)
  return { id }
}

interface Autoria {
  readonly leitor: Leitor
  readonly fuso: string
}

/** Changes name, columns and labels of a board. A column goes only without cards; what was put away stays of it. */
export async function ajustarKanban(
  { tx, agora }: UnitOfWork,
  id: number,
  { versao, nome, colunas, etiquetas }: AjusteDoKanban,
  { leitor, fuso }: Autoria,
): Promise<number> {
  const setorId = await setorDoKanban(tx, leitor, id)
  await prenderSetor(tx, setorId)
  await requireNomeLivre(tx, setorId, nome, id)
  await prenderKanban(tx, leitor, id)
  await requireVersao(tx, 'kanban', { id, versao }, fuso)
  const em = isoDe(agora)
  await mudarColunas(tx, id, colunas, em)
  await mudarEtiquetas(tx, id, etiquetas, em)
  await tx
    .updateTable('kanban')
    .set({ nome, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  return versao + 1
}

async function setorDoKanban(tx: Tx, leitor: Leitor, id: number): Promise<number> {
  const kanban = await tx
    .selectFrom('kanban')
    .select('setorId')
    .where('id', '=', id)
    .where('setorId', 'in', [0, ...setoresDoLeitor(leitor)])
    .executeTakeFirst()
  if (!kanban) throw failure('nao_encontrado')
  return kanban.setorId
}

async function mudarColunas(
  tx: Tx,
  kanbanId: number,
  colunas: AjusteDoKanban['colunas'],
  em: string,
): Promise<void> {
  const antes = await tx
    .selectFrom('kanbanColuna')
    .select(['id', 'nome', 'conclui'])
    .where('kanbanId', '=', kanbanId)
    .where('excluidaEm', 'is', null)
    .execute()
  requireDoKanban('colunas', colunas, antes)
  const saem = antes.filter(({ id }) => !colunas.some((coluna) => coluna.id === id))
  await requireVazias(tx, saem)
  for (const { id } of saem)
    await tx.updateTable('kanbanColuna').set({ excluidaEm: em }).where('id', '=', id).execute()
  for (const [ordem, { id, ...coluna }] of colunas.entries()) {
    if (id === null)
      await tx
        .insertInto('kanbanColuna')
        .values({ ...coluna, ordem, kanbanId })
        .execute()
    else
      await tx
        .updateTable('kanbanColuna')
        .set({ ...coluna, ordem })
        .where('id', '=', id)
        .execute()
    if (antes.some((velha) => velha.id === id && velha.conclui !== coluna.conclui))
      await tx
        .updateTable('kanbanCartao')
        .set({ concluidoEm: coluna.conclui ? em : null })
        .where('colunaId', '=', id)
        .where('arquivadoEm', 'is', null)
        .execute()
  }
}

async function requireVazias(
  tx: Tx,
  colunas: readonly { readonly id: number; readonly nome: string }[],
): Promise<void> {
  if (colunas.length === 0) return
  const ids = colunas.map(({ id }) => id)
  const cheia = await tx
    .selectFrom('kanbanCartao')
    .select('colunaId')
    .where('colunaId', 'in', ids)
    .where('arquivadoEm', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const nome = colunas.find(({ id }) => id === cheia?.colunaId)?.nome
  if (nome !== undefined)
    throw failure('validacao', {
      campos: { colunas: `A coluna "${nome}" tem cartões: mova ou arquive antes de tirar` },
    })
}

async function mudarEtiquetas(
  tx: Tx,
  kanbanId: number,
  etiquetas: AjusteDoKanban['etiquetas'],
  em: string,
): Promise<void> {
  const antes = await tx
    .selectFrom('kanbanEtiqueta')
    .select('id')
    .where('kanbanId', '=', kanbanId)
    .where('excluidaEm', 'is', null)
    .execute()
  requireDoKanban('etiquetas', etiquetas, antes)
  for (const { id } of antes.filter((uma) => !etiquetas.some((etiqueta) => etiqueta.id === uma.id)))
    await tx.updateTable('kanbanEtiqueta').set({ excluidaEm: em }).where('id', '=', id).execute()
  for (const { id, ...etiqueta } of etiquetas)
    if (id === null)
      await tx
        .insertInto('kanbanEtiqueta')
        .values({ ...etiqueta, kanbanId })
        .execute()
    else await tx.updateTable('kanbanEtiqueta').set(etiqueta).where('id', '=', id).execute()
}

/** Refuses what is named by an id that the board does not have, or twice. */
function requireDoKanban(
  campo: 'colunas' | 'etiquetas',
  ditas: readonly { readonly id: number | null }[],
  antes: readonly { readonly id: number }[],
): void {
  const ids = ditas.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size !== ids.length || !ids.every((id) => antes.some((uma) => uma.id === id)))
    throw failure('validacao', { campos: { [campo]: 'O quadro mudou: abra de novo para ajustar' } })
}

interface Arquivamento {
  readonly id: number
  readonly versao: number
  readonly arquivar: boolean
}

/** Puts a board away with all its cards, or brings it back. */
export async function arquivarKanban(
  { tx, agora }: UnitOfWork,
  { id, versao, arquivar }: Arquivamento,
  { leitor, fuso }: Autoria,
): Promise<number> {
  const setorId = await setorDoKanban(tx, leitor, id)
  await prenderSetor(tx, setorId)
  await requireVersao(tx, 'kanban', { id, versao }, fuso)
  if (!arquivar) await requireLugar(tx, setorId, id)
  await tx
    .updateTable('kanban')
    .set({ arquivadoEm: arquivar ? isoDe(agora) : null, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  return versao + 1
}

/** Refuses to bring a board back that has no place or no name left in its sector, which is held. */
async function requireLugar(tx: Tx, setorId: number, id: number): Promise<void> {
  const { nome, arquivadoEm } = await tx
    .selectFrom('kanban')
    .select(['nome', 'arquivadoEm'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (arquivadoEm === null) return
  await requireNomeLivre(tx, setorId, nome, id)
  if (await isCheio(tx, setorId))
    throw failure('transicao_invalida', {
      mensagem: `O setor já tem ${LIMITES_DO_KANBAN.quadros} quadros.`,
      acao: 'Arquive outro antes de trazer este de volta.',
    })
}

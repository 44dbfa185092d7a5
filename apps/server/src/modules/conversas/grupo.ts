import { sql } from 'kysely'
import { PARTICIPANTES_MAXIMO } from '@rh/domain/conversas/limites'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { requireVersao } from '../cadastros/versao.ts'
import { contarFato } from './enviar.ts'
import { travarConversa, travarGrupo } from './participa.ts'

/** The conversation of a person with another one: the same one always, whoever of the two opens it, and when. */
export async function abrirDireta(work: UnitOfWork, eu: number, outra: number): Promise<number> {
  const { tx, agora } = work
  if (outra === eu) throw failure('validacao', { campos: { usuarioId: 'Escolha outra pessoa' } })
  const par = { menorId: Math.min(eu, outra), maiorId: Math.max(eu, outra) }
  const existente = await findDireta(tx, par)
  if (existente !== null) return existente
  await requireAtivos(tx, [outra], 'usuarioId')
  const nova = await tx
    .insertInto('conversa')
    .values({ tipo: 'direta', ...par, criadaPor: eu, criadaEm: isoDe(agora) })
    // Both at once: the second waits for the first, and finds it.
    .onConflict((oc) => oc.columns(['menorId', 'maiorId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!nova) {
    const primeira = await findDireta(tx, par)
    if (primeira === null) throw failure('ocupado')
    return primeira
  }
  await inserirParticipantes(work, nova.id, [eu, outra])
  return nova.id
}

async function findDireta(tx: Tx, par: { menorId: number; maiorId: number }): Promise<number | null> {
  const conversa = await tx
    .selectFrom('conversa')
    .select('id')
    .where('menorId', '=', par.menorId)
    .where('maiorId', '=', par.maiorId)
    .executeTakeFirst()
  return conversa?.id ?? null
}

/** Founds a group, kept by who founds it. */
export async function criarGrupo(
  work: UnitOfWork,
  eu: number,
  { nome, usuarioIds }: { readonly nome: string; readonly usuarioIds: readonly number[] },
): Promise<number> {
  const { tx, agora } = work
  const outras = usuarioIds.filter((id) => id !== eu)
  await requireAtivos(tx, outras, 'usuarioIds')
  const { id } = await tx
    .insertInto('conversa')
    .values({ tipo: 'grupo', nome, criadaPor: eu, criadaEm: isoDe(agora) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inserirParticipantes(work, id, [eu], true)
  await inserirParticipantes(work, id, outras)
  await contarFato(work, id, { autorId: eu, fato: 'criou', texto: nome })
  return id
}

/** Brings people into a group: they read what is said from now on. */
export async function incluirPessoas(
  work: UnitOfWork,
  eu: number,
  conversaId: number,
  usuarioIds: readonly number[],
): Promise<void> {
  const { tx } = work
  await travarGrupo(tx, eu, conversaId)
  const dentro = await tx
    .selectFrom('conversaParticipante')
    .select('usuarioId')
    .where('conversaId', '=', conversaId)
    .where('saiuEm', 'is', null)
    .execute()
  const novas = usuarioIds.filter((id) => !dentro.some(({ usuarioId }) => usuarioId === id))
  if (dentro.length + novas.length > PARTICIPANTES_MAXIMO)
    throw failure('validacao', {
      campos: { usuarioIds: `Um grupo tem no máximo ${PARTICIPANTES_MAXIMO} pessoas` },
    })
  await requireAtivos(tx, novas, 'usuarioIds')
  await inserirParticipantes(work, conversaId, novas)
  for (const alvoId of novas) await contarFato(work, conversaId, { autorId: eu, fato: 'incluiu', alvoId })
}

/** Writes the places of people who come in, or come back: what was said so far is not theirs to read. */
async function inserirParticipantes(
  { tx, agora }: UnitOfWork,
  conversaId: number,
  usuarioIds: readonly number[],
  administra = false,
): Promise<void> {
  if (usuarioIds.length === 0) return
  await sql`
    insert into conversa_participante (conversa_id, usuario_id, administra, entrou_em, desde_id)
    select ${conversaId}::int, id, ${administra}::boolean, ${isoDe(agora)}::timestamptz,
           coalesce((select max(m.id) from mensagem m where m.conversa_id = ${conversaId}::int), 0)
      from unnest(${sql.val([...usuarioIds])}::int[]) id
    on conflict (conversa_id, usuario_id) do update
      set saiu_em = null, administra = excluded.administra, entrou_em = excluded.entrou_em,
          desde_id = excluded.desde_id, silenciada = false
      where conversa_participante.saiu_em is not null`.execute(tx)
}

async function requireAtivos(tx: Tx, ids: readonly number[], campo: string): Promise<void> {
  if (ids.length === 0) return
  const ativos = await tx
    .selectFrom('usuario as u')
    .select('u.id')
    .where('u.id', 'in', [...ids])
    .where('u.ativo', '=', true)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('usuarioGrupo as g').select('g.usuarioId').whereRef('g.usuarioId', '=', 'u.id'),
      ),
    )
    .execute()
  if (ativos.length < new Set(ids).size)
    throw failure('validacao', { campos: { [campo]: 'Escolha pessoas que usam o sistema' } })
}

/** Ends the place of a person. Answers whether there was one. */
async function encerrarLugar({ tx, agora }: UnitOfWork, conversaId: number, usuarioId: number) {
  const fim = await tx
    .updateTable('conversaParticipante')
    .set({ saiuEm: isoDe(agora), administra: false })
    .where('conversaId', '=', conversaId)
    .where('usuarioId', '=', usuarioId)
    .where('saiuEm', 'is', null)
    .returning('usuarioId')
    .executeTakeFirst()
  return fim !== undefined
}

/** Removes a person from a group: from here on they read nothing of it. */
export async function removerPessoa(
  work: UnitOfWork,
  eu: number,
  conversaId: number,
  usuarioId: number,
): Promise<void> {
  await travarGrupo(work.tx, eu, conversaId)
  if (usuarioId === eu)
    throw failure('validacao', { campos: { usuarioId: 'Para deixar o grupo, use Sair do grupo' } })
  if (!(await encerrarLugar(work, conversaId, usuarioId))) throw failure('nao_encontrado')
  await contarFato(work, conversaId, { autorId: eu, fato: 'removeu', alvoId: usuarioId })
}

/** Makes somebody keep the group, or no more. A group is kept by somebody as long as there is anybody. */
export async function mudarAdministracao(
  work: UnitOfWork,
  eu: number,
  conversaId: number,
  { usuarioId, administra }: { readonly usuarioId: number; readonly administra: boolean },
): Promise<void> {
  const { tx } = work
  await travarGrupo(tx, eu, conversaId)
  const mudada = await tx
    .updateTable('conversaParticipante')
    .set({ administra })
    .where('conversaId', '=', conversaId)
    .where('usuarioId', '=', usuarioId)
    .where('saiuEm', 'is', null)
    .returning('usuarioId')
    .executeTakeFirst()
  if (!mudada) throw failure('nao_encontrado')
  if (!(await hasAdministrador(tx, conversaId)))
    throw failure('validacao', { campos: { usuarioId: 'Faça antes outra pessoa administrar o grupo' } })
  await contarFato(work, conversaId, {
    autorId: eu,
    fato: administra ? 'administra' : 'nao_administra',
    alvoId: usuarioId,
  })
}

/** Whether somebody who uses the system keeps a group. */
async function hasAdministrador(tx: Tx, conversaId: number): Promise<boolean> {
  const um = await tx
    .selectFrom('conversaParticipante as p')
    .innerJoin('usuario as u', 'u.id', 'p.usuarioId')
    .select('p.usuarioId')
    .where('p.conversaId', '=', conversaId)
    .where('p.saiuEm', 'is', null)
    .where('p.administra', '=', true)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
  return um !== undefined
}

/** Leaves a group. Where nobody is left who keeps it, somebody else does. */
export async function sairDoGrupo(work: UnitOfWork, eu: number, conversaId: number): Promise<void> {
  const { tipo } = await travarConversa(work.tx, eu, conversaId)
  if (tipo !== 'grupo') throw failure('nao_encontrado')
  await encerrarLugar(work, conversaId, eu)
  await contarFato(work, conversaId, { autorId: eu, fato: 'saiu' })
  await suceder(work, conversaId)
}

/** Makes whoever is in a group for the longest time keep it, where nobody who uses the system does. */
async function suceder(work: UnitOfWork, conversaId: number): Promise<void> {
  const { tx } = work
  if (await hasAdministrador(tx, conversaId)) return
  // Where nobody of it uses the system, who keeps it goes on: that account may be opened again.
  const { rows } = await sql<{ usuarioId: number }>`
    update conversa_participante set administra = true
     where not administra and (conversa_id, usuario_id) in (
       select p.conversa_id, p.usuario_id from conversa_participante p join usuario u on u.id = p.usuario_id
        where p.conversa_id = ${conversaId} and p.saiu_em is null
        order by u.ativo desc, p.administra desc, p.entrou_em, p.usuario_id limit 1)
    returning usuario_id`.execute(tx)
  for (const { usuarioId } of rows)
    await contarFato(work, conversaId, { autorId: usuarioId, fato: 'administra', alvoId: usuarioId })
}

/** Finds another keeper for the groups of people whose accounts were opened or closed, where they have none any more. */
export async function sucederNosGrupos(work: UnitOfWork, usuarioIds: readonly number[]): Promise<void> {
  // All of their groups, also those that others keep: who leaves one at this moment may just make such a person keep it.
  const { rows } = await sql<{ id: number }>`
    select c.id from conversa c
     where c.tipo = 'grupo' and exists (
       select from conversa_participante p
        where p.conversa_id = c.id and p.usuario_id = any (${sql.val([...usuarioIds])}::int[]) and p.saiu_em is null)
     order by c.id for update of c`.execute(work.tx)
  for (const { id } of rows) await suceder(work, id)
}

/** Gives a group another name. */
export async function renomearGrupo(
  work: UnitOfWork,
  eu: number,
  { id, versao, nome }: { readonly id: number; readonly versao: number; readonly nome: string },
  fuso: string,
): Promise<number> {
  const { tx } = work
  await travarGrupo(tx, eu, id)
  await requireVersao(tx, 'conversa', { id, versao }, fuso)
  await tx
    .updateTable('conversa')
    .set({ nome, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
  await contarFato(work, id, { autorId: eu, fato: 'renomeou', texto: nome })
  return versao + 1
}

/** Whether the unread messages of a conversation count for this person. */
export async function silenciar(
  { tx }: UnitOfWork,
  eu: number,
  { conversaId, silenciada }: { readonly conversaId: number; readonly silenciada: boolean },
): Promise<void> {
  const mudada = await tx
    .updateTable('conversaParticipante')
    .set({ silenciada })
    .where('conversaId', '=', conversaId)
    .where('usuarioId', '=', eu)
    .where('saiuEm', 'is', null)
    .returning('usuarioId')
    .executeTakeFirst()
  if (!mudada) throw failure('nao_encontrado')
}

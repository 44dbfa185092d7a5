import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { CANAL_DAS_TAREFAS } from '../../../tarefa.ts'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Execucao, Trabalho } from './executar.ts'
import { TAREFA_DOS_REAJUSTES } from './tarefa.ts'

const POR_VEZ = 100
const NOMES_DITOS = 5

/** Somebody who cannot go back, and why. */
interface Preso {
  readonly colaboradorId: number
  readonly nome: string
  readonly porQue: string
}

/** Those whose new pay something later rests on, or who left: they keep it. */
export async function listPresos(db: Db | Tx, reajusteId: number, hoje: string): Promise<Preso[]> {
  const { rows } = await sql<{ id: number; nome: string; saida: string | null; depois: string | null }>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome,
           case when v.data_desligamento < ${hoje}::date then v.data_desligamento end as saida, x.depois
      from reajuste_item i
      join vinculo_versao vv on vv.id = i.versao_id
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      left join lateral (select min(y.vigencia) as depois from vinculo_versao y
                          where y.vinculo_id = v.id and y.vigencia > vv.vigencia) x on true
     where i.reajuste_id = ${reajusteId} and (x.depois is not null or v.data_desligamento < ${hoje}::date)
     order by pe.nome_busca, v.id`.execute(db)
  return rows.map(({ id, nome, saida, depois }) => ({
    colaboradorId: id,
    nome,
    porQue:
      saida === null
        ? `O contrato já mudou de novo em ${formatData(depois ?? hoje)}.`
        : `Saiu em ${formatData(saida)}.`,
  }))
}

/**
 * Queues the undo of a whole readjustment. Throws 409 where it is not applied, and 422 unless those who cannot go back were
 * confirmed by name.
 */
export async function pedirDesfazer(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { id, motivo, ficam }: { readonly id: number; readonly motivo: string; readonly ficam: readonly number[] },
  hoje: string,
): Promise<void> {
  const reajuste = await tx
    .selectFrom('reajuste')
    .select('estado')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!reajuste) throw failure('nao_encontrado')
  if (reajuste.estado !== 'aplicado')
    throw failure('transicao_invalida', { mensagem: 'Só um reajuste aplicado se desfaz.' })
  requireConfirmados(await listPresos(tx, id, hoje), ficam)
  await tx
    .updateTable('reajuste')
    .set({
      estado: 'desfazendo',
      recusa: null,
      desfeitoPor: ator.id,
      desfeitoEm: isoDe(agora),
      desfeitoMotivo: motivo,
    })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('reajusteAndamento').set({ feitos: 0 }).where('reajusteId', '=', id).execute()
  await sql`select pg_notify(${CANAL_DAS_TAREFAS}, ${TAREFA_DOS_REAJUSTES})`.execute(tx)
}

function requireConfirmados(presos: readonly Preso[], ficam: readonly number[]): void {
  const ditos = new Set(ficam)
  if (presos.length === ditos.size && presos.every(({ colaboradorId }) => ditos.has(colaboradorId))) return
  const mais = presos.length - NOMES_DITOS
  const nomes = presos.slice(0, NOMES_DITOS).map(({ nome }) => nome)
  throw failure('pendencias', {
    mensagem: `Não podem voltar atrás: ${nomes.join(', ')}${mais > 0 ? ` e mais ${mais}` : ''}.`,
    acao: 'Confira os nomes e confirme que continuam com o salário novo.',
    campos: { ficam: 'Confira os nomes e confirme' },
    pendencias: presos.map(({ colaboradorId, nome, porQue }) => ({
      codigo: 'fica',
      severidade: 'bloqueio',
      mensagem: `${nome}: ${porQue}`,
      dados: { colaboradorId },
    })),
  })
}

/**
 * Puts the pay before in force again for everybody who can go back: a version to come is cancelled, one in force is
 * compensated from today on. Answers what whoever asked is told.
 */
export async function desfazer(execucao: Execucao, { id, titulo, motivo }: Trabalho): Promise<string> {
  const { tx } = execucao.work
  await sql`select from vinculo v where v.id in (
    select i.vinculo_id from reajuste_item i where i.reajuste_id = ${id} and i.versao_id is not null)
    order by v.id for no key update`.execute(tx)
  await marcarPresos(execucao, id)
  const itens = await tx
    .selectFrom('reajusteItem')
    .select('id')
    .where('reajusteId', '=', id)
    .where('versaoId', 'is not', null)
    .where('ficou', 'is', null)
    .orderBy('id')
    .execute()
  for (let i = 0; i < itens.length; i += POR_VEZ) {
    const parte = itens.slice(i, i + POR_VEZ).map((item) => item.id)
    await voltar(execucao, parte, `Desfeito: ${titulo}. ${motivo ?? ''}`)
    execucao.avancar(Math.min(i + POR_VEZ, itens.length), itens.length)
  }
  await anularPisos(execucao, id, motivo ?? '')
  await tx.updateTable('reajuste').set({ estado: 'desfeito' }).where('id', '=', id).execute()
  return `“${titulo}” foi desfeito: ${itens.length} ${itens.length === 1 ? 'pessoa' : 'pessoas'}.`
}

async function marcarPresos({ work: { tx }, hoje }: Execucao, reajusteId: number): Promise<void> {
  const presos = await listPresos(tx, reajusteId, hoje)
  await sql`
    update reajuste_item i set ficou = n."porQue"
      from jsonb_to_recordset(${JSON.stringify(presos)}::jsonb) as n("colaboradorId" int, "porQue" text)
     where i.reajuste_id = ${reajusteId} and i.vinculo_id = n."colaboradorId"`.execute(tx)
}

async function voltar({ work: { tx }, hoje }: Execucao, itens: readonly number[], motivo: string) {
  const vindouras = sql`select vv.id from reajuste_item i join vinculo_versao vv on vv.id = i.versao_id
    where i.id = any (${[...itens]}::int[]) and vv.vigencia > ${hoje}::date`
  await sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
      centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo, compensa_id)
    select vv.vinculo_id, greatest(${hoje}::date, vv.vigencia + 1), vv.cargo_id, vv.posto_id, vv.contrato_id, vv.escala_id,
           vv.sindicato_id, vv.centro_de_custo_id, i.de_centavos, vv.insalubridade, vv.periculosidade, vv.reserva,
           ${motivo}, vv.id
      from reajuste_item i join vinculo_versao vv on vv.id = i.versao_id
     where i.id = any (${[...itens]}::int[]) and vv.vigencia <= ${hoje}::date`.execute(tx)
  await sql`
    update vinculo v set versao = versao + 1
     where v.id in (select i.vinculo_id from reajuste_item i where i.id = any (${[...itens]}::int[]))`.execute(
    tx,
  )
  // The reason is written before the row leaves: the trail keeps both.
  await sql`update vinculo_versao set cancelamento_motivo = ${motivo} where id in (${vindouras})`.execute(tx)
  await sql`delete from vinculo_versao where id in (${vindouras})`.execute(tx)
}

/** Takes back the floors that it registered, unless a later one closed them. */
async function anularPisos({ work: { tx }, hoje }: Execucao, reajusteId: number, motivo: string) {
  const { pisos } = await tx
    .selectFrom('reajuste')
    .select('pisos')
    .where('id', '=', reajusteId)
    .executeTakeFirstOrThrow()
  const abertos = await listAbertos(tx, pisos, hoje)
  if (abertos.length === 0) return
  await tx.updateTable('pisoSalarial').set({ anuladoMotivo: motivo }).where('id', 'in', abertos).execute()
  await tx.deleteFrom('pisoSalarial').where('id', 'in', abertos).execute()
}

/** Of these floors, those that no later one in force has closed. */
async function listAbertos(tx: Tx, pisos: readonly number[], hoje: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select pi.id from piso_salarial pi
     where pi.id = any (${[...pisos]}::int[])
       and not exists (select from piso_salarial x where x.cargo_id = pi.cargo_id and x.sindicato_id = pi.sindicato_id
                          and x.desde > pi.desde and x.desde <= ${hoje}::date)`.execute(tx)
  return rows.map(({ id }) => id)
}

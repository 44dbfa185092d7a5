import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import type { TipoDeAlteracao } from '@rh/domain/processos/promocao/coletiva'
import { callTarefa } from '../../../tarefa.ts'
import { isoDe } from '../../../clock.ts'
import { registrarEfeitos } from '../../../eventos/eventos.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { AlteracaoColetiva, Execucao, Trabalho } from './tipo.ts'
import { devolverEscala } from './escala.ts'
import { TAREFA_DAS_ALTERACOES } from './tarefa.ts'

const POR_VEZ = 100
const NOMES_DITOS = 5

/** Somebody who cannot go back, and why. */
interface Preso {
  readonly colaboradorId: number
  readonly nome: string
  readonly porQue: string
}

/** Those whose new terms something later rests on, or who left: they keep them. */
export async function listPresos(db: Db | Tx, alteracaoId: number, hoje: string): Promise<Preso[]> {
  const { rows } = await sql<{ id: number; nome: string; saida: string | null; depois: string | null }>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome,
           case when v.data_desligamento < ${hoje}::date then v.data_desligamento end as saida, x.depois
      from alteracao_coletiva_item i
      join vinculo_versao vv on vv.id = i.versao_id
      join vinculo v on v.id = i.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      left join lateral (select min(y.vigencia) as depois from vinculo_versao y
                          where y.vinculo_id = v.id and y.vigencia > vv.vigencia) x on true
     where i.alteracao_id = ${alteracaoId} and (x.depois is not null or v.data_desligamento < ${hoje}::date)
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
 * Queues the undo of a whole batch. Throws 409 where it is not applied, and 422 unless those who cannot go back were
 * confirmed by name.
 */
export async function pedirDesfazer(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  tipo: TipoDeAlteracao,
  { id, motivo, ficam }: { readonly id: number; readonly motivo: string; readonly ficam: readonly number[] },
  hoje: string,
): Promise<void> {
  const alteracao = await tx
    .selectFrom('alteracaoColetiva')
    .select('estado')
    .where('id', '=', id)
    .where('tipo', '=', tipo)
    .forUpdate()
    .executeTakeFirst()
  if (!alteracao) throw failure('nao_encontrado')
  if (alteracao.estado !== 'aplicado')
    throw failure('transicao_invalida', { mensagem: 'Só o que foi aplicado se desfaz.' })
  requireConfirmados(await listPresos(tx, id, hoje), ficam)
  await tx
    .updateTable('alteracaoColetiva')
    .set({
      estado: 'desfazendo',
      recusa: null,
      desfeitoPor: ator.id,
      desfeitoEm: isoDe(agora),
      desfeitoMotivo: motivo,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('alteracaoColetivaAndamento')
    .set({ feitos: 0 })
    .where('alteracaoId', '=', id)
    .execute()
  await callTarefa(tx, TAREFA_DAS_ALTERACOES)
}

function requireConfirmados(presos: readonly Preso[], ficam: readonly number[]): void {
  const ditos = new Set(ficam)
  if (presos.length === ditos.size && presos.every(({ colaboradorId }) => ditos.has(colaboradorId))) return
  const mais = presos.length - NOMES_DITOS
  const nomes = presos.slice(0, NOMES_DITOS).map(({ nome }) => nome)
  throw failure('pendencias', {
    mensagem: `Não podem voltar atrás: ${nomes.join(', ')}${mais > 0 ? ` e mais ${mais}` : ''}.`,
    acao: 'Confira os nomes e confirme que continuam como estão.',
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
 * Puts pay and scale before it in force again for everybody who can go back: a version to come is cancelled, one in force is
 * compensated from today on. Answers what whoever asked is told.
 */
export async function desfazer(
  execucao: Execucao,
  trabalho: Trabalho,
  alteracao: AlteracaoColetiva,
): Promise<string> {
  const { id, titulo, motivo } = trabalho
  const { tx } = execucao.work
  await sql`select from vinculo v where v.id in (
    select i.vinculo_id from alteracao_coletiva_item i where i.alteracao_id = ${id} and i.versao_id is not null)
    order by v.id for no key update`.execute(tx)
  await marcarPresos(execucao, id)
  const itens = await tx
    .selectFrom('alteracaoColetivaItem')
    .select(['id', 'vinculoId'])
    .where('alteracaoId', '=', id)
    .where('versaoId', 'is not', null)
    .where('ficou', 'is', null)
    .orderBy('id')
    .execute()
  for (let i = 0; i < itens.length; i += POR_VEZ) {
    const destes = itens.slice(i, i + POR_VEZ)
    const parte = destes.map((item) => item.id)
    await devolverEscala(tx, parte, execucao.hoje)
    await voltar(execucao, parte, `Desfeito: ${titulo}. ${motivo ?? ''}`)
    await registrarEfeitos(
      execucao.work,
      'contrato.alteracao_desfeita',
      destes.map(({ vinculoId }) => ({ vinculoId, data: execucao.hoje })),
    )
    execucao.avancar(Math.min(i + POR_VEZ, itens.length), itens.length)
  }
  await alteracao.aoDesfazer(execucao, trabalho)
  await tx.updateTable('alteracaoColetiva').set({ estado: 'desfeito' }).where('id', '=', id).execute()
  return `“${titulo}” foi desfeito: ${itens.length} ${itens.length === 1 ? 'pessoa' : 'pessoas'}.`
}

async function marcarPresos({ work: { tx }, hoje }: Execucao, alteracaoId: number): Promise<void> {
  const presos = await listPresos(tx, alteracaoId, hoje)
  await sql`
    update alteracao_coletiva_item i set ficou = n."porQue"
      from jsonb_to_recordset(${JSON.stringify(presos)}::jsonb) as n("colaboradorId" int, "porQue" text)
     where i.alteracao_id = ${alteracaoId} and i.vinculo_id = n."colaboradorId"`.execute(tx)
}

async function voltar({ work: { tx }, hoje }: Execucao, itens: readonly number[], motivo: string) {
  const vindouras = sql`select vv.id from alteracao_coletiva_item i join vinculo_versao vv on vv.id = i.versao_id
    where i.id = any (${[...itens]}::int[]) and vv.vigencia > ${hoje}::date`
  await sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
      centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo, compensa_id)
    select vv.vinculo_id, greatest(${hoje}::date, vv.vigencia + 1), vv.cargo_id, vv.posto_id, vv.contrato_id,
           coalesce(i.de_escala_id, vv.escala_id), vv.sindicato_id, vv.centro_de_custo_id, i.de_centavos, vv.insalubridade, vv.periculosidade, vv.reserva,
           ${motivo}, vv.id
      from alteracao_coletiva_item i join vinculo_versao vv on vv.id = i.versao_id
     where i.id = any (${[...itens]}::int[]) and vv.vigencia <= ${hoje}::date`.execute(tx)
  await sql`
    update vinculo v set versao = versao + 1
     where v.id in (select i.vinculo_id from alteracao_coletiva_item i where i.id = any (${[...itens]}::int[]))`.execute(
    tx,
  )
  // The reason is written before the row leaves: the trail keeps both.
  await sql`update vinculo_versao set cancelamento_motivo = ${motivo} where id in (${vindouras})`.execute(tx)
  await sql`delete from vinculo_versao where id in (${vindouras})`.execute(tx)
}

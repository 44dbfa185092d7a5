import { sql } from 'kysely'
import { registrarEfeitos } from '../../../eventos/eventos.ts'
import { mudaram } from './conferir.ts'
import { levarEscala } from './escala.ts'
import type { AlteracaoColetiva, Execucao, Trabalho } from './tipo.ts'

/** People of one statement: the bar moves after each. */
const POR_VEZ = 100

interface Item {
  readonly id: number
  readonly vinculoId: number
  readonly baseId: number | null
  readonly vigencia: string
  readonly deCentavos: number
  readonly paraCentavos: number
  readonly paraEscalaId: number | null
}

/**
 * Writes the new version of everybody who goes, and what their kind of batch changes besides. Throws 422 with the names of
 * those who changed since they were checked: all or nothing. Answers what whoever started it is told.
 */
export async function aplicar(
  execucao: Execucao,
  trabalho: Trabalho,
  alteracao: AlteracaoColetiva,
): Promise<string> {
  const { tx } = execucao.work
  const { id, titulo } = trabalho
  const itens = await lockItens(execucao, id)
  await requireIguais(execucao, trabalho, itens, alteracao)
  await alteracao.aoAplicar(execucao, trabalho)
  for (let i = 0; i < itens.length; i += POR_VEZ) {
    const destes = itens.slice(i, i + POR_VEZ)
    const parte = destes.map((item) => item.id)
    await inserirVersoes(execucao, titulo, parte)
    await levarEscala(tx, parte)
    await registrarEfeitos(
      execucao.work,
      'contrato.alterado',
      destes.map(({ vinculoId, vigencia }) => ({ vinculoId, data: vigencia })),
    )
    execucao.avancar(Math.min(i + POR_VEZ, itens.length), itens.length)
  }
  await tx.updateTable('alteracaoColetiva').set({ estado: 'aplicado' }).where('id', '=', id).execute()
  return `“${titulo}”: ${itens.length} ${itens.length === 1 ? 'pessoa' : 'pessoas'} ${alteracao.feita}${itens.length === 1 ? '' : 's'}.`
}

/** Items of those who go, with their bonds locked: nobody changes their contract meanwhile. */
async function lockItens({ work: { tx } }: Execucao, alteracaoId: number): Promise<Item[]> {
  await sql`select from vinculo v where v.id in (
    select i.vinculo_id from alteracao_coletiva_item i where i.alteracao_id = ${alteracaoId} and i.fora is null)
    order by v.id for no key update`.execute(tx)
  return tx
    .selectFrom('alteracaoColetivaItem')
    .select(['id', 'vinculoId', 'baseId', 'vigencia', 'deCentavos', 'paraCentavos', 'paraEscalaId'])
    .where('alteracaoId', '=', alteracaoId)
    .where('fora', 'is', null)
    .orderBy('id')
    .execute()
}

async function requireIguais(
  { work: { tx }, hoje }: Execucao,
  { id, parametros }: Trabalho,
  itens: readonly Item[],
  alteracao: AlteracaoColetiva,
): Promise<void> {
  const somente = itens.map(({ vinculoId }) => vinculoId)
  const planejados = await alteracao.planejar(tx, { parametros, hoje, menos: id, somente })
  const agora = new Map(planejados.map((um) => [um.colaboradorId, um]))
  const outros = itens.flatMap(({ vinculoId, ...antes }) => {
    const um = agora.get(vinculoId)
    const igual =
      um &&
      um.excecao?.podeIncluir !== false &&
      um.baseId === antes.baseId &&
      um.vigencia === antes.vigencia &&
      um.deCentavos === antes.deCentavos &&
      um.paraCentavos === antes.paraCentavos &&
      (um.paraEscalaId ?? null) === antes.paraEscalaId
    return igual ? [] : [um?.nome ?? 'alguém que saiu de lá']
  })
  if (outros.length > 0) throw mudaram(outros)
}

/** One version each, like the one before but for pay and scale; the title is what the history of the person says. */
const inserirVersoes = ({ work: { tx } }: Execucao, titulo: string, itens: readonly number[]) =>
  sql`
    with nova as (
      insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
        centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo)
      select vv.vinculo_id, i.vigencia, vv.cargo_id, vv.posto_id, vv.contrato_id, coalesce(i.para_escala_id, vv.escala_id),
             vv.sindicato_id, vv.centro_de_custo_id, i.para_centavos, vv.insalubridade, vv.periculosidade, vv.reserva,
             ${titulo}
        from alteracao_coletiva_item i join vinculo_versao vv on vv.id = i.base_id
       where i.id = any (${[...itens]}::int[])
      returning id, vinculo_id),
    tomada as (
      update vinculo v set versao = versao + 1 from nova where v.id = nova.vinculo_id)
    update alteracao_coletiva_item i set versao_id = nova.id from nova
     where i.vinculo_id = nova.vinculo_id and i.id = any (${[...itens]}::int[])`.execute(tx)

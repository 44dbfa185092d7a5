import { sql } from 'kysely'
import { planejar } from './pessoas.ts'
import { mudaram } from './iniciar.ts'
import type { Execucao, Trabalho } from './executar.ts'

/** People of one statement: the bar moves after each. */
const POR_VEZ = 100

interface Item {
  readonly id: number
  readonly vinculoId: number
  readonly baseId: number | null
  readonly vigencia: string
  readonly deCentavos: number
  readonly paraCentavos: number
}

/**
 * Writes the floors and the new version of everybody who goes. Throws 422 with the names of those who changed since they
 * were checked: all or nothing. Answers what whoever started it is told.
 */
export async function aplicar(execucao: Execucao, trabalho: Trabalho): Promise<string> {
  const { tx } = execucao.work
  const { id, titulo } = trabalho
  const itens = await lockItens(execucao, id)
  await requireIguais(execucao, trabalho, itens)
  const pisos = await inserirPisos(execucao, trabalho)
  for (let i = 0; i < itens.length; i += POR_VEZ) {
    const parte = itens.slice(i, i + POR_VEZ).map((item) => item.id)
    await inserirVersoes(execucao, titulo, parte)
    execucao.avancar(Math.min(i + POR_VEZ, itens.length), itens.length)
  }
  await tx.updateTable('reajuste').set({ estado: 'aplicado', pisos }).where('id', '=', id).execute()
  return `“${titulo}”: ${itens.length} ${itens.length === 1 ? 'pessoa reajustada' : 'pessoas reajustadas'}.`
}

/** Items of those who go, with their bonds locked: nobody changes their contract meanwhile. */
async function lockItens({ work: { tx } }: Execucao, reajusteId: number): Promise<Item[]> {
  await sql`select from vinculo v where v.id in (
    select i.vinculo_id from reajuste_item i where i.reajuste_id = ${reajusteId} and i.fora is null)
    order by v.id for no key update`.execute(tx)
  return tx
    .selectFrom('reajusteItem')
    .select(['id', 'vinculoId', 'baseId', 'vigencia', 'deCentavos', 'paraCentavos'])
    .where('reajusteId', '=', reajusteId)
    .where('fora', 'is', null)
    .orderBy('id')
    .execute()
}

async function requireIguais(
  { work: { tx }, hoje }: Execucao,
  { id, parametros }: Trabalho,
  itens: readonly Item[],
): Promise<void> {
  const somente = itens.map(({ vinculoId }) => vinculoId)
  const planejados = await planejar(tx, { parametros, hoje, menos: id, somente })
  const agora = new Map(planejados.map((um) => [um.colaboradorId, um]))
  const outros = itens.flatMap(({ vinculoId, ...antes }) => {
    const um = agora.get(vinculoId)
    const igual =
      um &&
      um.excecao?.podeIncluir !== false &&
      um.baseId === antes.baseId &&
      um.vigencia === antes.vigencia &&
      um.deCentavos === antes.deCentavos &&
      um.paraCentavos === antes.paraCentavos
    return igual ? [] : [um?.nome ?? 'alguém que saiu do sindicato']
  })
  if (outros.length > 0) throw mudaram(outros)
}

async function inserirPisos(
  { work: { tx } }: Execucao,
  { parametros, convencaoId }: Trabalho,
): Promise<number[]> {
  const { pisos, sindicatoId, dataBase } = parametros
  if (pisos.length === 0) return []
  const linhas = await tx
    .insertInto('pisoSalarial')
    .values(pisos.map((piso) => ({ ...piso, sindicatoId, desde: dataBase, convencaoId })))
    // Registered with the same amount already: the check refused any other.
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  return linhas.map((linha) => linha.id)
}

/** One version each, like the one before but for the pay; the title is what the history of the person says. */
const inserirVersoes = ({ work: { tx } }: Execucao, titulo: string, itens: readonly number[]) =>
  sql`
    with nova as (
      insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
        centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo)
      select vv.vinculo_id, i.vigencia, vv.cargo_id, vv.posto_id, vv.contrato_id, vv.escala_id, vv.sindicato_id,
             vv.centro_de_custo_id, i.para_centavos, vv.insalubridade, vv.periculosidade, vv.reserva, ${titulo}
        from reajuste_item i join vinculo_versao vv on vv.id = i.base_id
       where i.id = any (${[...itens]}::int[])
      returning id, vinculo_id),
    tomada as (
      update vinculo v set versao = versao + 1 from nova where v.id = nova.vinculo_id)
    update reajuste_item i set versao_id = nova.id from nova
     where i.vinculo_id = nova.vinculo_id and i.id = any (${[...itens]}::int[])`.execute(tx)

import { sql } from 'kysely'
import { adiantarPeriodo } from '@rh/domain/processos/ferias/coletivas-plano'
import { somarAnos, somarDias } from '@rh/domain/regras/calendario/datas'
import { avosDoPeriodo } from '@rh/domain/regras/ferias/direito'
import type { UnitOfWork } from '../../../db/write.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'
import { lancar } from '../../colaborador/ferias/razao.ts'
import type { MudancaProcesso, Processo } from '../../processo/repository.ts'
import type { ContextoDoServidor } from '../fatos.ts'

// What a collective vacation does to a period that is not complete (CLT art. 140). Days given in advance are adjustments
// of the request that they are given for: it takes from them like from any other, and they go when it comes to nothing.

/** Gives the period the days that it will have when the shutdown begins, where it has none yet. */
export async function adiantar(
  work: UnitOfWork,
  { id: processoId }: Processo,
  { fatos: { coletivas }, periodoId }: ContextoDoServidor,
): Promise<void> {
  const adiantamento = coletivas?.adiantamento
  if (!adiantamento || periodoId === null) return
  const { dias, avos } = adiantamento
  const motivo = `Férias coletivas: ${avos}/12 do período (CLT art. 140)`
  await lancar(work, [{ periodoId, tipo: 'ajuste', dias, processoId, motivo, usuarioId: null }])
}

/** Takes back what was given in advance for a request that comes to nothing. */
export const tirarAdiantados = (
  { tx, agora }: UnitOfWork,
  processoId: number,
  { motivo, usuarioId }: { readonly motivo: string; readonly usuarioId: number | null },
) =>
  sql`
    insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, motivo, usuario_id, em)
    select l.periodo_id, 'ajuste', -sum(l.dias), ${processoId}, ${motivo}, ${usuarioId}::int, ${isoDe(agora)}::timestamptz
      from ferias_lancamento l where l.processo_id = ${processoId} and l.tipo = 'ajuste'
     group by l.periodo_id having sum(l.dias) > 0`.execute(tx)

/** Absences typed now may leave fewer days than were given in advance. Throws where they do. */
export async function conferirAdiantados(
  { tx }: UnitOfWork,
  { id: processoId }: Processo,
  periodoId: number,
): Promise<void> {
  const { rows } = await sql<{
    dados: number
    admissao: string
    inicio: string
    fim: string
    faltas: number
    comeca: string
  }>`
    select sum(l.dias)::int as dados, v.data_admissao as admissao, p.inicio, p.fim, coalesce(p.faltas, 0) as faltas,
           (select min(a.inicio) from ausencia a where a.processo_id = ${processoId}) as comeca
      from ferias_lancamento l
      join ferias_periodo p on p.id = l.periodo_id
      join vinculo v on v.id = p.vinculo_id
     where l.processo_id = ${processoId} and l.tipo = 'ajuste' and p.id = ${periodoId}
     group by p.id, v.id having sum(l.dias) > 0`.execute(tx)
  const [linha] = rows
  if (!linha) return
  const { dados, admissao, inicio: aquisitivoInicio, fim: aquisitivoFim, faltas, comeca } = linha
  const periodo = {
    id: periodoId,
    aquisitivoInicio,
    aquisitivoFim,
    faltas,
    saldo: 0,
    direito: 0,
    completo: false,
  }
  const devidos = adiantarPeriodo(admissao, periodo, comeca)?.dias ?? dados
  if (devidos >= dados) return
  const mensagem = `Com ${faltas} faltas são ${devidos} dias nas férias coletivas, e o pedido conta com ${dados}.`
  throw failure('validacao', {
    mensagem,
    acao: 'Devolva o pedido: os dias que faltam ficam em licença remunerada.',
    campos: { 'dados.faltas': mensagem },
  })
}

/**
 * The first day of a collective vacation in the first year of work: the period ends on its eve, with the days that it was
 * given, and the next one begins (CLT art. 140).
 */
export async function comecarPeriodoNovo(
  { tx }: UnitOfWork,
  _: Processo,
  { fatos: { coletivas, periodo }, pessoa, periodoId, vinculoId }: ContextoDoServidor,
): Promise<MudancaProcesso> {
  const [inicio] = (coletivas?.periodos ?? []).map((dias) => dias.inicio).toSorted()
  if (inicio === undefined || !periodo || inicio >= somarAnos(pessoa.admissao, 1)) return {}
  const motivo = 'Férias coletivas antes de 12 meses (CLT art. 140)'
  const cortado = await tx
    .updateTable('feriasPeriodo')
    .set({
      fim: somarDias(inicio, -1),
      concessaoFim: somarDias(somarAnos(inicio, 1), -1),
      avos: avosDoPeriodo(periodo.aquisitivoInicio, somarDias(inicio, -1)).avos,
      motivo,
    })
    .where('id', '=', periodoId ?? 0)
    .where('fim', '>=', inicio)
    .returning('id')
    .executeTakeFirst()
  if (!cortado) return {}
  await tx
    .insertInto('feriasPeriodo')
    .values({
      vinculoId,
      inicio,
      fim: somarDias(somarAnos(inicio, 1), -1),
      concessaoFim: somarDias(somarAnos(inicio, 2), -1),
      motivo,
    })
    .execute()
  return {}
}

import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import type { AnyProcess } from '@rh/domain/processo/define'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { alertas } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { registrarEfeito } from '../../eventos/eventos.ts'
import type { Quem } from '../../http/ator.ts'
import { moduloAfastamento } from '../afastamento/modulo.ts'
import { encerrarCobertura } from '../cobertura/encerrar.ts'
import { moduloFerias } from '../ferias/modulo.ts'
import { forgetAgenda } from '../processo/agenda/agenda.ts'
import { executar } from '../processo/engine.ts'
import type { Montavel } from '../processo/modulo.ts'
import { insertEvento } from '../processo/eventos.ts'
import { lockProcesso, updateProcesso, type Processo } from '../processo/repository.ts'
import { moduloPromocao } from '../promocao/modulo.ts'
import { moduloRemanejamento } from '../remanejamento/modulo.ts'
import type { ProcessoAberto } from './entorno.ts'

// What was under way for a person ends with the bond: requests are cancelled, with what they had reserved given back, and a
// leave is closed on the last day.

/** Everybody's: what the end of a bond ends, it ends whoever may see it. */
const SISTEMA: Quem = { id: 0, grupos: [], escopado: false }

interface Fim {
  readonly vinculoId: number
  readonly dia: string
  readonly fuso: string
  /** The dismissal, as the others tell why. */
  readonly demissao: Processo
}

/** Cancels or closes what is open for the bond, each by its own kind. */
export async function encerrarAbertos(
  work: UnitOfWork,
  fim: Fim,
  abertos: readonly ProcessoAberto[],
): Promise<void> {
  for (const { id, tipo } of abertos) {
    if (tipo === ferias.name) await encerrarFerias(work, fim, id)
    if (tipo === promocao.name) await cancelar(work, fim, { process: promocao, modulo: moduloPromocao, id })
    if (tipo === remanejamento.name)
      await cancelar(work, fim, { process: remanejamento, modulo: moduloRemanejamento, id })
  }
  await encerrarAfastamentos(work, fim)
}

const motivoDe = ({ demissao }: Fim): string => `Fim do contrato: demissão ${demissao.numero}.`

interface Mudanca<C> {
  readonly process: AnyProcess
  readonly modulo: (fuso: string) => Montavel<C>
  readonly id: number
}

/** Cancels what was not effected; of what was, the day of a coming move is dropped: nobody comes back to a post. */
async function cancelar<C>(work: UnitOfWork, fim: Fim, { process, modulo, id }: Mudanca<C>): Promise<void> {
  const pedido = await lockProcesso(work.tx, process.name, id, SISTEMA)
  if (!pedido) return
  if (!process.transitions['cancelar']?.from.includes(pedido.status)) {
    await forgetAgenda(work.tx, id)
    return
  }
  await executar(
    { alertas, fuso: fim.fuso },
    modulo(fim.fuso),
    work,
    { processo: pedido, quem: SISTEMA, autorId: null },
    { transicao: 'cancelar', motivo: motivoDe(fim), imposta: true },
  )
}

/** Days to come go back to the period; a vacation that runs stops the day after the last one. */
async function encerrarFerias(work: UnitOfWork, fim: Fim, id: number): Promise<void> {
  const pedido = await lockProcesso(work.tx, ferias.name, id, SISTEMA)
  if (!pedido) return
  const em = somarDias(fim.dia, 1)
  const corre = pedido.status === 'em_gozo'
  // One that was all enjoyed waits for its own end.
  if (corre && !(await isFora(work.tx, id, em))) return
  await executar(
    { alertas, fuso: fim.fuso },
    moduloFerias(fim.fuso),
    work,
    { processo: pedido, quem: SISTEMA, autorId: null },
    corre
      ? {
          transicao: 'interromper',
          motivo: motivoDe(fim),
          dados: { causa: 'DESLIGAMENTO', em },
          imposta: true,
        }
      : { transicao: 'cancelar', motivo: motivoDe(fim), imposta: true },
  )
}

/** Whether a vacation that began has the person away on a day. */
async function isFora(tx: Tx, processoId: number, dia: string): Promise<boolean> {
  const { rows } = await sql<{ fora: boolean }>`
    select exists (select from ausencia a where a.processo_id = ${processoId}
                      and a.inicio < ${dia}::date and a.fim >= ${dia}::date) as fora`.execute(tx)
  return rows[0]?.fora === true
}

/**
 * Days after the end are none of a leave: one to come is cancelled, and one that runs is closed by it. One that was over, and
 * waited for the return exam (NR-7 item 7.5.9), keeps its own last day: the days since were worked and are paid.
 */
async function encerrarAfastamentos(work: UnitOfWork, fim: Fim): Promise<void> {
  const { tx } = work
  const { vinculoId, dia } = fim
  await sql`update ausencia set fim = ${dia}::date
             where vinculo_id = ${vinculoId} and tipo = 'afastamento' and inicio <= ${dia}::date
               and (fim is null or fim > ${dia}::date)`.execute(tx)
  const { rows } = await sql<{ processoId: number }>`
    update afastamento set vigente = false, retorno = least(fim, ${dia}::date) + 1, fim = least(fim, ${dia}::date)
     where vinculo_id = ${vinculoId} and vigente and inicio <= ${dia}::date returning processo_id`.execute(tx)
  for (const { processoId } of rows) await encerrarAfastamento(work, fim, processoId)
  await cancelarAfastamentos(work, fim)
}

/** Ends a homologated leave with its cover; whoever listens hears it as of any other leave. */
async function encerrarAfastamento(work: UnitOfWork, fim: Fim, processoId: number): Promise<void> {
  const { tx } = work
  const licenca = await lockProcesso(tx, afastamento.name, processoId, SISTEMA)
  if (licenca?.status !== 'homologado') return
  const { inicio } = await tx
    .selectFrom('afastamento')
    .select('inicio')
    .where('processoId', '=', processoId)
    .executeTakeFirstOrThrow()
  await encerrarCobertura(work, licenca, {
    ficam: { inicio, fim: fim.dia },
    motivo: `o contrato da pessoa do afastamento ${licenca.numero} terminou em ${formatData(fim.dia)}`,
  })
  await forgetAgenda(tx, processoId)
  await updateProcesso(work, processoId, { status: 'encerrado' })
  const passo = { nome: 'finalizar', de: 'homologado', para: 'encerrado', motivo: motivoDe(fim) }
  await insertEvento(work, { processoId, tipo: 'transicao', ...passo, usuarioId: null })
  await registrarEfeito(work, { processoId, tipo: afastamento.name, transicao: 'finalizar' })
}

/** A homologated leave that was to begin after the end comes to nothing. */
async function cancelarAfastamentos(work: UnitOfWork, fim: Fim): Promise<void> {
  const { rows } = await sql<{ processoId: number }>`
    select processo_id from afastamento
     where vinculo_id = ${fim.vinculoId} and vigente and inicio > ${fim.dia}::date
     order by processo_id`.execute(work.tx)
  for (const { processoId: id } of rows)
    await cancelar(work, fim, { process: afastamento, modulo: moduloAfastamento, id })
}

import type { Alerta } from '@rh/domain/contract/tempo-real'
import { pedidoDito } from '@rh/domain/avisos/palavras'
import { emFrase } from '@rh/domain/br/texto'
import type { AnyProcess } from '@rh/domain/processo/define'
import { aFazerDe } from '@rh/domain/processo/fazer'
import type { Prazo } from '@rh/domain/processo/prazo'
import { gruposDaVez } from '@rh/domain/processo/vez'
import { isGrupo, type Grupo } from '@rh/domain/setores/grupos'
import { hojeEm } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Engine } from './modulo.ts'
import { findPrazo, indexarPrazos, prazoVisto } from './prazo.ts'
import { findNomeNoIndice } from './nomes.ts'
import { contratosDe, type Processo } from './repository.ts'

const iconeDoTom = {
  default: 'info',
  info: 'info',
  warning: 'info',
  success: 'success',
  error: 'warning',
} as const satisfies Record<string, Alerta['icone']>

interface Feito {
  /** Author, who is not notified; null for the system. */
  readonly autorId: number | null
  readonly motivo?: string | undefined
  /** Who left the move for its day, where the system makes it in their name. */
  readonly emNomeDe?: number | undefined
  /** The process before a parecer: what people were asked for then, and a status that stays, is not said again. */
  readonly antes?: Processo
}

/** Notifies after a move or a parecer: the next sector of what it is asked for and until when, the requester of the outcome. */
export async function avisarAndamento(
  engine: Pick<Engine, 'alertas' | 'fuso'>,
  work: UnitOfWork,
  process: AnyProcess,
  processo: Processo,
  { autorId, motivo, emNomeDe, antes }: Feito,
): Promise<void> {
  const status = process.statuses[processo.status]
  if (!status) return
  const titulo = `${process.label.one} ${processo.numero}`
  const { id, solicitanteId } = processo
  const nome = await findNomeNoIndice(work.tx, id)
  const parado = antes?.status === processo.status ? antes : undefined
  const dizerODesfecho = (usuarioId: number): Promise<void> =>
    engine.alertas.avisar(work, {
      usuarioIds: [usuarioId],
      assunto: 'andamento',
      processoId: id,
      icone: iconeDoTom[status.tone],
      texto: `${nome === null ? titulo : `${nome} · ${titulo}`}: ${emFrase(status.label)}${motivo && !process.discreto ? ` – ${motivo}` : ''}`,
    })
  if (solicitanteId !== autorId && !parado) await dizerODesfecho(solicitanteId)
  const menos = [autorId, solicitanteId]
  const pedidas = await pedirA(engine, work, process, { processo, parado, menos, nome: nome ?? titulo })
  // Whoever is asked for what comes next knows by it that the move was made.
  if (emNomeDe !== undefined && ![...menos, ...pedidas].includes(emNomeDe)) await dizerODesfecho(emNomeDe)
}

interface Pedir {
  readonly processo: Processo
  readonly parado: Processo | undefined
  /** Who is not asked: author and requester. */
  readonly menos: readonly (number | null)[]
  readonly nome: string
}

/** Asks the people whose turn it is for what is new to them. Returns whom. */
async function pedirA(
  engine: Pick<Engine, 'alertas' | 'fuso'>,
  work: UnitOfWork,
  process: AnyProcess,
  { processo, parado, menos, nome }: Pedir,
): Promise<number[]> {
  const { id, status } = processo
  if (process.statuses[status]?.final || process.doSolicitante.includes(status)) return []
  const daVez = await pessoasDosGrupos(work.tx, gruposDaVez(process, processo), contratosDe(processo))
  const pessoas = daVez.filter((pessoa) => !menos.includes(pessoa))
  if (pessoas.length === 0) return []
  const pedidos = await pedidosA(work.tx, process, { processo, parado }, pessoas)
  if (pedidos.size === 0) return []
  const prazo = await lerPrazo(engine, work, id)
  for (const [pedido, usuarioIds] of pedidos)
    await engine.alertas.avisar(work, {
      usuarioIds,
      assunto: 'vez',
      processoId: id,
      icone: 'info',
      texto: `${nome}: ${emFrase(pedidoDito(pedido, prazo))}`,
    })
  return [...pedidos.values()].flat()
}

async function lerPrazo(
  { fuso }: Pick<Engine, 'fuso'>,
  { tx, agora }: UnitOfWork,
  id: number,
): Promise<Prazo | null> {
  // The end of the write brings it up to date, which is after this.
  await indexarPrazos(tx, [id])
  return prazoVisto(await findPrazo(tx, id), hojeEm(agora, fuso))
}

/**
 * What each of these people is asked for, those of the same act together: of a process that did not go on, what is new to
 * them. Whom the four eyes keep from it is not asked.
 */
async function pedidosA(
  tx: Tx,
  process: AnyProcess,
  { processo, parado }: { readonly processo: Processo; readonly parado: Processo | undefined },
  pessoas: readonly number[],
): Promise<ReadonlyMap<string, number[]>> {
  const linhas = await tx
    .selectFrom('usuarioGrupo as ug')
    .innerJoin('grupo as g', 'g.id', 'ug.grupoId')
    .select(['ug.usuarioId', 'g.nome'])
    .where('ug.usuarioId', 'in', [...pessoas])
    .execute()
  const grupos = Map.groupBy(linhas, ({ usuarioId }) => usuarioId)
  const pedidos = new Map<string, number[]>()
  for (const id of pessoas) {
    const seus: Grupo[] = (grupos.get(id) ?? []).map((linha) => linha.nome).filter(isGrupo)
    // What somebody decided before is not made on top of this: it is asked of them as of everybody else.
    const pedidoEm = (um: Processo) => {
      const aFazer = aFazerDe(process, { ...um, emEspera: [] }, { id, grupos: seus })
      return aFazer?.meu ? aFazer : undefined
    }
    const aFazer = pedidoEm(processo)
    if (aFazer && aFazer.nome !== (parado && pedidoEm(parado)?.nome))
      pedidos.set(aFazer.rotulo, [...(pedidos.get(aFazer.rotulo) ?? []), id])
  }
  return pedidos
}

import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import { regrasDoRemanejamento } from '@rh/domain/processos/remanejamento/rules'
import type { TransitionOf } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { aberturaDe } from '../processo/abertura.ts'
import { abrirProcesso } from '../processo/abrir.ts'
import { executar } from '../processo/engine.ts'
import { setDestino, updateFormulario } from '../processo/formulario.ts'
import { marcarPrazo } from '../processo/prazo.ts'
import type { Engine, Montavel, PassoDado } from '../processo/modulo.ts'
import { lockProcesso, type MudancaProcesso, type Processo } from '../processo/repository.ts'
import { requireVinculoDo } from '../processo/requirements.ts'
import type { ContextoDoServidor } from './fatos.ts'
import { haJuntos, isJunto, junto } from './junto.ts'
import { indiceDoRemanejamento } from './indice.ts'

type Contexto = ContextoDoServidor
type Efeito = (
  work: UnitOfWork,
  processo: Processo,
  contexto: Contexto,
  passo: PassoDado,
) => Promise<MudancaProcesso>
/** The module itself, known only once it is put together. */
type ModuloDe = (fuso: string) => Montavel<Contexto>

/** Keeps whose slot is left, and whether somebody else may have it from the day on. */
export async function registrar({ tx }: UnitOfWork, processo: Processo, contexto: Contexto): Promise<void> {
  const { partida, lugar, par, leitura } = contexto
  const { atual } = partida
  const valores = {
    vinculoId: requireVinculoDo(processo),
    origemPostoId: atual.reserva ? null : atual.postoId,
    // Kept for the return, or taken by the other person of the swap.
    libera: leitura.parciais.tipo !== 'temporario' && par === null && !atual.reserva,
  }
  await tx
    .insertInto('remanejamento')
    .values({ processoId: processo.id, ...valores })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(valores))
    .execute()
  if (par && lugar) await setDestino(tx, processo.id, lugar.id)
}

/** Opens the record of the other person of a swap, and ties the two together. */
export const abrirPar =
  (moduloDe: ModuloDe) =>
  async (
    work: UnitOfWork,
    processo: Processo,
    contexto: Contexto,
    _autorId: number,
    { ator, engine }: { readonly ator: Quem; readonly engine: Engine },
  ): Promise<void> => {
    await registrar(work, processo, contexto)
    const { par } = contexto
    // The other record is opened by this one, and opens none.
    if (!par || par.processo || haJuntos(work.tx)) return
    const { tx } = work
    // Whoever opens this one read every finding about the other.
    const alertasAceitos = remanejamento.nasce.checks.flatMap((nome) =>
      regrasDoRemanejamento[nome](contexto).map(({ codigo }) => codigo),
    )
    const modulo = moduloDe(engine.fuso)
    const outro = await junto(tx, processo.id, () =>
      abrirProcesso(
        engine,
        modulo,
        work,
        { ator: { ...ator, escopado: false } },
        {
          vinculoId: par.vinculoId,
          contratoId: par.contratoId,
          setorOrigem: aberturaDe(modulo).setorOrigem(ator),
          alertasAceitos,
          dados: par.dados,
        },
      ),
    )
    await amarrar(tx, processo.id, outro.id)
    await amarrar(tx, outro.id, processo.id)
  }

/** Ties a record to the other one of its swap. */
export const amarrar = (tx: UnitOfWork['tx'], processoId: number, parId: number) =>
  tx.updateTable('remanejamento').set({ parId }).where('processoId', '=', processoId).execute()

/** An effect that also makes the other record of a swap move, in the same transaction and once. */
export const comPar =
  (moduloDe: ModuloDe, transicao: TransitionOf<typeof remanejamento>, efeito?: Efeito): Efeito =>
  async (work, processo, contexto, passo) => {
    const mudanca = (await efeito?.(work, processo, contexto, passo)) ?? {}
    const par = contexto.par?.processo
    if (!par || isJunto(work.tx, par.id)) return mudanca
    const travado = await lockProcesso(work.tx, remanejamento.name, par.id, TODOS)
    const { from } = remanejamento.transitions[transicao]
    if (!travado || !(from as readonly string[]).includes(travado.status)) return mudanca
    const { engine, quem, autorId } = passo
    await junto(work.tx, processo.id, () =>
      executar(
        engine,
        moduloDe(engine.fuso),
        work,
        { processo: travado, quem, autorId },
        {
          transicao,
          alertasAceitos: 'todos',
          motivo: `Junto com a troca ${processo.numero}.`,
        },
      ),
    )
    return mudanca
  }

/** The other record is moved with this one, whoever may see it. */
const TODOS: Quem = { id: 0, grupos: [], escopado: false }

/** A correction of one record of a swap is one of the other: the same day, and the post that is left here. */
export const reenviar: Efeito = async (work, processo, contexto) => {
  await registrar(work, processo, contexto)
  const { par } = contexto
  if (par?.processo) {
    await updateFormulario(work.tx, indiceDoRemanejamento, par.processo.id, par.dados)
    marcarPrazo(work, par.processo.id)
  }
  return {}
}

import type { ParecerOf, StatusOf, TransitionOf } from '@rh/domain/processo/define'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { formularioRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import type { Passo, Peca } from './roteiro.ts'

export type StatusDoRemanejamento = StatusOf<typeof remanejamento>
type Parecer = ParecerOf<typeof remanejamento>
/** One act in the script of a transfer. */
export type PassoDoRemanejamento = Passo<TransitionOf<typeof remanejamento>, Parecer>

/** Remanejamento on the stage: born sent, effected and brought back on its days by itself. */
export const pecaRemanejamento: Peca<RawSheet> = {
  process: remanejamento,
  comparar: formularioRemanejamento.comparar,
  comCampo: (dados, { campo }, valor) => ({ ...dados, [campo]: valor }),
  campoDe: (dados, { campo }) => dados[campo],
  // Nobody of the demo goes to another risk, whose exam has fields.
  dadosDoParecer: () => ({}),
  diaDe: (transicao, { vigencia, retorno }) => {
    const dia = transicao === 'retornar' ? retorno : vigencia
    return typeof dia === 'string' ? dia : null
  },
  vale: (fato, { reserva, trocaCom }) => fato === 'ocupa_vaga' && reserva !== true && trocaCom === undefined,
}

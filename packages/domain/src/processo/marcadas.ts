import type { AnyProcess } from './define.ts'
import { podeEsperar } from './espera.ts'
import type { AFazer } from './fazer.ts'

/** Rows that can be decided in one call. */
export const MARCADAS_POR_CHAMADA = 50

/**
 * Reason why an act is not done on several processes at once; null where it may be: the word of a sector that asks for
 * nothing, and the approval of what others checked.
 */
export function porQueSozinha(process: AnyProcess, aFazer: AFazer | null): string | null {
  if (aFazer === null || !aFazer.meu) return 'não espera por você agora'
  const { tipo, nome, rotulo, doSolicitante } = aFazer
  if (tipo === 'parecer') {
    const { motivoReservadoA, campos, compara } = process.pareceres[nome] ?? {}
    if (motivoReservadoA) return 'o parecer é reservado'
    return compara || campos ? 'o parecer diz o que foi conferido' : null
  }
  const { confirmaSenha, campos, pede, pedeAte } = process.transitions[nome] ?? {}
  if (doSolicitante) return 'o formulário ainda é de quem pediu'
  if (pedeAte !== undefined && rotulo === pede) return 'falta anexar o documento pedido'
  if (confirmaSenha) return 'a ação pede a senha'
  if (campos) return 'a ação tem campos próprios'
  // What may wait is the decision on what others checked: whatever else goes on rests on papers to be looked at.
  return podeEsperar(process, nome) ? null : 'é preciso olhar o que foi anexado'
}

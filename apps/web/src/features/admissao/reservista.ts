import type { Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { isData } from '../../lib/time/dia.ts'

const IDADE_MINIMA = 18
const IDADE_MAXIMA = 45

/** Completed years between two `YYYY-MM-DD` dates. */
export function anosEntre(nascimento: string, em: string): number {
  const anos = Number(em.slice(0, 4)) - Number(nascimento.slice(0, 4))
  return em.slice(5) < nascimento.slice(5) ? anos - 1 : anos
}

/**
 * Whether the reservist certificate is asked: men from 18 to 45 (Lei 4.375/1964). One already typed is always
 * shown, so that nothing is kept out of sight.
 */
export function pedeReservista({ pessoais, vaga, documentos }: Rascunho, hoje: string): boolean {
  if (documentos?.reservista) return true
  if (pessoais?.sexo !== 'M' || !isData(pessoais.nascimento)) return false
  const anos = anosEntre(pessoais.nascimento, isData(vaga?.dataPrevista) ? vaga.dataPrevista : hoje)
  return anos >= IDADE_MINIMA && anos <= IDADE_MAXIMA
}

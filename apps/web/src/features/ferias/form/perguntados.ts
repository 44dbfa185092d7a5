import { linhasDe, somaDosDias } from './linhas.ts'
import type { Opcoes, Periodo } from '../registro.ts'

type Dados = Readonly<Record<string, unknown>>

/**
 * Whether a request divides the vacation, which the employee has to agree to (CLT art. 134 § 1º): in itself, or because
 * other days of the period are enjoyed apart from it.
 */
export const divide = (
  fracoes: number,
  pedidos: number,
  periodo: Pick<Periodo, 'direito'> | undefined,
): boolean => fracoes > 1 || (fracoes === 1 && periodo !== undefined && pedidos < periodo.direito)

/** What is typed, without what is not asked any more: who agreed to no cover, when the abono was asked for, the split. */
export function perguntados(dados: Dados, { periodos }: Pick<Opcoes, 'periodos'>): Dados {
  const linhas = linhasDe(dados['fracoes'])
  const { abonoRequeridoEm, concordancia, ...outros } = dados
  const vendidos = typeof dados['abonoDias'] === 'number' ? dados['abonoDias'] : 0
  const periodo = periodos.find(({ id }) => id === dados['periodoId'])
  return {
    ...outros,
    fracoes: linhas.map(({ motivo, colaboradorId, ...linha }) => ({
      ...linha,
      colaboradorId: linha.cobertura === 'sem_cobertura' ? null : colaboradorId,
      motivo: linha.cobertura === 'sem_cobertura' ? motivo : null,
    })),
    ...(vendidos > 0 && { abonoRequeridoEm }),
    ...(divide(linhas.length, somaDosDias(linhas) + vendidos, periodo) && { concordancia }),
  }
}

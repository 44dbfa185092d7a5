import { vePagamento } from '@rh/domain/processo/quem'
import { custoDaAlteracao, type CustoDaAlteracao } from '@rh/domain/regras/alteracao/custo'
import type { Quem } from '../../http/ator.ts'
import type { ContextoDoServidor } from './fatos.ts'

/**
 * Cost of the promotion; null for those who do not see pay, and while the form says none. A post of another contract, which
 * no promotion leads to, has none either: it would tell its figures to who does not follow that contract.
 */
export function simular(
  { leitura, partida: { atual }, fatos, encargosPercentual, precoDoPostoCentavos }: ContextoDoServidor,
  { grupos }: Quem,
): CustoDaAlteracao | null {
  const { salarioCentavos } = leitura.parciais
  if (salarioCentavos === undefined || !vePagamento(grupos)) return null
  if (fatos.posto.contratoId !== atual.contratoId) return null
  return custoDaAlteracao({
    salarioAtualCentavos: atual.salarioCentavos,
    novoSalarioCentavos: salarioCentavos,
    encargosPercentual,
    pisoCentavos: fatos.cargo?.pisoCentavos ?? null,
    salarioPrevistoCentavos: fatos.posto.salarioPrevistoCentavos,
    precoDoPostoCentavos,
  })
}

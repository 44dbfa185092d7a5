import { simularPromocao, type SimulacaoDaPromocao } from '@rh/domain/processos/promocao/simulacao'
import { vePagamento } from '@rh/domain/processo/quem'
import type { Quem } from '../../http/ator.ts'
import type { ContextoDoServidor, Partida } from './fatos.ts'

/** What the promotion costs; null for those who do not see pay, and while the form says none. */
export function simular(
  { leitura, partida: { atual }, fatos, encargosPercentual, precoDoPostoCentavos }: ContextoDoServidor,
  { grupos }: Quem,
): SimulacaoDaPromocao | null {
  const { salarioCentavos } = leitura.parciais
  if (salarioCentavos === undefined || !vePagamento(grupos)) return null
  return simularPromocao({
    salarioAtualCentavos: atual.salarioCentavos,
    novoSalarioCentavos: salarioCentavos,
    encargosPercentual,
    pisoCentavos: fatos.cargo?.pisoCentavos ?? null,
    salarioPrevistoCentavos: fatos.posto.salarioPrevistoCentavos,
    precoDoPostoCentavos,
  })
}

/** The contract before the promotion, without the pay for those who do not see it. */
export const comoAtual = ({ atual }: Partida, { grupos }: Quem) => {
  const { cargoId, cargo, postoId, posto, contrato, salarioCentavos } = atual
  return {
    cargoId,
    cargo,
    postoId,
    posto,
    contrato,
    ...(vePagamento(grupos) && { salarioCentavos }),
  }
}

import { vePagamento } from '@rh/domain/processo/quem'
import {
  simularRemanejamento,
  type SimulacaoDoRemanejamento,
  type VagasDoPosto,
} from '@rh/domain/processos/remanejamento/simulacao'
import type { Quem } from '../../http/ator.ts'
import type { Partida } from '../processo/alteracao/partida.ts'
import type { ContextoDoServidor } from './fatos.ts'
import { mostrarAntes, mostrarDepois } from './lados.ts'
import type { Lugar } from './lugares.ts'

/** Free slots of a post, before and after one person more or less. */
const vagasDe = ({ quantidade, vagasLivres }: Lugar, mais: number): VagasDoPosto => ({
  quantidade,
  antes: Math.max(0, vagasLivres),
  depois: Math.max(0, vagasLivres + mais),
})

/** What the transfer changes, as this person may see it; null while it leads nowhere. */
export function simular(
  { leitura: { parciais }, base, origem, lugar, par, fatos }: ContextoDoServidor,
  { grupos }: Quem,
): SimulacaoDoRemanejamento | null {
  const { reserva = false, tipo, vigencia = fatos.hoje } = parciais
  if (!lugar && !reserva) return null
  const vista = { vePagamento: vePagamento(grupos) }
  const libera = tipo !== 'temporario' && par === null && !base.atual.reserva
  return simularRemanejamento(mostrarAntes(base, vista), mostrarDepois(base, vista, vigencia), {
    origem: vagasDe(origem, libera ? 1 : 0),
    destino: lugar && vagasDe(lugar, par === null ? -1 : 0),
  })
}

/** The place before the transfer, without the pay for those who do not see it. */
export const comoAtual = ({ atual }: Partida, origem: Lugar, { grupos }: Quem) => {
  const { cargoId, cargo, postoId, posto, contrato, escala, reserva, salarioCentavos } = atual
  return {
    cargoId,
    cargo,
    postoId,
    posto,
    contrato,
    escala,
    reserva,
    municipio: `${origem.municipio} (${origem.uf})`,
    ...(vePagamento(grupos) && { salarioCentavos }),
  }
}

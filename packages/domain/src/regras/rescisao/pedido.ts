import { bloqueio } from '../../achado.ts'
import type { Pendencia } from '../../pendencia.ts'
import { avisoDaDemissao } from './aviso-da-demissao.ts'
import { isCausa, regraNoContrato } from './causas.ts'
import type { MomentoDaDemissao } from './pedido-base.ts'
import { verificacoesDaCausa } from './pedido-causa.ts'
import { verificacoesDasDatas } from './pedido-datas.ts'
import { verificacoesDaProtecao } from './pedido-protecao.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { verificacoesDosValores } from './pedido-valores.ts'
import { simularDemissao } from './simulacao.ts'

const verificacoes = [
  ...verificacoesDaProtecao,
  ...verificacoesDaCausa,
  ...verificacoesDasDatas,
  ...verificacoesDosValores,
]

/**
 * Everything to say about a dismissal, all findings at once, what protects the person first: rules of law with their article in upper
 * case, those of the company in lower case. `campo` is the field of the form. The request may be incomplete: what depends on a field
 * that is missing is not said. `momento` says whether it is asked for or closed: the exam and the window of S-2299 block only the end.
 */
export function verificarDemissao(
  pedido: PedidoDeDemissao,
  circunstancias: CircunstanciasDaDemissao,
  momento: MomentoDaDemissao = 'pedido',
): readonly Pendencia[] {
  const { causa } = pedido
  if (!isCausa(causa))
    return [
      bloqueio('CAUSA_DESCONHECIDA', 'Escolha a causa na lista.', {
        campo: 'causa',
        baseLegal: 'eSocial tabela 19',
      }),
    ]
  const base = {
    pedido,
    causa,
    regra: regraNoContrato(causa, circunstancias.contrato.tipo),
    aviso: avisoDaDemissao(pedido, circunstancias),
    simulacao: simularDemissao(pedido, circunstancias),
    circunstancias,
    momento,
  }
  return verificacoes.flatMap((verificar) => verificar(base))
}

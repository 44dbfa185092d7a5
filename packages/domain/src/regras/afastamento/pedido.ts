import { bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import type { Pendencia } from '../../pendencia.ts'
import { duracaoDoAfastamento, readPedido } from './duracao.ts'
import {
  inicioDoMotivo,
  isMotivoDeAfastamento,
  motivoOf,
  motivosForaDeUso,
  type MotivoDeAfastamento,
} from './motivos.ts'
import { camposDoMotivo, type CampoDoMotivo } from './motivos-tipos.ts'
import { verificacoesDoArt473 } from './pedido-contadores.ts'
import { verificacoesDeDatas } from './pedido-datas.ts'
import { verificacoesDeFamilia } from './pedido-familia.ts'
import { verificacoesDeSaude } from './pedido-saude.ts'
import type { CircunstanciasDoAfastamento, PedidoDeAfastamento } from './pedido-tipos.ts'
import { simularAfastamento } from './simulacao.ts'

const verificacoes = [
  ...verificacoesDeDatas,
  ...verificacoesDeSaude,
  ...verificacoesDeFamilia,
  ...verificacoesDoArt473,
]

/**
 * Everything to say about a leave, all findings at once: rules of law with their article (S-2230, Lei 8.213, Decreto 3.048, CLT
 * arts. 131–133, 392, 473) in upper case, and those of the company in lower case. `campo` is the field of the form. The request may be
 * incomplete: what depends on a field that is missing is not said. Empty = clean.
 */
export function verificarAfastamento(
  pedido: PedidoDeAfastamento,
  circunstancias: CircunstanciasDoAfastamento,
): readonly Pendencia[] {
  const { motivo } = pedido
  if (!isMotivoDeAfastamento(motivo)) return [motivoRecusado(motivo)]
  const faltando = camposFaltando(pedido, motivo)
  const lido = readPedido(pedido)
  if (!lido) return faltando
  const base = {
    pedido: lido,
    regra: motivoOf(motivo),
    duracao: duracaoDoAfastamento(lido, circunstancias),
    simulacao: simularAfastamento(pedido, circunstancias),
    circunstancias,
  }
  return [
    ...antesDaTabela(motivo, lido.inicio),
    ...faltando,
    ...verificacoes.flatMap((verificar) => verificar(base)),
  ]
}

const TABELA_18 = 'eSocial tabela 18'

function motivoRecusado(motivo: string): Pendencia {
  const porque = motivosForaDeUso[motivo]
  return porque === undefined
    ? bloqueio('MOTIVO_DESCONHECIDO', 'Escolha o motivo do afastamento na lista.', {
        campo: 'motivo',
        baseLegal: TABELA_18,
      })
    : bloqueio('MOTIVO_FORA_DE_USO', `Este motivo não é oferecido. ${porque}`, {
        campo: 'motivo',
        baseLegal: TABELA_18,
      })
}

function antesDaTabela(motivo: MotivoDeAfastamento, inicio: string): readonly Pendencia[] {
  const desde = inicioDoMotivo(motivo)
  return desde !== null && inicio < desde
    ? [
        bloqueio('MOTIVO_FORA_DE_USO', `Este motivo existe a partir de ${formatData(desde)}.`, {
          campo: 'motivo',
          baseLegal: TABELA_18,
        }),
      ]
    : []
}

const isVazio = (valor: unknown): boolean =>
  valor === undefined || (typeof valor === 'string' && valor.trim() === '')

/** The certificate says the days as well as a last day does. */
const isPreenchido = (pedido: PedidoDeAfastamento, campo: CampoDoMotivo): boolean =>
  !isVazio(pedido[campo]) || (campo === 'fim' && pedido.atestado?.dias !== undefined)

function camposFaltando(pedido: PedidoDeAfastamento, motivo: MotivoDeAfastamento): readonly Pendencia[] {
  const { campos, fundamento } = motivoOf(motivo)
  return (Object.keys(camposDoMotivo) as CampoDoMotivo[])
    .filter((campo) => campos[campo] === 'obrigatorio' && !isPreenchido(pedido, campo))
    .map((campo) =>
      bloqueio(camposDoMotivo[campo].codigo, `Falta informar: ${camposDoMotivo[campo].label}.`, {
        campo,
        baseLegal: fundamento,
      }),
    )
}

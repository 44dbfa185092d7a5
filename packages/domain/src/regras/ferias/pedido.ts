import { formatData } from '../../br/data.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { alerta, bloqueio, type Achado } from '../../achado.ts'
import { motivosDeFracionamento, validarFracionamento } from './fracionamento.ts'
import { mensagemDeInicio, validarInicioDeFerias, type MotivoDeInicio, type RegraDeInicio } from './inicio.ts'
import { dobraDasFerias } from './limite.ts'
import { prazosDasFerias } from './prazos.ts'

export interface Trecho {
  readonly inicio: DataIso
  readonly dias: number
}

export interface PedidoDeFerias {
  /** Day on which the employee is told in writing (today, for a new request). */
  readonly comunicacao: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  /** Days left in the ledger of the period. */
  readonly saldo: number
  readonly abono: number
  readonly abonoRequeridoEm?: DataIso
  readonly concordancia: boolean
  readonly trechos: readonly Trecho[]
  /** Leaves, other vacations and notice of the employee, ends included. */
  readonly impedimentos: readonly { readonly inicio: DataIso; readonly fim: DataIso }[]
  readonly regraDeInicio?: RegraDeInicio
}

const fimDe = ({ inicio, dias }: Trecho): DataIso => somarDias(inicio, dias - 1)

/**
 * Everything to say about a request of individual vacation, all findings at once (CLT arts. 134–137, 143 and
 * 145): what blocks it and what only asks for attention (abono out of time, days in double). Empty = clean.
 */
export function verificarPedidoDeFerias(pedido: PedidoDeFerias): readonly Achado[] {
  return [
    ...periodoNaoAdquirido(pedido),
    ...fracionamento(pedido),
    ...pedido.trechos.flatMap((trecho) => trechoInvalido(trecho, pedido)),
    ...sobreposicoes(pedido),
    ...abonoForaDoPrazo(pedido),
  ]
}

function periodoNaoAdquirido({ trechos, aquisitivoFim }: PedidoDeFerias): readonly Achado[] {
  if (!trechos.some(({ inicio }) => inicio <= aquisitivoFim)) return []
  return [
    bloqueio(
      'PERIODO_NAO_ADQUIRIDO',
      `O período aquisitivo termina em ${formatData(aquisitivoFim)}; não há férias individuais a conceder antes.`,
      { baseLegal: 'CLT arts. 130 e 134' },
    ),
  ]
}

function fracionamento({ saldo, abono, trechos, concordancia }: PedidoDeFerias): readonly Achado[] {
  const { motivo } = validarFracionamento({
    diasDireito: saldo,
    abono,
    periodos: trechos.map(({ dias }) => dias),
    concordancia,
  })
  return motivo
    ? [bloqueio(motivo, motivosDeFracionamento[motivo], { baseLegal: 'CLT arts. 134 § 1º e 143' })]
    : []
}

/** The code of the finding is the reason without the date, which is in the sentence. */
const codigoDeInicio = (motivo: MotivoDeInicio): string => motivo.replace(/_\d{4}-\d{2}-\d{2}$/, '')

function trechoInvalido(trecho: Trecho, pedido: PedidoDeFerias): readonly Achado[] {
  const { motivo } = validarInicioDeFerias(trecho.inicio, pedido.regraDeInicio)
  const { comunicarAte } = prazosDasFerias(trecho.inicio)
  const dobra = dobraDasFerias(trecho.inicio, trecho.dias, pedido.concessivoFim)
  const achados: Achado[] = []
  if (motivo)
    achados.push(
      bloqueio(codigoDeInicio(motivo), mensagemDeInicio(motivo), { baseLegal: 'CLT art. 134 § 3º' }),
    )
  if (pedido.comunicacao > comunicarAte) {
    achados.push(
      bloqueio(
        'AVISO_30_DIAS',
        `As férias de ${formatData(trecho.inicio)} deviam ser comunicadas por escrito até ${formatData(comunicarAte)}.`,
        { baseLegal: 'CLT art. 135' },
      ),
    )
  }
  if (dobra && dobra.diasEmDobro > 0) {
    achados.push(
      alerta(
        'FERIAS_VENCIDAS',
        `Período concessivo encerrado em ${formatData(pedido.concessivoFim)}: ${dobra.diasEmDobro} dias serão pagos em dobro.`,
        { baseLegal: 'CLT art. 137; Súmula 81 TST' },
      ),
    )
  }
  return achados
}

function sobreposicoes({ trechos, impedimentos }: PedidoDeFerias): readonly Achado[] {
  const entreSi = trechos.map((trecho) => ({ inicio: trecho.inicio, fim: fimDe(trecho) }))
  return trechos.flatMap((trecho, indice) =>
    [...impedimentos, ...entreSi.slice(0, indice)]
      .filter(({ inicio, fim }) => inicio <= fimDe(trecho) && trecho.inicio <= fim)
      .map(({ inicio, fim }) =>
        bloqueio(
          'LICENCA_CONCOMITANTE',
          `O período se sobrepõe a outro afastamento ou férias (${formatData(inicio)} a ${formatData(fim)}).`,
          { baseLegal: 'CLT art. 134; leiaute S-2230' },
        ),
      ),
  )
}

function abonoForaDoPrazo({ abono, abonoRequeridoEm, aquisitivoFim }: PedidoDeFerias): readonly Achado[] {
  const limite = somarDias(aquisitivoFim, -15)
  if (abono === 0 || abonoRequeridoEm === undefined || abonoRequeridoEm <= limite) return []
  return [
    alerta(
      'ABONO_FORA_DO_PRAZO',
      `O abono devia ser requerido até ${formatData(limite)}; depois disso depende do acordo da empresa.`,
      { baseLegal: 'CLT art. 143 § 1º' },
    ),
  ]
}

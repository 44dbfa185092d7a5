import { contar } from '../../br/contar.ts'
import { formatData } from '../../br/data.ts'
import { isContagem } from '../arredondamento.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { alerta, bloqueio, type Achado } from '../../achado.ts'
import { motivosDeFracionamento, validarFracionamento, type MotivoDeFracionamento } from './fracionamento.ts'
import { codigoDeInicio, mensagemDeInicio, validarInicioDeFerias, type RegraDeInicio } from './inicio.ts'
import { dobraDasFerias, proximoInicioValido } from './limite.ts'
import { circunstanciasDoPedido, type Circunstancias } from './pedido-circunstancias.ts'
import { DIAS_DO_REQUERIMENTO } from './periodos.ts'
import { DIAS_DE_COMUNICACAO, prazosDasFerias, verificarPagamento } from './prazos.ts'
import { intervaloDe, isSobreposto, type Intervalo, type Trecho } from './trecho.ts'

export interface PedidoDeFerias extends Circunstancias {
  /** Day on which the employee is told in writing (today, for a new request). */
  readonly comunicacao: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  /** Entitlement of the period (art. 130), never what is left of it. */
  readonly diasDireito: number
  /** Days of each stretch of the period granted before, as granted (see `Fracionamento`). */
  readonly jaMarcados?: readonly number[]
  /** Days of the period turned into money before. */
  readonly abonoVendido?: number
  /** Days that interruptions gave back and were not enjoyed yet. */
  readonly aRetomar?: number
  /** Days this request turns into money. */
  readonly abono: number
  readonly abonoRequeridoEm?: DataIso
  readonly concordancia: boolean
  readonly trechos: readonly Trecho[]
  /** Leaves, other vacations and notice of the employee, ends included. */
  readonly impedimentos: readonly Intervalo[]
  readonly regraDeInicio?: RegraDeInicio
}

/**
 * Everything to say about a request of individual vacation, all findings at once (CLT arts. 134–137, 143 and 145; Lei
 * 4.749 art. 2º § 2º): what blocks it and what only asks for attention. `campo` is the field of the form, the stretches
 * by position (`fracoes.0.inicio`). Empty = clean.
 */
export function verificarPedidoDeFerias(pedido: PedidoDeFerias): readonly Achado[] {
  return [
    ...periodoNaoAdquirido(pedido),
    ...fracionamento(pedido),
    ...retomada(pedido),
    ...pedido.trechos.flatMap((trecho, posicao) => trechoInvalido(trecho, posicao, pedido)),
    ...sobreposicoes(pedido),
    ...abonoForaDoPrazo(pedido),
    ...circunstanciasDoPedido(pedido, pedido.trechos),
  ]
}

function periodoNaoAdquirido({ trechos, aquisitivoFim }: PedidoDeFerias): readonly Achado[] {
  const cedo = trechos.findIndex(({ inicio }) => inicio <= aquisitivoFim)
  if (cedo === -1) return []
  return [
    bloqueio(
      'PERIODO_NAO_ADQUIRIDO',
      `O período aquisitivo termina em ${formatData(aquisitivoFim)}; não há férias individuais a conceder antes. Marque o início a partir de ${formatData(somarDias(aquisitivoFim, 1))}.`,
      { baseLegal: 'CLT arts. 130 e 134', campo: `fracoes.${cedo}.inicio` },
    ),
  ]
}

const campoDaDivisao: Readonly<Partial<Record<MotivoDeFracionamento, string>>> = {
  ABONO_MAIOR_QUE_UM_TERCO: 'abonoDias',
  SEM_CONCORDANCIA: 'concordancia',
}

function fracionamento(pedido: PedidoDeFerias): readonly Achado[] {
  const { diasDireito, jaMarcados = [], abonoVendido = 0, abono, trechos, concordancia } = pedido
  const { motivo } = validarFracionamento({
    diasDireito,
    jaMarcados,
    abono: abonoVendido + abono,
    periodos: trechos.filter((trecho) => !trecho.retomada).map(({ dias }) => dias),
    concordancia,
    parcial: true,
  })
  if (!motivo) return []
  return [
    bloqueio(motivo, motivosDeFracionamento[motivo], {
      baseLegal: 'CLT arts. 134 § 1º e 143',
      campo: campoDaDivisao[motivo] ?? 'fracoes',
    }),
  ]
}

function retomada({ trechos, aRetomar = 0 }: PedidoDeFerias): readonly Achado[] {
  const retomados = trechos.filter((trecho) => trecho.retomada)
  const dias = retomados.reduce((soma, trecho) => soma + trecho.dias, 0)
  if (retomados.length === 0) return []
  if (dias <= aRetomar && retomados.every((trecho) => isContagem(trecho.dias) && trecho.dias > 0)) return []
  return [
    bloqueio(
      'RETOMADA_MAIOR_QUE_O_RESTO',
      `A retomada das férias interrompidas deve ter de 1 a ${aRetomar} dias inteiros, o que a interrupção deixou. Ajuste os dias.`,
      { baseLegal: 'CLT arts. 134 e 136', campo: 'fracoes', dados: { aRetomar, dias } },
    ),
  ]
}

const trechoInvalido = (trecho: Trecho, posicao: number, pedido: PedidoDeFerias): readonly Achado[] => {
  const campo = `fracoes.${posicao}.inicio`
  return [
    ...inicioRecusado(trecho, campo, pedido),
    ...avisoAtrasado(trecho, campo, pedido),
    ...emDobro(trecho, campo, pedido),
  ]
}

function inicioRecusado(
  { inicio }: Trecho,
  campo: string,
  { regraDeInicio }: PedidoDeFerias,
): readonly Achado[] {
  const { motivo } = validarInicioDeFerias(inicio, regraDeInicio)
  if (!motivo) return []
  const proximoInicio = proximoInicioValido(inicio, regraDeInicio)
  const oQueFazer = proximoInicio ? `Marque ${formatData(proximoInicio)} ou outro dia.` : 'Escolha outro dia.'
  return [
    bloqueio(codigoDeInicio(motivo), `${mensagemDeInicio(motivo)} ${oQueFazer}`, {
      baseLegal: 'CLT art. 134 § 3º',
      campo,
      dados: { proximoInicio },
    }),
  ]
}

function avisoAtrasado(
  { inicio }: Trecho,
  campo: string,
  { comunicacao }: PedidoDeFerias,
): readonly Achado[] {
  const { comunicarAte } = prazosDasFerias(inicio)
  if (comunicacao <= comunicarAte) return []
  const primeiro = somarDias(comunicacao, DIAS_DE_COMUNICACAO)
  return [
    bloqueio(
      'AVISO_30_DIAS',
      `As férias de ${formatData(inicio)} deviam ser comunicadas por escrito até ${formatData(comunicarAte)}. Marque o início a partir de ${formatData(primeiro)}.`,
      { baseLegal: 'CLT art. 135', campo, dados: { comunicarAte, primeiroInicio: primeiro } },
    ),
    ...verificarPagamento({ inicio, hoje: comunicacao }).map((achado) => ({ ...achado, campo })),
  ]
}

function emDobro(trecho: Trecho, campo: string, { concessivoFim }: PedidoDeFerias): readonly Achado[] {
  const diasEmDobro = dobraDasFerias(trecho.inicio, trecho.dias, concessivoFim)?.diasEmDobro ?? 0
  if (diasEmDobro === 0) return []
  return [
    alerta(
      'FERIAS_VENCIDAS',
      `O período concessivo termina em ${formatData(concessivoFim)}: ${contar(diasEmDobro, 'dia será pago', 'dias serão pagos')} em dobro. Antecipe o início, se ainda houver data.`,
      { baseLegal: 'CLT art. 137; Súmula 81 TST', campo, dados: { diasEmDobro, concessivoFim } },
    ),
  ]
}

function sobreposicoes({ trechos, impedimentos }: PedidoDeFerias): readonly Achado[] {
  const entreSi = trechos.map(intervaloDe)
  return entreSi.flatMap((trecho, posicao) =>
    [...impedimentos, ...entreSi.slice(0, posicao)]
      .filter((outro) => isSobreposto(outro, trecho))
      .map(({ inicio, fim }) =>
        bloqueio(
          'LICENCA_CONCOMITANTE',
          `O período se sobrepõe a outro afastamento ou férias (${formatData(inicio)} a ${formatData(fim)}). Escolha outras datas.`,
          {
            baseLegal: 'CLT art. 134; leiaute S-2230',
            campo: `fracoes.${posicao}.inicio`,
            dados: { inicio, fim },
          },
        ),
      ),
  )
}

function abonoForaDoPrazo({ abono, abonoRequeridoEm, aquisitivoFim }: PedidoDeFerias): readonly Achado[] {
  const limite = somarDias(aquisitivoFim, -DIAS_DO_REQUERIMENTO)
  if (abono === 0 || abonoRequeridoEm === undefined || abonoRequeridoEm <= limite) return []
  return [
    alerta(
      'ABONO_FORA_DO_PRAZO',
      `O abono devia ser requerido até ${formatData(limite)}; depois disso depende do acordo da empresa. Confirme o acordo antes de conceder.`,
      { baseLegal: 'CLT art. 143 § 1º', campo: 'abonoRequeridoEm', dados: { limite } },
    ),
  ]
}

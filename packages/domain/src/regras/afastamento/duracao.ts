import { diasDoTrecho, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import { folgasDeMesario } from './faltas-justificadas.ts'
import { licencaComInternacao } from './maternidade.ts'
import { codigoDoEsocial, isMotivoDeAfastamento, motivoOf, type MotivoDeAfastamento } from './motivos.ts'
import type { CodigoDeFalta } from './motivos-justificadas.ts'
import { licencaPaternidade } from './paternidade.ts'
import type {
  CircunstanciasDoAfastamento,
  ParametrosDoAfastamento,
  PedidoDeAfastamento,
} from './pedido-tipos.ts'

/** A request whose reason and first day are known. */
export type PedidoLido = PedidoDeAfastamento & {
  readonly motivo: MotivoDeAfastamento
  readonly inicio: DataIso
}

/** The request, when its reason is of the table and its first day is known; null otherwise. */
export function readPedido(pedido: PedidoDeAfastamento): PedidoLido | null {
  const { motivo, inicio } = pedido
  return isMotivoDeAfastamento(motivo) && inicio !== undefined ? { ...pedido, motivo, inicio } : null
}

/** A stretch of a leave under one code: of tabela 18, or of the absence that is not sent. */
export interface PeriodoDoAfastamento {
  readonly motivo: string
  readonly inicio: DataIso
  readonly fim: DataIso | null
}

/** From when to when a leave runs. */
export interface Duracao {
  /** First day that counts: after the vacation in which an illness came, otherwise the one asked for. */
  readonly inicio: DataIso
  /** Null while it is open. */
  readonly fim: DataIso | null
  readonly periodos: readonly PeriodoDoAfastamento[]
  /** Vacation that it waits for. */
  readonly espera: Intervalo | null
  /** Wholly inside a vacation: nothing of it counts. */
  readonly dentroDasFerias: boolean
}

/** Days (or events) that the law gives for a reason, or the CCT where it gives more; null when neither says. */
export function diasDaLei(
  motivo: MotivoDeAfastamento,
  { parto, adocao, inicio, diasConvocado }: Omit<PedidoDeAfastamento, 'motivo'>,
  { diasDaCct, paternidade }: ParametrosDoAfastamento = {},
): number | null {
  const doFato = parto ?? adocao ?? inicio
  const daCct = diasDaCct?.[motivo as CodigoDeFalta]
  const porContagem = {
    DO_NASCIMENTO: () =>
      doFato === undefined ? null : (licencaPaternidade(doFato, paternidade)?.dias ?? null),
    DOBRO_DOS_DIAS: () => (diasConvocado === undefined ? null : folgasDeMesario(diasConvocado)),
  }
  const { contagem, limite } = motivoOf(motivo)
  const daLei = contagem in porContagem ? porContagem[contagem as keyof typeof porContagem]() : limite
  return daLei === null || daCct === undefined ? daLei : Math.max(daLei, daCct)
}

/**
 * First and last day of a leave: what was typed, else the days of the certificate, else those of the law; an absence that
 * is counted by day or event takes one. A maternity leave with a long hospital stay is split (codes 17 and 35). Illness and
 * absences begin after the vacation in which they come (MOS S-2230 item 1.1).
 */
export function duracaoDoAfastamento(
  pedido: PedidoLido,
  { ferias = [], parametros }: Pick<CircunstanciasDoAfastamento, 'ferias' | 'parametros'>,
): Duracao {
  const { motivo, inicio } = pedido
  const comInternacao = internacaoDaMaternidade(pedido)
  if (comInternacao) {
    const { periodos, fim } = comInternacao
    return { inicio, fim, periodos, espera: null, dentroDasFerias: false }
  }
  const fim = fimDoPedido(pedido, parametros)
  const espera =
    motivoOf(motivo).emFerias === 'ESPERA'
      ? (ferias.find((trecho) => trecho.inicio <= inicio && inicio <= trecho.fim) ?? null)
      : null
  const primeiro = espera ? somarDias(espera.fim, 1) : inicio
  return {
    inicio: primeiro,
    fim,
    periodos: [{ motivo: codigoDoEsocial(motivo) ?? motivo, inicio: primeiro, fim }],
    espera,
    dentroDasFerias: espera !== null && fim !== null && fim < primeiro,
  }
}

function internacaoDaMaternidade({ motivo, inicio, parto, internacao }: PedidoLido) {
  if (motivo !== '17' || !internacao) return null
  const licenca = licencaComInternacao({
    parto: parto ?? inicio,
    inicio,
    internacao: { inicio: maiorData(internacao.inicio, inicio), fim: internacao.fim },
  })
  return licenca && licenca.periodos.length > 1 ? licenca : null
}

function fimDoPedido(pedido: PedidoLido, parametros?: ParametrosDoAfastamento): DataIso | null {
  const { motivo, inicio, fim, atestado } = pedido
  if (fim !== undefined) return fim
  const { fim: comoAcaba, contagem } = motivoOf(motivo)
  const umDia = contagem === 'POR_12_MESES' || contagem === 'POR_ANO' || contagem === 'POR_EVENTO'
  const dias = atestado?.dias ?? (comoAcaba === 'lei' ? diasDaLei(motivo, pedido, parametros) : null)
  if (dias !== null && dias > 0) return somarDias(inicio, dias - 1)
  return umDia ? inicio : null
}

/** Days of a stretch, ends included; null while it is open. */
export const diasDe = ({ inicio, fim }: Pick<Duracao, 'inicio' | 'fim'>): number | null =>
  fim === null ? null : diasDoTrecho(inicio, fim)

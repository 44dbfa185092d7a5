import { formatData } from '../../br/data.ts'
import { diasEntre, somarDias, type DataIso } from '../calendario/datas.ts'
import { DSR_NO_DOMINGO, isFolga, isRepouso } from '../calendario/escala.ts'
import { feriadosNacionais } from '../calendario/feriados.ts'
import {
  codigoDeInicio,
  mensagemDeInicio,
  motivoDoInicio,
  type DiaDeInicio,
  type RegraDeInicio,
} from './inicio.ts'
import { DIAS_DE_COMUNICACAO } from './prazos.ts'
import { isSobreposto, type Intervalo } from './trecho.ts'

export interface CalendarioDoPedido {
  /** Calendar days wanted from the start. */
  readonly dias: number
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  /** Day of the written notice; when given, starts with less than thirty days of notice are impossible. */
  readonly hoje?: DataIso
  /** Leaves, other vacations and notice, with the words that name them (“licença”). */
  readonly impedimentos?: readonly (Intervalo & { readonly motivo?: string })[]
  readonly regraDeInicio?: RegraDeInicio
}

export type SituacaoDoDia = 'possivel' | 'impossivel' | 'feriado'

/** A day as the start of the vacation wanted. */
export interface DiaDoCalendario {
  readonly data: DataIso
  readonly situacao: SituacaoDoDia
  /** Why it is impossible; of a holiday too. */
  readonly codigo: string | null
  readonly motivo: string | null
  readonly baseLegal: string | null
  /** Days paid double of a vacation that starts on it (CLT art. 137). */
  readonly diasEmDobro: number
  readonly repouso: boolean
  /** Nobody works on it by the scale, for the rest or not. */
  readonly folga: boolean
}

/**
 * Every day of a year as the start of `dias` of vacation: possible, impossible with the reason and its article, or
 * holiday (CLT arts. 130, 134 § 3º and 135). Made to be called at each key pressed. Empty for days below 1.
 */
export const diasPossiveis = (ano: number, calendario: CalendarioDoPedido): readonly DiaDoCalendario[] =>
  avaliarDias(`${ano}-01-01`, diasEntre(`${ano}-01-01`, `${ano + 1}-01-01`), calendario)

/** The same for `quantos` days from a date on. */
export function avaliarDias(
  primeiro: DataIso,
  quantos: number,
  calendario: CalendarioDoPedido,
): readonly DiaDoCalendario[] {
  const { dias: tamanho, concessivoFim, hoje, regraDeInicio } = calendario
  if (!Number.isSafeInteger(tamanho) || tamanho < 1) return []
  // Each day is computed once: the rule of the start looks at the two after it, and the vacation ends further on.
  const dias = diasComRepouso(primeiro, quantos + Math.max(tamanho, DIAS_OLHADOS), regraDeInicio)
  const primeiroAvisado = hoje === undefined ? primeiro : somarDias(hoje, DIAS_DE_COMUNICACAO)
  const dentroDoConcessivo = diasEntre(primeiro, concessivoFim) + 1
  return dias.slice(0, quantos).map((dia, posicao) => {
    const fim = dias[posicao + tamanho - 1]?.data ?? dia.data
    const seguintes = dias.slice(posicao + 1, posicao + DIAS_OLHADOS)
    const recusa = recusaDoDia(dia, { seguintes, fim, primeiroAvisado }, calendario)
    return {
      data: dia.data,
      situacao: dia.feriado ? 'feriado' : recusa ? 'impossivel' : 'possivel',
      codigo: recusa?.codigo ?? null,
      motivo: recusa?.motivo ?? null,
      baseLegal: recusa?.baseLegal ?? null,
      diasEmDobro: Math.min(tamanho, Math.max(0, posicao + tamanho - dentroDoConcessivo)),
      repouso: dia.repouso,
      folga: dia.folga,
    }
  })
}

const DIAS_OLHADOS = 3

/** The days from one on, with rest and holiday of each (national of every year reached, and local). */
export function diasComRepouso(
  primeiro: DataIso,
  quantos: number,
  { escala = DSR_NO_DOMINGO, feriadosLocais = [] }: RegraDeInicio = {},
): readonly DiaDeInicio[] {
  const ano = Number(primeiro.slice(0, 4))
  const anos = Array.from({ length: Math.ceil(quantos / 365) + 1 }, (_, mais) => ano + mais)
  const feriados = new Set([
    ...feriadosLocais,
    ...anos.flatMap((cada) => feriadosNacionais(cada).map(({ data }) => data)),
  ])
  return Array.from({ length: quantos }, (_, distancia) => {
    const data = somarDias(primeiro, distancia)
    return {
      data,
      feriado: feriados.has(data),
      repouso: isRepouso(escala, data),
      folga: isFolga(escala, data),
    }
  })
}

interface Recusa {
  readonly codigo: string
  readonly motivo: string
  readonly baseLegal: string
}

/** What a start is judged by, besides the day itself. */
interface VoltaDoDia {
  readonly seguintes: readonly DiaDeInicio[]
  /** Last day of a vacation that starts on the day. */
  readonly fim: DataIso
  /** First day with thirty days of notice. */
  readonly primeiroAvisado: DataIso
}

function recusaDoDia(
  dia: DiaDeInicio,
  { seguintes, fim, primeiroAvisado }: VoltaDoDia,
  { aquisitivoFim, impedimentos = [], regraDeInicio }: CalendarioDoPedido,
): Recusa | null {
  const { data } = dia
  const motivo = motivoDoInicio(dia, seguintes, regraDeInicio?.escala)
  if (motivo) {
    return {
      codigo: codigoDeInicio(motivo),
      motivo: mensagemDeInicio(motivo),
      baseLegal: 'CLT art. 134 § 3º; PN 100 TST',
    }
  }
  if (data <= aquisitivoFim) {
    return {
      codigo: 'PERIODO_NAO_ADQUIRIDO',
      motivo: `O período aquisitivo termina em ${formatData(aquisitivoFim)}.`,
      baseLegal: 'CLT arts. 130 e 134',
    }
  }
  const outro = impedimentos.find((impedimento) => isSobreposto(impedimento, { inicio: data, fim }))
  if (outro) {
    return {
      codigo: 'LICENCA_CONCOMITANTE',
      motivo: `Sobrepõe-se a ${outro.motivo ?? 'outro afastamento ou férias'} de ${formatData(outro.inicio)} a ${formatData(outro.fim)}.`,
      baseLegal: 'CLT art. 134; leiaute S-2230',
    }
  }
  if (data < primeiroAvisado) {
    return {
      codigo: 'AVISO_30_DIAS',
      motivo: `O aviso é dado 30 dias antes: a primeira data é ${formatData(primeiroAvisado)}.`,
      baseLegal: 'CLT art. 135',
    }
  }
  return null
}

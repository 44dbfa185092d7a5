import {
  primeiroDiaDoMes,
  primeiroDiaDoMesSeguinte,
  somarDias,
  ultimoDiaDoMes,
  type DataIso,
} from '../calendario/datas.ts'
import { postergar, type CalendarioUtil } from '../calendario/dias-uteis.ts'
import { dia15DoMesSeguinte, prazoDaCat, prazoDoRetorno } from '../esocial/prazos.ts'
import { DIAS_DO_EXAME_DE_RETORNO } from './doenca.ts'
import type { Duracao, PedidoLido } from './duracao.ts'
import { isIncapacidade, isMotivoDeAfastamento, motivoOf } from './motivos.ts'
import type { Partilha } from './partilha.ts'
import type { AfastamentoAnterior } from './pedido-tipos.ts'

/** What a leave owes to eSocial and by when. */
export interface PrazosDoAfastamento {
  readonly obrigatorioS2230: boolean
  /** Deadline of the beginning; null when S-2230 is not mandatory. */
  readonly s2230Ate: DataIso | null
  /** Deadline of the end; null while it is open or not mandatory. */
  readonly s2230TerminoAte: DataIso | null
  /** Deadline of the CAT; null where there is no accident, or its day is not known. */
  readonly catAte: DataIso | null
}

/** Whether a leave takes a whole month of the calendar; an open one does. */
export function cobreMesInteiro(inicio: DataIso, fim: DataIso | null): boolean {
  const primeiro = inicio === primeiroDiaDoMes(inicio) ? inicio : primeiroDiaDoMesSeguinte(inicio)
  return fim === null || ultimoDiaDoMes(primeiro) <= fim
}

/**
 * Deadlines of S-2230 and of the CAT: the 16th day of an illness or accident (the first one after a benefit), day 15 of the
 * next month otherwise and for the end, all postponed to a business day (MOS S-2230; Lei 8.213/1991 art. 22).
 */
export function prazosDoAfastamento(
  { motivo, acidente, remunerado }: PedidoLido,
  { inicio, fim }: Duracao,
  { inssApartirDe }: Partilha,
  calendario: CalendarioUtil = {},
): PrazosDoAfastamento {
  const { s2230, grupo } = motivoOf(motivo)
  const passaDe15 = isIncapacidade(motivo) ? inssApartirDe : null
  const obrigatorioS2230 =
    s2230 === 'SEMPRE' ||
    (s2230 === 'SE_MAIS_DE_15_DIAS' && passaDe15 !== null) ||
    (s2230 === 'SE_MES_INTEIRO' && remunerado !== true && cobreMesInteiro(inicio, fim))
  const s2230Ate = passaDe15 ? postergar(passaDe15, calendario) : dia15DoMesSeguinte(inicio, calendario)
  return {
    obrigatorioS2230,
    s2230Ate: obrigatorioS2230 ? s2230Ate : null,
    s2230TerminoAte: obrigatorioS2230 && fim !== null ? prazoDoRetorno(somarDias(fim, 1), calendario) : null,
    catAte:
      grupo === 'acidente' && acidente
        ? prazoDaCat(acidente.data, acidente.obito, calendario).enviarAte
        : null,
  }
}

/**
 * Day from which the return exam is due, the thirtieth away, leaves without a day of work between them counted as one (NR-7
 * item 7.5.9); null for the reasons without it.
 */
export function exameDeRetornoDesde(
  { motivo }: PedidoLido,
  inicio: DataIso,
  anteriores: readonly AfastamentoAnterior[],
): DataIso | null {
  if (!motivoOf(motivo).exameDeRetorno) return null
  return somarDias(inicioSeguido(inicio, anteriores), DIAS_DO_EXAME_DE_RETORNO - 1)
}

/** First day of the leaves with return exam that reach the eve of another without a gap. */
function inicioSeguido(inicio: DataIso, anteriores: readonly AfastamentoAnterior[]): DataIso {
  const vespera = somarDias(inicio, -1)
  const ligado = anteriores.find(
    (outro) =>
      outro.fim === vespera &&
      outro.inicio <= vespera &&
      isMotivoDeAfastamento(outro.motivo) &&
      motivoOf(outro.motivo).exameDeRetorno,
  )
  return ligado ? inicioSeguido(ligado.inicio, anteriores) : inicio
}

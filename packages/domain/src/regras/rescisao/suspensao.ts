import { isMotivoDeAfastamento, motivoOf, type MotivoDeAfastamento } from '../afastamento/motivos.ts'
import type { RegraDoMotivo } from '../afastamento/motivos-tipos.ts'
import {
  diasEmComum,
  primeiroDiaDoMes,
  primeiroDiaDoMesSeguinte,
  maiorData,
  menorData,
  diasDoTrecho,
  somarDias,
  ultimoDiaDoMes,
  type DataIso,
} from '../calendario/datas.ts'
import { DIAS_QUE_FAZEM_AVO } from '../calendario/avos.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import type { AfastamentoDaPessoa } from './pedido-tipos.ts'

/** Day of an illness from which the contract is suspended: the company pays the ones before it (Lei 8.213/1991 art. 60 § 3º). */
const DIA_DA_SUSPENSAO = 16
/** Last day of what nobody knows the end of. */
export const SEM_FIM: DataIso = '9999-12-31'

/** A stretch in which the contract is suspended by a leave. */
export interface Suspensao extends Intervalo {
  readonly motivo: string
  /** The leave itself counts for the 13th (accident, military service: FGTS goes on). */
  readonly conta13: boolean
}

/**
 * How a leave leaves the contract. One that the company may pay or not interrupts it while it is paid, and suspends it while it is
 * not (CLT arts. 471, 472 and 543 § 2º).
 */
function efeitoNoContrato(motivo: MotivoDeAfastamento, remunerado: boolean): RegraDoMotivo['contrato'] {
  const { contrato, fgts } = motivoOf(motivo)
  if (fgts !== 'SE_REMUNERADO') return contrato
  return remunerado ? 'INTERROMPE' : 'SUSPENDE'
}

/**
 * The stretches in which leaves suspend the contract (CLT arts. 471 and 476); an open one has no end. Unknown reasons suspend
 * nothing.
 */
export const suspensoesDe = (afastamentos: readonly AfastamentoDaPessoa[]): readonly Suspensao[] =>
  afastamentos.flatMap(({ motivo, inicio, fim, inssApartirDe, remunerado }) => {
    if (!isMotivoDeAfastamento(motivo)) return []
    const contrato = efeitoNoContrato(motivo, remunerado === true)
    const { fgts } = motivoOf(motivo)
    if (contrato === 'INTERROMPE') return []
    const de = contrato === 'SUSPENDE' ? inicio : (inssApartirDe ?? somarDias(inicio, DIA_DA_SUSPENSAO - 1))
    const ate = fim ?? SEM_FIM
    return de <= ate ? [{ motivo, inicio: de, fim: ate, conta13: fgts === 'CONTINUA' }] : []
  })

const diasEm = (trechos: readonly Intervalo[], de: DataIso, ate: DataIso): number =>
  trechos.reduce((soma, { inicio, fim }) => soma + diasEmComum(inicio, fim, de, ate), 0)

/** Days of the month of the end up to it that are not its wage: suspended, or vacation paid before it began. */
export const diasForaDoSaldo = (
  dtDeslig: DataIso,
  suspensoes: readonly Suspensao[],
  ferias: readonly Intervalo[],
): number => diasEm([...suspensoes, ...ferias], primeiroDiaDoMes(dtDeslig), dtDeslig)

/** Whether a suspension takes a day of the month of the end. */
export const isMesSuspenso = (dtDeslig: DataIso, suspensoes: readonly Suspensao[]): boolean =>
  diasEm(suspensoes, primeiroDiaDoMes(dtDeslig), dtDeslig) > 0

/**
 * Months of the year of the end that suspensions leave with fewer than fifteen days (Lei 4.090/1962 art. 1º § 2º), those of the
 * notice projected after it among them. A suspension that nobody knows the end of is over with the contract.
 */
export function meses13PerdidosPor(
  suspensoes: readonly Suspensao[],
  admissao: DataIso,
  dtDeslig: DataIso,
  fimProjetado: DataIso = dtDeslig,
): number {
  const perdem = suspensoes
    .filter(({ conta13 }) => !conta13)
    .map(({ inicio, fim }) => ({ inicio, fim: menorData(fim, dtDeslig) }))
  if (perdem.length === 0) return 0
  let perdidos = 0
  const inicio = maiorData(admissao, `${dtDeslig.slice(0, 4)}-01-01`)
  for (let mes = primeiroDiaDoMes(inicio); mes <= fimProjetado; mes = primeiroDiaDoMesSeguinte(mes)) {
    const [de, ate] = [maiorData(mes, inicio), menorData(ultimoDiaDoMes(mes), fimProjetado)]
    const dias = diasDoTrecho(de, ate)
    const restam = dias - diasEm(perdem, de, ate)
    if (dias >= DIAS_QUE_FAZEM_AVO && restam < DIAS_QUE_FAZEM_AVO) perdidos += 1
  }
  return perdidos
}

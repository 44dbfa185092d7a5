import { avosDeFerias } from '../calendario/avos.ts'
import {
  diasDoTrecho,
  diasEmComum,
  maiorData,
  menorData,
  somarAnos,
  somarDias,
  type DataIso,
} from '../calendario/datas.ts'
import { emAvos, emData, emDias, passo, type ComMemoria, type Passo } from '../memoria.ts'
import { diasProporcionais } from './direito.ts'
import {
  readOcorrencias,
  type Deslocamento,
  type OcorrenciaDoContrato,
  type OcorrenciasLidas,
} from './ocorrencias.ts'
import { LIMITE_BENEFICIO_DIAS, LIMITE_LICENCA_DIAS } from './perda.ts'
import { isSobreposto, type Intervalo } from './trecho.ts'

export interface HistoricoDoContrato {
  readonly admissao: DataIso
  /** Day on which the history is looked at (today). */
  readonly ate: DataIso
  readonly ocorrencias?: readonly OcorrenciaDoContrato[]
  /** Unjustified absences of each period (art. 130), by its `aquisitivoInicio`; none when absent. */
  readonly faltas?: Readonly<Record<DataIso, number>>
  /** Days of INSS benefit above which a period is lost; 180 when absent. */
  readonly limiteBeneficioDias?: number
}

export type SituacaoDoPeriodo = 'EM_CURSO' | 'COMPLETO' | 'PERDIDO' | 'ENCERRADO_POR_COLETIVAS'

export interface PeriodoAquisitivo extends ComMemoria {
  /** Position in the contract, from 0. */
  readonly indice: number
  readonly situacao: SituacaoDoPeriodo
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  /** The twelve months in which it must be enjoyed (art. 134); null when it was lost. */
  readonly concessivoInicio: DataIso | null
  readonly concessivoFim: DataIso | null
  /** Twelfths earned until `ate`: 12 when complete, none when lost. */
  readonly avos: number
  readonly faltas: number
  /** Days by the absences and the twelfths; null for a bad number of absences. */
  readonly diasDireito: number | null
  /** Why it moved, was cut or was lost, in the order of the facts. */
  readonly deslocamentos: readonly Deslocamento[]
}

/**
 * The acquisition periods of a contract until a day, oldest first and the one in progress last (CLT arts. 130, 132, 133
 * and 140; Lei 810/1949). Days of suspension are not counted, and the period ends as many days later; a lost period ends
 * on the eve of the return, when the next begins; a collective vacation in the first year cuts the period, which keeps its
 * twelfths. Empty before the admission. Facts that end before they start are left out.
 */
export function periodosAquisitivos(historico: HistoricoDoContrato): readonly PeriodoAquisitivo[] {
  const lidas = readOcorrencias(historico.ocorrencias ?? [], historico)
  const periodos: PeriodoAquisitivo[] = []
  let ancora: Ancora | null = { base: historico.admissao, anos: 0 }
  while (ancora !== null && inicioDe(ancora) <= historico.ate) {
    const { periodo, seguinte }: Contado = contar(ancora, periodos.length, historico, lidas)
    periodos.push(periodo)
    ancora = seguinte
  }
  return periodos
}

/**
 * Where the count stands: whole years from the day it last began. Years are added to that day and not to each start, or
 * who was admitted on 29/02 would never come back to it (see `periodoDeFerias`).
 */
interface Ancora {
  readonly base: DataIso
  readonly anos: number
}

const inicioDe = ({ base, anos }: Ancora): DataIso => somarAnos(base, anos)
const seguinteDe = ({ base, anos }: Ancora): Ancora => ({ base, anos: anos + 1 })
const fimDe = (ancora: Ancora): DataIso => somarDias(inicioDe(seguinteDe(ancora)), -1)

interface Contado {
  readonly periodo: PeriodoAquisitivo
  /** Where the next period begins; null while it is not known (a loss that has not ended). */
  readonly seguinte: Ancora | null
}

function contar(
  ancora: Ancora,
  indice: number,
  historico: HistoricoDoContrato,
  lidas: OcorrenciasLidas,
): Contado {
  const inicio = inicioDe(ancora)
  const { fim: fimSemCorte, suspensoes } = prorrogar(inicio, fimDe(ancora), lidas)
  const coletivas = lidas.coletivas.find((dia) => inicio < dia && dia <= fimSemCorte)
  const fim = coletivas ? somarDias(coletivas, -1) : fimSemCorte
  const perda = primeiraPerda({ inicio, fim }, historico, lidas)
  if (perda) return perdido(inicio, indice, perda, { fim, historico })
  const seguinte = fim === fimDe(ancora) ? seguinteDe(ancora) : { base: somarDias(fim, 1), anos: 0 }
  const deslocamentos = [
    ...suspensoes.map(({ deslocamento }) => deslocamento),
    ...(coletivas ? [corte(coletivas)] : []),
  ]
  const adquirido = adquirir({ inicio, fim }, historico, suspensoes, coletivas !== undefined)
  return {
    seguinte,
    periodo: {
      indice,
      ...adquirido,
      aquisitivoInicio: inicio,
      aquisitivoFim: fim,
      concessivoInicio: inicioDe(seguinte),
      concessivoFim: fimDe(seguinte),
      deslocamentos,
      memoria: [
        ...passosDe(inicio, fim, deslocamentos),
        passo('Meses adquiridos', emAvos(adquirido.avos), 'CLT art. 146 parágrafo único'),
      ],
    },
  }
}

/** What a period that was not lost gave until the day of the look. */
function adquirir(
  { inicio, fim }: Intervalo,
  { ate, faltas: porPeriodo }: HistoricoDoContrato,
  suspensoes: readonly Suspensao[],
  cortado: boolean,
): Pick<PeriodoAquisitivo, 'situacao' | 'avos' | 'faltas' | 'diasDireito'> {
  const situacao = cortado ? 'ENCERRADO_POR_COLETIVAS' : fim < ate ? 'COMPLETO' : 'EM_CURSO'
  const contados = diasContados(inicio, menorData(fim, ate), suspensoes)
  const avos =
    situacao === 'COMPLETO' ? MESES_DO_PERIODO : avosDeFerias(inicio, somarDias(inicio, contados - 1))
  const faltas = porPeriodo?.[inicio] ?? 0
  return { situacao, avos, faltas, diasDireito: diasProporcionais(avos, faltas)?.dias ?? null }
}

const MESES_DO_PERIODO = 12

interface Suspensao {
  readonly intervalo: Intervalo
  readonly deslocamento: Deslocamento
}

/** End of the period, later by the suspended days that it meets, those met by being later included. */
function prorrogar(
  inicio: DataIso,
  semSuspensao: DataIso,
  { suspensoes }: OcorrenciasLidas,
): { readonly fim: DataIso; readonly suspensoes: readonly Suspensao[] } {
  let fim = semSuspensao
  const encontradas: Suspensao[] = []
  for (const { inicio: de, fim: ate, deslocamento } of suspensoes) {
    if (!isSobreposto({ inicio, fim }, { inicio: de, fim: ate })) continue
    const intervalo = { inicio: maiorData(de, inicio), fim: ate }
    const dias = diasDoTrecho(intervalo.inicio, intervalo.fim)
    fim = somarDias(fim, dias)
    encontradas.push({ intervalo, deslocamento: { ...deslocamento, dias } })
  }
  return { fim, suspensoes: encontradas }
}

/** Days of the stretch that count: those outside the suspensions. */
const diasContados = (inicio: DataIso, ate: DataIso, suspensoes: readonly Suspensao[]): number =>
  suspensoes.reduce(
    (dias, { intervalo }) => dias - diasDoTrecho(intervalo.inicio, menorData(intervalo.fim, ate)),
    diasDoTrecho(inicio, ate),
  )

interface Perda {
  readonly retorno: DataIso | null
  readonly deslocamento: Deslocamento
}

/** The first fact that passes its limit inside the period, which is then lost (CLT arts. 132 and 133). */
function primeiraPerda(
  periodo: Intervalo,
  { limiteBeneficioDias = LIMITE_BENEFICIO_DIAS }: HistoricoDoContrato,
  { causasDePerda }: OcorrenciasLidas,
): Perda | null {
  let beneficio = 0
  for (const { inicio, fim, retorno, deslocamento } of causasDePerda) {
    const dias = diasEmComum(inicio, fim, periodo.inicio, periodo.fim)
    const isBeneficio = deslocamento.tipo === 'BENEFICIO_INSS'
    // Only the benefit adds up: the leaves of art. 133 II and III are not said to be "embora descontínuos".
    beneficio += isBeneficio ? dias : 0
    const contados = isBeneficio ? beneficio : dias
    const limite = isBeneficio
      ? limiteBeneficioDias
      : deslocamento.tipo === 'SERVICO_MILITAR'
        ? 0
        : LIMITE_LICENCA_DIAS
    if (dias > 0 && contados > limite) return { retorno, deslocamento: { ...deslocamento, dias: contados } }
  }
  return null
}

function perdido(
  inicio: DataIso,
  indice: number,
  { retorno, deslocamento }: Perda,
  { fim, historico }: { readonly fim: DataIso; readonly historico: HistoricoDoContrato },
): Contado {
  const aquisitivoFim = retorno ? somarDias(retorno, -1) : fim
  return {
    seguinte: retorno === null ? null : { base: retorno, anos: 0 },
    periodo: {
      indice,
      situacao: 'PERDIDO',
      aquisitivoInicio: inicio,
      aquisitivoFim,
      concessivoInicio: null,
      concessivoFim: null,
      avos: 0,
      faltas: historico.faltas?.[inicio] ?? 0,
      diasDireito: 0,
      deslocamentos: [deslocamento],
      memoria: passosDe(inicio, aquisitivoFim, [deslocamento]),
    },
  }
}

const corte = (dia: DataIso): Deslocamento => ({
  tipo: 'COLETIVAS',
  dias: 0,
  inicio: dia,
  texto: 'Férias coletivas antes de 12 meses: novo período aquisitivo no seu início',
  baseLegal: 'CLT art. 140',
})

const passosDe = (
  inicio: DataIso,
  fim: DataIso,
  deslocamentos: readonly Deslocamento[],
): readonly Passo[] => [
  passo('Início do período aquisitivo', emData(inicio), 'CLT art. 130; Lei 810/1949'),
  ...deslocamentos.map(({ texto, dias, baseLegal }) => passo(texto, emDias(dias), baseLegal)),
  passo('Fim do período aquisitivo', emData(fim), 'CLT art. 130'),
]

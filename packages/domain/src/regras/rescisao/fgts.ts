import { fracaoDe, isContagem } from '../arredondamento.ts'
import { isMotivoDeAfastamento, motivoOf } from '../afastamento/motivos.ts'
import { DIAS_QUE_FAZEM_AVO } from '../calendario/avos.ts'
import {
  diasDoTrecho,
  diasEmComum,
  maiorData,
  menorData,
  somarDias,
  ultimoDiaDoMes,
  type DataIso,
} from '../calendario/datas.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'
import type { AfastamentoDaPessoa } from './pedido-tipos.ts'

/** Percent of the pay; an apprentice has less (Lei 8.036/1990 art. 15 § 7º). */
const ALIQUOTA = { empregado: 8, aprendiz: 2 } as const
const DIAS_DO_MES = 30
const MESES_DO_ANO = 12
/** Days of an illness that the company pays, with deposit. */
const DIAS_DA_EMPRESA = 15

export interface DadosDoFgts {
  readonly admissao: DataIso
  readonly aprendiz?: boolean
  /** Last day of the contract. */
  readonly ate: DataIso
  /** Monthly remuneration of today, and the wage that is in it. */
  readonly remuneracaoCentavos: number
  readonly salarioCentavos: number
  /** Wages by date; today's all along when absent. Additionals are taken as today's. */
  readonly salarios?: readonly { readonly desde: DataIso; readonly centavos: number }[]
  /** Stretches without deposit (see `semDepositoDe`). */
  readonly semDeposito?: readonly Intervalo[]
  /** Notice and 13th of the rescisão, which have a deposit of their own (Súmula 305 TST). */
  readonly avisoCentavos?: number
  readonly decimoTerceiroCentavos?: number
}

/**
 * Estimate of the FGTS deposits of a contract, in centavos: 8 % – of an apprentice 2 % – of each month, of the 13th of the years that
 * ended, and of the notice and 13th of the rescisão (Lei 8.036/1990 art. 15; Súmula 305 TST). It knows neither overtime of the months nor withdrawals: the
 * statement of the account takes its place. Null for negative or fractional amounts.
 */
export function estimarFgts(
  dados: DadosDoFgts,
): (ComMemoria & { readonly depositosCentavos: number }) | null {
  const { avisoCentavos = 0, decimoTerceiroCentavos = 0, salarios = [] } = dados
  const valores = [
    dados.remuneracaoCentavos,
    dados.salarioCentavos,
    avisoCentavos,
    decimoTerceiroCentavos,
    ...salarios.map(({ centavos }) => centavos),
  ]
  if (!valores.every(isContagem)) return null
  const mensais = somaDosMeses(dados)
  const anuais = somaDosAnos(dados)
  const daRescisao = depositoDe(dados, avisoCentavos + decimoTerceiroCentavos)
  const taxa = `${aliquotaDe(dados)}%`
  const depositosCentavos = mensais + anuais + daRescisao
  const lei = 'Lei 8.036/1990 art. 15'
  return {
    depositosCentavos,
    memoria: [
      passo(`${taxa} dos salários, mês a mês (estimativa)`, emDinheiro(mensais), lei),
      passo(`${taxa} do 13º dos anos anteriores (estimativa)`, emDinheiro(anuais), lei),
      passo(`${taxa} do aviso e do 13º da rescisão`, emDinheiro(daRescisao), `${lei}; Súmula 305 TST`),
      passo('Depósitos do contrato (estimativa)', emDinheiro(depositosCentavos), lei),
    ],
  }
}

const aliquotaDe = ({ aprendiz = false }: DadosDoFgts): number =>
  aprendiz ? ALIQUOTA.aprendiz : ALIQUOTA.empregado
const depositoDe = (dados: DadosDoFgts, centavos: number): number =>
  fracaoDe(centavos, aliquotaDe(dados), 100)

/** Remuneration on a day: the wage of the date with today's additionals. */
function remuneracaoEm({ salarios = [], remuneracaoCentavos, salarioCentavos }: DadosDoFgts, data: DataIso) {
  const vigente = salarios
    .filter(({ desde }) => desde <= data)
    .toSorted((a, b) => (a.desde < b.desde ? -1 : 1))
    .at(-1)
  return vigente ? vigente.centavos + remuneracaoCentavos - salarioCentavos : remuneracaoCentavos
}

/** The months of a stretch as `AAAA-MM`. A contract of decades has hundreds: none of them is built as a date. */
function* mesesDe(de: DataIso, ate: DataIso): Generator<string> {
  let [ano, mes] = [Number(de.slice(0, 4)), Number(de.slice(5, 7))]
  for (let atual = de.slice(0, 7); atual <= ate.slice(0, 7);) {
    yield atual
    ;[ano, mes] = mes === MESES_DO_ANO ? [ano + 1, 1] : [ano, mes + 1]
    atual = `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}`
  }
}

function somaDosMeses(dados: DadosDoFgts): number {
  const { admissao, ate } = dados
  if (ate < admissao) return 0
  let soma = 0
  for (const mes of mesesDe(admissao, ate))
    soma += depositoDe(dados, fracaoDe(remuneracaoEm(dados, `${mes}-31`), diasDoMes(dados, mes), DIAS_DO_MES))
  return soma
}

/** Days of a month, of thirty, with deposit. */
const diasDoMes = (dados: DadosDoFgts, mes: string): number =>
  Math.min(DIAS_DO_MES, diasComSalario(dados, mes) ?? DIAS_DO_MES)

/** Days of a month, by the calendar, of the contract and with wage; null for a month that is whole. */
function diasComSalario({ admissao, ate, semDeposito = [] }: DadosDoFgts, mes: string): number | null {
  const primeiro = `${mes}-01`
  const foraDele = semDeposito.filter(({ inicio, fim }) => inicio <= `${mes}-31` && primeiro <= fim)
  const ultimo =
    mes === admissao.slice(0, 7) || mes === ate.slice(0, 7) || foraDele.length > 0
      ? ultimoDiaDoMes(primeiro)
      : null
  // Neither begins nor ends in it, and nothing stops in it.
  if (ultimo === null) return null
  const [de, fim] = [maiorData(primeiro, admissao), menorData(ultimo, ate)]
  const fora = foraDele.reduce((total, trecho) => total + diasEmComum(de, fim, trecho.inicio, trecho.fim), 0)
  const inteiro = de === primeiro && fim === ultimo
  return fora === 0 && inteiro ? null : diasDoTrecho(de, fim) - fora
}

/**
 * Deposits of the 13th of the years that ended before that of the end, by the pay of their December. A month without deposit is
 * one without wage, and no twelfth either (Lei 4.090/1962 art. 1º § 2º).
 */
function somaDosAnos(dados: DadosDoFgts): number {
  const [primeiro, ultimo] = [Number(dados.admissao.slice(0, 4)), Number(dados.ate.slice(0, 4))]
  let soma = 0
  for (let ano = primeiro; ano < ultimo; ano += 1) {
    const fim = `${ano}-12-31`
    const inicio = maiorData(dados.admissao, `${ano}-01-01`)
    const avos = [...mesesDe(inicio, fim)].filter(
      (mes) => (diasComSalario(dados, mes) ?? DIAS_DO_MES) >= DIAS_QUE_FAZEM_AVO,
    )
    soma += depositoDe(dados, fracaoDe(remuneracaoEm(dados, fim), avos.length, MESES_DO_ANO))
  }
  return soma
}

/**
 * Stretches of the leaves of a person in which nothing is deposited, for no wage is due (Lei 8.036/1990 art. 15); military service
 * and accident go on (§ 5º), and a leave that the company pays.
 */
export const semDepositoDe = (
  afastamentos: readonly AfastamentoDaPessoa[],
  ate: DataIso,
): readonly Intervalo[] =>
  afastamentos.flatMap(({ motivo, inicio, fim, inssApartirDe, remunerado }) => {
    if (!isMotivoDeAfastamento(motivo)) return []
    const { fgts } = motivoOf(motivo)
    if (fgts === 'CONTINUA' || (fgts === 'SE_REMUNERADO' && remunerado === true)) return []
    const de = fgts === 'ATE_15_DIAS' ? (inssApartirDe ?? somarDias(inicio, DIAS_DA_EMPRESA)) : inicio
    const ultimo = menorData(fim ?? ate, ate)
    return de <= ultimo ? [{ inicio: de, fim: ultimo }] : []
  })

import { contar } from '../../br/contar.ts'
import { fracaoDe, isContagem, umTerco } from '../arredondamento.ts'
import { avosDe13 } from '../calendario/avos.ts'
import { maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { periodosAquisitivos } from '../ferias/aquisicao.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import { emAvos, emDias, emDinheiro, passo, type ComMemoria, type Passo } from '../memoria.ts'
import type { AfastamentoDaPessoa } from '../rescisao/pedido-tipos.ts'
import { meses13PerdidosPor, suspensoesDe } from '../rescisao/suspensao.ts'
import {
  encargosDaFolha,
  valoresDosEncargos,
  type AliquotasDaFolha,
  type EncargosDaFolha,
} from './encargos.ts'

const DIAS_DO_MES = 30
const MESES_DO_ANO = 12

/** A period of the ledger as it stood at the end of a day. */
export interface PeriodoNoDia {
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  /** Gives no vacation (CLT art. 133). */
  readonly perdido: boolean
  /** Unjustified absences (art. 130); null while nobody said how many. */
  readonly faltas: number | null
  /** Days that the ledger gave it, and what it took away by other means than vacations; null before it gave any. */
  readonly direito: number | null
  /** Days of vacations that had begun, and days sold with them: paid before they begin (arts. 143 and 145). */
  readonly gozados: number
}

/** What the liability with a person rests on, all of it as of `dia`. */
export interface SituacaoDaPessoa {
  /** Last day counted. */
  readonly dia: DataIso
  readonly admissao: DataIso
  /** Monthly pay base (see `remuneracaoBase`). */
  readonly remuneracaoCentavos: number
  readonly periodos: readonly PeriodoNoDia[]
  readonly ocorrencias?: readonly OcorrenciaDoContrato[]
  readonly afastamentos?: readonly AfastamentoDaPessoa[]
  /** First half of the 13th of the year that was paid with a vacation (Lei 4.749/1965 art. 2º § 2º). */
  readonly adiantado13Centavos?: number
  readonly aliquotas: AliquotasDaFolha
}

/** A complete period with days left. */
export interface PeriodoVencido {
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  readonly dias: number
  /** Its concession is over: what is left is due in double (CLT art. 137). */
  readonly emDobro: boolean
}

/** What the company owes a person for vacations and 13th at the end of a day; centavos. */
export interface Passivo extends ComMemoria {
  readonly vencidos: readonly PeriodoVencido[]
  readonly diasVencidos: number
  readonly diasEmDobro: number
  /** Twelfths and days of the period in course. */
  readonly avosFerias: number
  readonly diasProporcionais: number
  readonly avos13: number
  readonly vencidasCentavos: number
  /** The same days once more where the concession ended (art. 137), without its third. */
  readonly dobraCentavos: number
  readonly proporcionaisCentavos: number
  readonly tercoCentavos: number
  readonly feriasCentavos: number
  readonly decimoTerceiroCentavos: number
  readonly encargos: EncargosDaFolha
  readonly totalCentavos: number
}

/** Days and twelfths that the company owes for, whatever the pay. */
export interface ContagemDoPassivo {
  readonly vencidos: readonly PeriodoVencido[]
  readonly diasVencidos: number
  readonly diasEmDobro: number
  readonly avosFerias: number
  readonly diasProporcionais: number
  readonly avos13: number
  /** Unjustified absences of the period in course, days of it enjoyed in advance, months of the year lost to leaves. */
  readonly faltas: number
  readonly antecipados: number
  readonly perdidos: number
}

/** Amounts of a person, without their working; centavos. */
export type ValoresDoPassivo = Pick<
  Passivo,
  | 'vencidasCentavos'
  | 'dobraCentavos'
  | 'proporcionaisCentavos'
  | 'tercoCentavos'
  | 'feriasCentavos'
  | 'decimoTerceiroCentavos'
  | 'totalCentavos'
> & { readonly encargosCentavos: number }

type DaContagem = Omit<SituacaoDaPessoa, 'remuneracaoCentavos' | 'adiantado13Centavos' | 'aliquotas'>
type DosValores = Pick<SituacaoDaPessoa, 'remuneracaoCentavos' | 'adiantado13Centavos' | 'aliquotas'>

/**
 * Liability with one person at the end of a day: days left of the complete periods, double where the concession ended
 * (CLT arts. 137 and 146), the twelfths of the period in course by the band of art. 130 (arts. 146 parágrafo único and
 * 147), each with its third (CF art. 7º XVII), the twelfths of the 13th (Lei 4.090/1962) less what was advanced, and the
 * charges on what they fall on. The accruals are those of a rescisão without projection on the same day. Null for bad
 * numbers and for a day before the admission.
 */
export function passivoDaPessoa(situacao: SituacaoDaPessoa): Passivo | null {
  const { remuneracaoCentavos } = situacao
  const contagem = contarPassivo(situacao)
  const contas = contagem && contasDe(contagem, situacao)
  const encargos = contas && encargosDaFolha(contas.base, situacao.aliquotas)
  if (!encargos) return null
  const { vencidos, diasVencidos, diasEmDobro, avosFerias, diasProporcionais, avos13 } = contagem
  const { vencidasCentavos, dobraCentavos, proporcionaisCentavos, tercoCentavos, feriasCentavos } = contas
  const totalCentavos = feriasCentavos + contas.decimoTerceiroCentavos + encargos.totalCentavos
  return {
    vencidos,
    diasVencidos,
    diasEmDobro,
    avosFerias,
    diasProporcionais,
    avos13,
    vencidasCentavos,
    dobraCentavos,
    proporcionaisCentavos,
    tercoCentavos,
    feriasCentavos,
    decimoTerceiroCentavos: contas.decimoTerceiroCentavos,
    encargos,
    totalCentavos,
    memoria: [
      passo('Remuneração que serve de base', emDinheiro(remuneracaoCentavos), 'CLT arts. 142 e 457'),
      ...passosDasFerias(contagem, contas),
      ...passosDo13(contagem, contas, situacao),
      ...encargos.memoria,
      passo('Passivo de férias e 13º', emDinheiro(totalCentavos), 'Soma das parcelas'),
    ],
  }
}

/** The days and twelfths of `passivoDaPessoa`: the same for everybody whose dates are alike. Null before the admission. */
export function contarPassivo(situacao: DaContagem): ContagemDoPassivo | null {
  const { dia, admissao, afastamentos = [] } = situacao
  if (dia < admissao) return null
  if (afastamentos.length > 0)
    return comAfastamentos(contarPassivo({ ...situacao, afastamentos: [] }), { dia, admissao, afastamentos })
  const vencidos = vencidosDe(situacao)
  const curso = emCurso(situacao)
  const somar = (quais: readonly PeriodoVencido[]): number => quais.reduce((soma, { dias }) => soma + dias, 0)
  return {
    vencidos,
    diasVencidos: somar(vencidos),
    diasEmDobro: somar(vencidos.filter(({ emDobro }) => emDobro)),
    avosFerias: curso.avos,
    diasProporcionais: curso.dias,
    avos13: avosDe13(maiorData(admissao, `${dia.slice(0, 4)}-01-01`), dia),
    faltas: curso.faltas,
    antecipados: curso.antecipados,
    perdidos: 0,
  }
}

/** The days of somebody whose dates were counted without their leaves: those take months from the 13th alone. */
export function comAfastamentos<C extends ContagemDoPassivo | null>(
  contagem: C,
  { dia, admissao, afastamentos }: Required<Pick<DaContagem, 'dia' | 'admissao' | 'afastamentos'>>,
): C {
  if (contagem === null) return contagem
  const perdidos = meses13PerdidosPor(suspensoesDe(afastamentos), admissao, dia)
  return { ...contagem, avos13: Math.max(0, contagem.avos13 - perdidos), perdidos }
}

/** The amounts of `passivoDaPessoa` for days that were counted already. Null for bad numbers. */
export function valorarPassivo(contagem: ContagemDoPassivo, valores: DosValores): ValoresDoPassivo | null {
  const contas = contasDe(contagem, valores)
  const encargos = contas && valoresDosEncargos(contas.base, valores.aliquotas)
  if (!encargos) return null
  const { vencidasCentavos, dobraCentavos, proporcionaisCentavos, tercoCentavos, feriasCentavos } = contas
  return {
    vencidasCentavos,
    dobraCentavos,
    proporcionaisCentavos,
    tercoCentavos,
    feriasCentavos,
    decimoTerceiroCentavos: contas.decimoTerceiroCentavos,
    encargosCentavos: encargos.totalCentavos,
    totalCentavos: feriasCentavos + contas.decimoTerceiroCentavos + encargos.totalCentavos,
  }
}

/** Days left of the periods complete before the day, oldest first. */
function vencidosDe({ dia, periodos }: DaContagem): readonly PeriodoVencido[] {
  return periodos
    .filter(({ aquisitivoFim, perdido }) => aquisitivoFim < dia && !perdido)
    .map(({ aquisitivoInicio, aquisitivoFim, concessivoFim, direito, faltas, gozados }) => ({
      aquisitivoInicio,
      aquisitivoFim,
      concessivoFim,
      dias: Math.max(0, (direito ?? diasDeDireito(faltas ?? 0)?.dias ?? 0) - gozados),
      emDobro: concessivoFim < dia,
    }))
    .filter(({ dias }) => dias > 0)
    .toSorted((a, b) => (a.aquisitivoInicio < b.aquisitivoInicio ? -1 : 1))
}

/** The period in course: where it began, what it gave until the day, and what of it was enjoyed in advance. */
function emCurso({ dia, admissao, periodos, ocorrencias }: DaContagem) {
  const corrente = periodos.find(
    ({ aquisitivoInicio, aquisitivoFim }) => aquisitivoInicio <= dia && dia <= aquisitivoFim,
  )
  const ultimo = periodos
    .filter(({ aquisitivoFim }) => aquisitivoFim < dia)
    .reduce<DataIso | null>(
      (fim, { aquisitivoFim }) => (fim && fim > aquisitivoFim ? fim : aquisitivoFim),
      null,
    )
  const inicio = corrente?.aquisitivoInicio ?? (ultimo === null ? admissao : somarDias(ultimo, 1))
  const contado = periodosAquisitivos({
    admissao: inicio,
    ate: dia,
    faltas: { [inicio]: corrente?.faltas ?? 0 },
    ...(ocorrencias && { ocorrencias }),
  }).at(-1)
  const perdido = corrente?.perdido === true || contado?.situacao === 'PERDIDO'
  return {
    avos: perdido ? 0 : (contado?.avos ?? 0),
    dias: perdido ? 0 : Math.max(0, (contado?.diasDireito ?? 0) - (corrente?.gozados ?? 0)),
    faltas: corrente?.faltas ?? 0,
    antecipados: corrente?.gozados ?? 0,
  }
}

/** What the days come to at a pay, before charges. */
function contasDe(
  { diasVencidos, diasEmDobro, diasProporcionais, avos13 }: ContagemDoPassivo,
  { remuneracaoCentavos, adiantado13Centavos = 0 }: DosValores,
) {
  if (![remuneracaoCentavos, adiantado13Centavos].every(isContagem)) return null
  // Days come in halves (2,5 a month), so the fraction is of half days.
  const porDias = (dias: number): number => fracaoDe(remuneracaoCentavos, dias * 2, DIAS_DO_MES * 2)
  const vencidasCentavos = porDias(diasVencidos)
  const dobraCentavos = porDias(diasVencidos + diasEmDobro) - vencidasCentavos
  const proporcionaisCentavos = porDias(diasProporcionais)
  const tercos = {
    vencidas: umTerco(vencidasCentavos + dobraCentavos),
    proporcionais: umTerco(proporcionaisCentavos),
  }
  const tercoCentavos = tercos.vencidas + tercos.proporcionais
  const devido13Centavos = fracaoDe(remuneracaoCentavos, avos13, MESES_DO_ANO)
  const decimoTerceiroCentavos = Math.max(0, devido13Centavos - adiantado13Centavos)
  return {
    vencidasCentavos,
    dobraCentavos,
    proporcionaisCentavos,
    tercos,
    tercoCentavos,
    feriasCentavos: vencidasCentavos + dobraCentavos + proporcionaisCentavos + tercoCentavos,
    devido13Centavos,
    decimoTerceiroCentavos,
    base:
      vencidasCentavos +
      umTerco(vencidasCentavos) +
      proporcionaisCentavos +
      tercos.proporcionais +
      decimoTerceiroCentavos,
  }
}
type Contas = NonNullable<ReturnType<typeof contasDe>>

const passosDasVencidas = (
  { diasVencidos, diasEmDobro }: ContagemDoPassivo,
  { vencidasCentavos, dobraCentavos, tercos }: Contas,
): readonly Passo[] => [
  passo('Dias que restam dos períodos completos', emDias(diasVencidos), 'CLT arts. 130 e 146'),
  passo('Férias vencidas', emDinheiro(vencidasCentavos), 'CLT art. 146'),
  ...(diasEmDobro > 0
    ? [
        passo('Dias depois do período concessivo', emDias(diasEmDobro), 'CLT art. 137'),
        passo('Dobra', emDinheiro(dobraCentavos), 'CLT art. 137; Súmula 81 TST'),
      ]
    : []),
  passo('1/3 das férias vencidas', emDinheiro(tercos.vencidas), 'CF art. 7º XVII'),
]

const passosDasFerias = (contagem: ContagemDoPassivo, contas: Contas): readonly Passo[] => {
  const { diasVencidos, avosFerias, diasProporcionais, faltas, antecipados } = contagem
  return [
    ...(diasVencidos > 0 ? passosDasVencidas(contagem, contas) : []),
    passo('Meses do período aquisitivo em curso', emAvos(avosFerias), 'CLT art. 146 parágrafo único'),
    ...(faltas > 0
      ? [
          passo(
            `${contar(faltas, 'falta', 'faltas')} sem justificativa no período`,
            emDias(diasDeDireito(faltas)?.dias ?? 0),
            'CLT art. 130',
          ),
        ]
      : []),
    ...(antecipados > 0
      ? [passo('Dias do período já gozados ou vendidos', emDias(antecipados), 'CLT art. 140')]
      : []),
    passo('Dias proporcionais', emDias(diasProporcionais), 'CLT arts. 130 e 147'),
    passo('Férias proporcionais', emDinheiro(contas.proporcionaisCentavos), 'CLT arts. 146 e 147'),
    passo('1/3 das férias proporcionais', emDinheiro(contas.tercos.proporcionais), 'CF art. 7º XVII'),
  ]
}

const passosDo13 = (
  { avos13, perdidos }: ContagemDoPassivo,
  { devido13Centavos, decimoTerceiroCentavos }: Contas,
  { adiantado13Centavos = 0 }: DosValores,
): readonly Passo[] => [
  ...(perdidos > 0
    ? [passo('Meses perdidos por afastamento', emAvos(perdidos), 'Lei 4.090/1962 art. 1º § 2º; CLT art. 476')]
    : []),
  passo('Meses com 15 dias ou mais no ano', emAvos(avos13), 'Lei 4.090/1962 art. 1º § 2º'),
  ...(adiantado13Centavos > 0
    ? [
        passo('13º até o dia', emDinheiro(devido13Centavos), 'Lei 4.090/1962 art. 1º'),
        passo(
          '1ª parcela paga com as férias',
          emDinheiro(adiantado13Centavos),
          'Lei 4.749/1965 art. 2º § 2º',
        ),
      ]
    : []),
  passo('13º a pagar', emDinheiro(decimoTerceiroCentavos), 'Lei 4.090/1962 art. 1º'),
]

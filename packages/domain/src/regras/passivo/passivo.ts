import { fracaoDe, isContagem, umTerco } from '../arredondamento.ts'
import { avosDe13 } from '../calendario/avos.ts'
import { maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { periodosAquisitivos } from '../ferias/aquisicao.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import { emAvos, emDias, emDinheiro, passo, type ComMemoria, type Passo } from '../memoria.ts'
import type { AfastamentoDaPessoa } from '../rescisao/pedido-tipos.ts'
import { meses13PerdidosPor, suspensoesDe } from '../rescisao/suspensao.ts'
import { encargosDaFolha, type AliquotasDaFolha, type EncargosDaFolha } from './encargos.ts'

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

/**
 * Liability with one person at the end of a day: days left of the complete periods, double where the concession ended
 * (CLT arts. 137 and 146), the twelfths of the period in course by the band of art. 130 (arts. 146 parágrafo único and
 * 147), each with its third (CF art. 7º XVII), the twelfths of the 13th (Lei 4.090/1962) less what was advanced, and the
 * charges on what they fall on. The accruals are those of a rescisão without projection on the same day. Null for bad
 * numbers and for a day before the admission.
 */
export function passivoDaPessoa(situacao: SituacaoDaPessoa): Passivo | null {
  const { dia, admissao, remuneracaoCentavos, adiantado13Centavos = 0 } = situacao
  if (dia < admissao || ![remuneracaoCentavos, adiantado13Centavos].every(isContagem)) return null
  const ferias = feriasDe(situacao)
  const decimo = decimoTerceiroDe(situacao)
  const base = ferias.base + decimo.centavos
  const encargos = encargosDaFolha(base, situacao.aliquotas)
  if (!encargos) return null
  const totalCentavos = ferias.itens.feriasCentavos + decimo.centavos + encargos.totalCentavos
  return {
    ...ferias.itens,
    avos13: decimo.avos,
    decimoTerceiroCentavos: decimo.centavos,
    encargos,
    totalCentavos,
    memoria: [
      passo('Remuneração que serve de base', emDinheiro(remuneracaoCentavos), 'CLT arts. 142 e 457'),
      ...ferias.passos,
      ...decimo.passos,
      ...encargos.memoria,
      passo('Passivo de férias e 13º', emDinheiro(totalCentavos), 'Soma das parcelas'),
    ],
  }
}

/** Days left of the periods complete before the day, oldest first. */
function vencidosDe({ dia, periodos }: SituacaoDaPessoa): readonly PeriodoVencido[] {
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
function emCurso({ dia, admissao, periodos, ocorrencias }: SituacaoDaPessoa) {
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

function feriasDe(situacao: SituacaoDaPessoa) {
  const { remuneracaoCentavos } = situacao
  const vencidos = vencidosDe(situacao)
  const curso = emCurso(situacao)
  const somar = (quais: readonly PeriodoVencido[]): number => quais.reduce((soma, { dias }) => soma + dias, 0)
  const diasVencidos = somar(vencidos)
  const diasEmDobro = somar(vencidos.filter(({ emDobro }) => emDobro))
  // Days come in halves (2,5 a month), so the fraction is of half days.
  const porDias = (dias: number): number => fracaoDe(remuneracaoCentavos, dias * 2, DIAS_DO_MES * 2)
  const vencidasCentavos = porDias(diasVencidos)
  const dobraCentavos = porDias(diasVencidos + diasEmDobro) - vencidasCentavos
  const proporcionaisCentavos = porDias(curso.dias)
  const tercos = {
    vencidas: umTerco(vencidasCentavos + dobraCentavos),
    proporcionais: umTerco(proporcionaisCentavos),
  }
  const tercoCentavos = tercos.vencidas + tercos.proporcionais
  const itens: Itens = {
    vencidos,
    diasVencidos,
    diasEmDobro,
    avosFerias: curso.avos,
    diasProporcionais: curso.dias,
    vencidasCentavos,
    dobraCentavos,
    proporcionaisCentavos,
    tercoCentavos,
    feriasCentavos: vencidasCentavos + dobraCentavos + proporcionaisCentavos + tercoCentavos,
  }
  return {
    itens,
    base: vencidasCentavos + umTerco(vencidasCentavos) + proporcionaisCentavos + tercos.proporcionais,
    passos: passosDasFerias(itens, curso, tercos),
  }
}

type Itens = Omit<Passivo, 'avos13' | 'decimoTerceiroCentavos' | 'encargos' | 'totalCentavos' | 'memoria'>
type Curso = ReturnType<typeof emCurso>

const passosDasVencidas = (itens: Itens, tercoCentavos: number): readonly Passo[] => [
  passo('Dias que restam dos períodos completos', emDias(itens.diasVencidos), 'CLT arts. 130 e 146'),
  passo('Férias vencidas', emDinheiro(itens.vencidasCentavos), 'CLT art. 146'),
  ...(itens.diasEmDobro > 0
    ? [
        passo('Dias depois do período concessivo', emDias(itens.diasEmDobro), 'CLT art. 137'),
        passo('Dobra', emDinheiro(itens.dobraCentavos), 'CLT art. 137; Súmula 81 TST'),
      ]
    : []),
  passo('1/3 das férias vencidas', emDinheiro(tercoCentavos), 'CF art. 7º XVII'),
]

const passosDasFerias = (
  itens: Itens,
  { faltas, antecipados }: Curso,
  tercos: { readonly vencidas: number; readonly proporcionais: number },
): readonly Passo[] => [
  ...(itens.diasVencidos > 0 ? passosDasVencidas(itens, tercos.vencidas) : []),
  passo('Meses do período aquisitivo em curso', emAvos(itens.avosFerias), 'CLT art. 146 parágrafo único'),
  ...(faltas > 0
    ? [
        passo(
          `${faltas} falta(s) sem justificativa no período`,
          emDias(diasDeDireito(faltas)?.dias ?? 0),
          'CLT art. 130',
        ),
      ]
    : []),
  ...(antecipados > 0
    ? [passo('Dias do período já gozados ou vendidos', emDias(antecipados), 'CLT art. 140')]
    : []),
  passo('Dias proporcionais', emDias(itens.diasProporcionais), 'CLT arts. 130 e 147'),
  passo('Férias proporcionais', emDinheiro(itens.proporcionaisCentavos), 'CLT arts. 146 e 147'),
  passo('1/3 das férias proporcionais', emDinheiro(tercos.proporcionais), 'CF art. 7º XVII'),
]

function decimoTerceiroDe({
  dia,
  admissao,
  remuneracaoCentavos,
  afastamentos = [],
  adiantado13Centavos = 0,
}: SituacaoDaPessoa) {
  const inicio = maiorData(admissao, `${dia.slice(0, 4)}-01-01`)
  const perdidos =
    afastamentos.length === 0 ? 0 : meses13PerdidosPor(suspensoesDe(afastamentos), admissao, dia)
  const avos = Math.max(0, avosDe13(inicio, dia) - perdidos)
  const devido = fracaoDe(remuneracaoCentavos, avos, MESES_DO_ANO)
  const centavos = Math.max(0, devido - adiantado13Centavos)
  return {
    avos,
    centavos,
    passos: [
      ...(perdidos > 0
        ? [
            passo(
              'Meses perdidos por afastamento',
              emAvos(perdidos),
              'Lei 4.090/1962 art. 1º § 2º; CLT art. 476',
            ),
          ]
        : []),
      passo('Meses com 15 dias ou mais no ano', emAvos(avos), 'Lei 4.090/1962 art. 1º § 2º'),
      ...(adiantado13Centavos > 0
        ? [
            passo('13º até o dia', emDinheiro(devido), 'Lei 4.090/1962 art. 1º'),
            passo(
              '1ª parcela paga com as férias',
              emDinheiro(adiantado13Centavos),
              'Lei 4.749/1965 art. 2º § 2º',
            ),
          ]
        : []),
      passo('13º a pagar', emDinheiro(centavos), 'Lei 4.090/1962 art. 1º'),
    ],
  }
}

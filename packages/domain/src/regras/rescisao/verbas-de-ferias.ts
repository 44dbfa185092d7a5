import { contar, contarDias } from '../../br/contar.ts'
import { fracaoDe, umTerco } from '../arredondamento.ts'
import { avosDeFerias } from '../calendario/avos.ts'
import { somarDias, type DataIso } from '../calendario/datas.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import { indiceDoPeriodo, periodoDeFerias } from '../ferias/periodos.ts'
import { emAvos, emDinheiro, passo, type Passo } from '../memoria.ts'
import type { RegraDaCausa } from './causas-tipos.ts'
import { linha, type LinhaDaRescisao } from './linhas.ts'
import type { DadosDaRescisao, Parcela, VerbasRescisorias } from './tipos.ts'

const DIAS_DO_MES = 30
const MESES_DO_ANO = 12

type Proporcionais = Pick<
  VerbasRescisorias,
  'avosFerias' | 'feriasProporcionaisCentavos' | 'tercoProporcionalCentavos'
>
type Vencidas = Pick<
  VerbasRescisorias,
  'periodosVencidos' | 'diasVencidos' | 'diasEmDobro' | 'feriasVencidasCentavos' | 'tercoVencidasCentavos'
>

/**
 * Vacation of a rescisão, in centavos: the expired periods, simple or double (CLT arts. 137 and 146), with the one that
 * the projection of the notice completes, and the twelfths of the period in progress at the projected end (146
 * parágrafo único, 147) by the band of art. 130, each with its third (CF art. 7º XVII).
 */
export function feriasDaRescisao(
  dados: DadosDaRescisao,
  regra: RegraDaCausa,
  fimProjetado: DataIso,
): Parcela<Proporcionais & Vencidas> {
  const { diasForaDoPeriodo: fora = 0, periodoPerdido = false } = dados
  const base = dados.baseDasFerias ?? dados.admissao
  // What suspended the contract counts for no month: the end comes as many days earlier.
  const fim = somarDias(fimProjetado, -fora)
  const noFim = indiceDoPeriodo(base, somarDias(dados.desligamento, -fora)) ?? 0
  const indice = periodoPerdido ? noFim : (indiceDoPeriodo(base, fim) ?? 0)
  const completados = indice - noFim
  const inicio = periodoDeFerias(base, indice)?.aquisitivoInicio ?? base
  // Absences are of the period in progress: one that the projection completes takes them with it.
  const faltas = completados > 0 ? 0 : dados.faltasInjustificadas
  const avos = periodoPerdido || regra.feriasProporcionais === 0 ? 0 : avosDeFerias(inicio, fim)
  const proporcionais = feriasProporcionais(dados.remuneracaoCentavos, faltas, regra, avos)
  const vencidas = feriasVencidas(dados, regra, completados)
  const passos = {
    proporcionais: passosDasProporcionais(proporcionais),
    vencidas: passosDasVencidas(vencidas),
  }
  return {
    itens: { ...proporcionais, ...vencidas },
    linhas: [
      ...linhasDasProporcionais(proporcionais, passos.proporcionais),
      ...linhasDasVencidas(vencidas, passos.vencidas),
    ],
    passos: [...passos.proporcionais, ...passos.vencidas],
  }
}

function feriasProporcionais(
  remuneracaoCentavos: number,
  faltasInjustificadas = 0,
  regra: RegraDaCausa,
  avosFerias: number,
): Proporcionais {
  const dias = diasDeDireito(faltasInjustificadas)?.dias ?? 0
  const feriasProporcionaisCentavos = fracaoDe(
    remuneracaoCentavos,
    avosFerias * dias * regra.feriasProporcionais,
    MESES_DO_ANO * DIAS_DO_MES * 100,
  )
  return {
    avosFerias,
    feriasProporcionaisCentavos,
    tercoProporcionalCentavos: umTerco(feriasProporcionaisCentavos),
  }
}

function feriasVencidas(dados: DadosDaRescisao, { verbas }: RegraDaCausa, completados: number): Vencidas {
  const { periodos, dias, diasEmDobro } = verbas
    ? naoGozadas(dados, completados)
    : { periodos: 0, dias: 0, diasEmDobro: 0 }
  // The ledger may have half days (art. 140), so the fraction is of half days.
  const feriasVencidasCentavos = fracaoDe(
    dados.remuneracaoCentavos,
    (dias + diasEmDobro) * 2,
    DIAS_DO_MES * 2,
  )
  return {
    periodosVencidos: periodos,
    diasVencidos: dias,
    diasEmDobro,
    feriasVencidasCentavos,
    tercoVencidasCentavos: umTerco(feriasVencidasCentavos),
  }
}

/** Days not enjoyed of complete periods: by their ledgers when given, whole periods otherwise. */
function naoGozadas(dados: DadosDaRescisao, completados: number) {
  const { feriasNaoGozadas, periodosVencidos = 0, periodosEmDobro = 0, desligamento } = dados
  const diasCompletados = diasDosCompletados(completados, dados.faltasInjustificadas)
  if (!feriasNaoGozadas) {
    return {
      periodos: periodosVencidos + completados,
      dias: periodosVencidos * DIAS_DO_MES + diasCompletados,
      diasEmDobro: periodosEmDobro * DIAS_DO_MES,
    }
  }
  const somar = (periodos: typeof feriasNaoGozadas): number =>
    periodos.reduce((soma, { dias }) => soma + dias, 0)
  return {
    periodos: feriasNaoGozadas.filter(({ dias }) => dias > 0).length + completados,
    dias: somar(feriasNaoGozadas) + diasCompletados,
    diasEmDobro: somar(feriasNaoGozadas.filter(({ concessivoFim }) => concessivoFim < desligamento)),
  }
}

/** Days of the periods that the projection completes: the band of art. 130 for the one in progress, whole ones after it. */
const diasDosCompletados = (completados: number, faltas = 0): number =>
  completados === 0 ? 0 : (diasDeDireito(faltas)?.dias ?? 0) + (completados - 1) * DIAS_DO_MES

/** Proportional vacation: also of who resigns, and not of who is dismissed for fault (Súmulas 261 and 171). */
const LEI_DAS_PROPORCIONAIS = 'CLT arts. 146 e 147; Súmulas 171 e 261 TST'

const passosDasProporcionais = (itens: Proporcionais): readonly Passo[] => [
  passo('Meses do período aquisitivo em curso', emAvos(itens.avosFerias), 'CLT arts. 146 e 147'),
  passo('Férias proporcionais', emDinheiro(itens.feriasProporcionaisCentavos), LEI_DAS_PROPORCIONAIS),
  passo('1/3 das férias proporcionais', emDinheiro(itens.tercoProporcionalCentavos), 'CF art. 7º XVII'),
]

const passosDasVencidas = (itens: Vencidas): readonly Passo[] => [
  passo(
    `Férias vencidas: ${contarDias(itens.diasVencidos)} de ${contar(itens.periodosVencidos, 'período', 'períodos')}, ${itens.diasEmDobro} em dobro`,
    emDinheiro(itens.feriasVencidasCentavos),
    'CLT arts. 137 e 146',
  ),
  passo('1/3 das férias vencidas', emDinheiro(itens.tercoVencidasCentavos), 'CF art. 7º XVII'),
]

const linhasDasProporcionais = (
  itens: Proporcionais,
  passos: readonly Passo[],
): readonly LinhaDaRescisao[] => [
  ...linha('ferias_proporcionais', {
    centavos: itens.feriasProporcionaisCentavos,
    referencia: `${itens.avosFerias}/12`,
    baseLegal: LEI_DAS_PROPORCIONAIS,
    passos: passos.slice(0, -1),
  }),
  ...linha('terco_proporcional', {
    centavos: itens.tercoProporcionalCentavos,
    baseLegal: 'CF art. 7º XVII',
    passos: passos.slice(-1),
  }),
]

const linhasDasVencidas = (itens: Vencidas, passos: readonly Passo[]): readonly LinhaDaRescisao[] => [
  ...linha('ferias_vencidas', {
    centavos: itens.feriasVencidasCentavos,
    referencia: referenciaDasVencidas(itens),
    baseLegal: 'CLT arts. 137 e 146',
    passos: passos.slice(0, -1),
  }),
  ...linha('terco_vencidas', {
    centavos: itens.tercoVencidasCentavos,
    baseLegal: 'CF art. 7º XVII',
    passos: passos.slice(-1),
  }),
]

const referenciaDasVencidas = ({ diasVencidos, diasEmDobro }: Vencidas): string =>
  `${String(diasVencidos).replace('.', ',')} dias${diasEmDobro > 0 ? `, ${String(diasEmDobro).replace('.', ',')} em dobro` : ''}`

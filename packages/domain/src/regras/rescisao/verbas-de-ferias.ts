import { fracaoDe, umTerco } from '../arredondamento.ts'
import { avosDeFerias } from '../calendario/avos.ts'
import type { DataIso } from '../calendario/datas.ts'
import { diasDeDireito } from '../ferias/direito.ts'
import { indiceDoPeriodo, periodoDeFerias } from '../ferias/periodos.ts'
import { emAvos, emDinheiro, passo, type Passo } from '../memoria.ts'
import type { RegraDeMotivo } from './motivos.ts'
import type { DadosDaRescisao, Parcela, VerbasRescisorias } from './tipos.ts'

const DIAS_DO_MES = 30
const MESES_DO_ANO = 12

type Proporcionais = Pick<
  VerbasRescisorias,
  'avosFerias' | 'feriasProporcionaisCentavos' | 'tercoProporcionalCentavos'
>
type Vencidas = Pick<
  VerbasRescisorias,
  'periodosVencidos' | 'diasVencidos' | 'feriasVencidasCentavos' | 'tercoVencidasCentavos'
>

/**
 * Vacation of a rescisão, in centavos: the expired periods, simple or double (CLT arts. 137 and 146), with the one that
 * the projection of the notice completes, and the twelfths of the period in progress at the projected end (146
 * parágrafo único, 147) by the band of art. 130, each with its third (CF art. 7º XVII).
 */
export function feriasDaRescisao(
  dados: DadosDaRescisao,
  regra: RegraDeMotivo,
  fimProjetado: DataIso,
): Parcela<Proporcionais & Vencidas> {
  const base = dados.baseDasFerias ?? dados.admissao
  const indice = indiceDoPeriodo(base, fimProjetado) ?? 0
  const completados = indice - (indiceDoPeriodo(base, dados.desligamento) ?? 0)
  const inicio = periodoDeFerias(base, indice)?.aquisitivoInicio ?? base
  const proporcionais = feriasProporcionais(dados, regra, inicio, fimProjetado)
  const { diasEmDobro, ...vencidas } = feriasVencidas(dados, regra, completados)
  return {
    itens: { ...proporcionais, ...vencidas },
    centavos:
      proporcionais.feriasProporcionaisCentavos +
      proporcionais.tercoProporcionalCentavos +
      vencidas.feriasVencidasCentavos +
      vencidas.tercoVencidasCentavos,
    passos: [...passosDasProporcionais(proporcionais, regra), ...passosDasVencidas(vencidas, diasEmDobro)],
  }
}

function feriasProporcionais(
  { remuneracaoCentavos, faltasInjustificadas = 0 }: DadosDaRescisao,
  regra: RegraDeMotivo,
  inicio: DataIso,
  fimProjetado: DataIso,
): Proporcionais {
  const avosFerias = regra.feriasProporcionais === 0 ? 0 : avosDeFerias(inicio, fimProjetado)
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

function feriasVencidas(
  dados: DadosDaRescisao,
  { verbas }: RegraDeMotivo,
  completados: number,
): Vencidas & { readonly diasEmDobro: number } {
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
function naoGozadas(
  { feriasNaoGozadas, periodosVencidos = 0, periodosEmDobro = 0, desligamento }: DadosDaRescisao,
  completados: number,
) {
  const diasCompletados = completados * DIAS_DO_MES
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

const passosDasProporcionais = (itens: Proporcionais, { fundamento }: RegraDeMotivo): readonly Passo[] => [
  passo('Meses do período aquisitivo em curso', emAvos(itens.avosFerias), 'CLT arts. 146 e 147'),
  passo('Férias proporcionais', emDinheiro(itens.feriasProporcionaisCentavos), fundamento),
  passo('1/3 das férias proporcionais', emDinheiro(itens.tercoProporcionalCentavos), 'CF art. 7º XVII'),
]

const passosDasVencidas = (itens: Vencidas, diasEmDobro: number): readonly Passo[] => [
  passo(
    `Férias vencidas: ${itens.diasVencidos} dia(s) de ${itens.periodosVencidos} período(s), ${diasEmDobro} em dobro`,
    emDinheiro(itens.feriasVencidasCentavos),
    'CLT arts. 137 e 146',
  ),
  passo('1/3 das férias vencidas', emDinheiro(itens.tercoVencidasCentavos), 'CF art. 7º XVII'),
]

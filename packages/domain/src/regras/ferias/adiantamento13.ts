import { formatData } from '../../br/data.ts'
import { alerta, type Achado } from '../../achado.ts'
import { isContagem, meioParaCima } from '../arredondamento.ts'
import { avosDe13 } from '../calendario/avos.ts'
import { maiorData, type DataIso } from '../calendario/datas.ts'
import { emAvos, emDinheiro, passo, type ComMemoria } from '../memoria.ts'

const MESES_DO_ANO = 12
const METADE = 2

export interface DadosDoAdiantamento {
  /** Pay of the month before the vacation, in centavos. */
  readonly salarioCentavos: number
  readonly admissao: DataIso
  /** First day of the vacation. */
  readonly inicio: DataIso
}

export interface AdiantamentoDo13 extends ComMemoria {
  /** Twelfths of the year until its end: 12, or fewer for who was admitted during it. */
  readonly avos: number
  readonly valorCentavos: number
}

/**
 * First half of the 13th paid with the vacation: half of the pay of the month before, in proportion to the months of the
 * year for who was admitted during it (Lei 4.749/1965 art. 2º caput and §§ 1º and 2º; Lei 4.090/1962 art. 1º § 2º). Half
 * up. Null for a bad amount or a vacation before the admission.
 */
export function adiantamentoDo13({
  salarioCentavos,
  admissao,
  inicio,
}: DadosDoAdiantamento): AdiantamentoDo13 | null {
  if (!isContagem(salarioCentavos) || inicio < admissao) return null
  const ano = inicio.slice(0, 4)
  const avos = avosDe13(maiorData(admissao, `${ano}-01-01`), `${ano}-12-31`)
  const valorCentavos = meioParaCima(salarioCentavos * avos, MESES_DO_ANO * METADE)
  return {
    avos,
    valorCentavos,
    memoria: [
      passo('Meses do ano com 15 dias ou mais', emAvos(avos), 'Lei 4.090/1962 art. 1º § 2º'),
      passo('Metade do 13º, com as férias', emDinheiro(valorCentavos), 'Lei 4.749/1965 art. 2º § 2º'),
    ],
  }
}

const JANEIRO = '01'
const DEZEMBRO = '12'

/**
 * Alerts about an advance of the 13th asked for on a day, with vacation from `inicio`: it is a right when asked for in
 * January of that year (Lei 4.749/1965 art. 2º § 2º), and is paid between February and November (caput).
 */
export function verificarAdiantamentoDo13(requeridoEm: DataIso, inicio: DataIso): readonly Achado[] {
  const [ano = '', mes = ''] = inicio.split('-')
  const achados: Achado[] = []
  if (!requeridoEm.startsWith(`${ano}-${JANEIRO}`)) {
    achados.push(
      alerta(
        'ADIANTAMENTO_13_FORA_DE_JANEIRO',
        `O adiantamento do 13º é direito de quem o pede em janeiro de ${ano}, e foi pedido em ${formatData(requeridoEm)}. Confirme se a empresa concorda.`,
        { baseLegal: 'Lei 4.749/1965 art. 2º § 2º', campo: 'adiantamento13' },
      ),
    )
  }
  if (mes === JANEIRO || mes === DEZEMBRO) {
    achados.push(
      alerta(
        'ADIANTAMENTO_13_FORA_DA_EPOCA',
        'A primeira metade do 13º é paga entre fevereiro e novembro. Pague-a nessa época, fora destas férias, ou confirme a antecipação.',
        { baseLegal: 'Lei 4.749/1965 art. 2º', campo: 'adiantamento13' },
      ),
    )
  }
  return achados
}

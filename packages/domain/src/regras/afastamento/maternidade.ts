import { isContagem } from '../arredondamento.ts'
import { diasDoTrecho, diasEntre, maiorData, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, emDias, passo, type ComMemoria, type Passo } from '../memoria.ts'

export const DIAS_DE_MATERNIDADE = 120
/** Extension of a company in the Empresa Cidadã programme (Lei 11.770/2008). */
export const DIAS_EMPRESA_CIDADA = 60
/** Two weeks after an abortion that is not criminal (CLT art. 395). */
export const DIAS_ABORTO = 14

export interface LicencaMaternidade extends ComMemoria {
  readonly fim: DataIso
  /** Day after the leave. */
  readonly retorno: DataIso
}

/**
 * End of a maternity leave of `dias` from its first day (CF art. 7º XVIII; CLT art. 392): 120, or 180 with Empresa
 * Cidadã. Null for days below 1.
 */
export function licencaMaternidade(inicio: DataIso, dias = DIAS_DE_MATERNIDADE): LicencaMaternidade | null {
  if (!isContagem(dias) || dias === 0) return null
  const retorno = somarDias(inicio, dias)
  const fim = somarDias(retorno, -1)
  return {
    fim,
    retorno,
    memoria: [
      passo(`${dias} dias de licença`, emData(fim), 'CF art. 7º XVIII; CLT art. 392; Lei 11.770/2008'),
    ],
  }
}

/** A stretch of the leave with its eSocial reason: 17 maternity, 35 hospital stay. */
export interface PeriodoDeLicenca {
  readonly motivo: '17' | '35'
  readonly inicio: DataIso
  readonly fim: DataIso
}

export interface LicencaComInternacao extends ComMemoria {
  readonly periodos: readonly PeriodoDeLicenca[]
  readonly fim: DataIso
  readonly retorno: DataIso
}

export interface PartoComInternacao {
  readonly parto: DataIso
  /** First day of leave when it began before the birth; the birth when absent. */
  readonly inicio?: DataIso
  /** Hospital stay of mother or baby, from the admission to the discharge, ends included. */
  readonly internacao: { readonly inicio: DataIso; readonly fim: DataIso }
  readonly dias?: number
}

/** A stay of up to two weeks does not extend the leave (CLT art. 392 § 7º). */
const INTERNACAO_SEM_EFEITO_DIAS = 14

/**
 * Maternity leave with a hospital stay linked to the birth (CLT art. 392 § 7º, Lei 15.222/2025; ADI 6327; MOS
 * S-2230 item 6.2): for a stay of more than two weeks the days before it are leave (17), the stay is code 35 and
 * what is left of the 120 days runs after the discharge. A shorter stay changes nothing.
 *
 * Null for a stay that ends before it starts, begins before the leave or after its 120 days, or days below 1.
 */
export function licencaComInternacao(dados: PartoComInternacao): LicencaComInternacao | null {
  const { parto, inicio = parto, internacao, dias = DIAS_DE_MATERNIDADE } = dados
  const antes = diasEntre(inicio, internacao.inicio)
  if (!isContagem(dias) || antes < 0 || antes >= dias || internacao.fim < internacao.inicio) return null
  const internado = diasDoTrecho(maiorData(parto, internacao.inicio), internacao.fim)
  const prolonga = internado > INTERNACAO_SEM_EFEITO_DIAS
  const periodos = prolonga ? comProrrogacao(inicio, internacao, dias, antes) : [licenca(inicio, dias)]
  const fim = periodos.at(-1)?.fim ?? inicio
  return {
    periodos,
    fim,
    retorno: somarDias(fim, 1),
    memoria: [
      passo('Dias de internação', emDias(internado), 'CLT art. 392 § 7º (Lei 15.222/2025)'),
      ...periodos.map(passoDoPeriodo),
    ],
  }
}

const licenca = (inicio: DataIso, dias: number): PeriodoDeLicenca => ({
  motivo: '17',
  inicio,
  fim: somarDias(inicio, dias - 1),
})

function comProrrogacao(
  inicio: DataIso,
  internacao: PartoComInternacao['internacao'],
  dias: number,
  antes: number,
): readonly PeriodoDeLicenca[] {
  const depois = licenca(somarDias(internacao.fim, 1), dias - antes)
  return [...(antes > 0 ? [licenca(inicio, antes)] : []), { motivo: '35', ...internacao }, depois]
}

const passoDoPeriodo = ({ motivo, inicio, fim }: PeriodoDeLicenca): Passo =>
  passo(
    motivo === '35'
      ? `Internação a partir de ${inicio} (código 35)`
      : `Licença a partir de ${inicio} (código 17)`,
    emData(fim),
    'MOS S-2230 item 6.2',
  )

/** Most days before the birth that a maternity leave may begin (CLT art. 392 § 1º). */
export const MAXIMO_ANTES_DO_PARTO_DIAS = 28

/**
 * Whether a maternity leave may start on a day: from the 28th day before the expected birth to the birth (CLT art.
 * 392 § 1º). `diasAntes` is negative for a start after it.
 */
export function validarInicioDaMaternidade(
  partoPrevisto: DataIso,
  inicio: DataIso,
): ComMemoria & { readonly diasAntes: number; readonly valido: boolean } {
  const diasAntes = diasEntre(inicio, partoPrevisto)
  return {
    diasAntes,
    valido: diasAntes >= 0 && diasAntes <= MAXIMO_ANTES_DO_PARTO_DIAS,
    memoria: [passo('Dias antes do parto previsto (até 28)', emDias(diasAntes), 'CLT art. 392 § 1º')],
  }
}

import { isContagem, meioParaCima } from '../arredondamento.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

/** Rates that a company pays on its payroll, in percent with up to two decimals. */
export interface AliquotasDaFolha {
  /** Lei 8.212/1991 art. 22 I. */
  readonly inssPatronal: number
  /** Risk of accidents times the factor of the company: Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10. */
  readonly rat: number
  /** Other entities (SESC, SENAC, SEBRAE, INCRA, salário-educação): Lei 11.457/2007 art. 3º. */
  readonly terceiros: number
  /** Lei 8.036/1990 art. 15. */
  readonly fgts: number
}

/** What the rates come to on an amount, in centavos, each rounded by itself. */
export interface EncargosDaFolha extends ComMemoria {
  readonly inssPatronalCentavos: number
  readonly ratCentavos: number
  readonly terceirosCentavos: number
  readonly fgtsCentavos: number
  readonly totalCentavos: number
}

/** `20` and `5,8` percent as hundredths of a percent, so that no binary fraction decides a centavo. */
const centesimos = (percentual: number): number => Math.round(percentual * 100)

const parteDe = (centavos: number, percentual: number): number =>
  meioParaCima(centavos * centesimos(percentual), 10_000)

const escrever = (percentual: number): string => `${String(percentual).replace('.', ',')}%`

/** The amounts of `encargosDaFolha`, without their working. */
export function valoresDosEncargos(
  baseCentavos: number,
  { inssPatronal, rat, terceiros, fgts }: AliquotasDaFolha,
): Omit<EncargosDaFolha, 'memoria'> | null {
  if (![baseCentavos, ...[inssPatronal, rat, terceiros, fgts].map(centesimos)].every(isContagem)) return null
  const inssPatronalCentavos = parteDe(baseCentavos, inssPatronal)
  const ratCentavos = parteDe(baseCentavos, rat)
  const terceirosCentavos = parteDe(baseCentavos, terceiros)
  const fgtsCentavos = parteDe(baseCentavos, fgts)
  return {
    inssPatronalCentavos,
    ratCentavos,
    terceirosCentavos,
    fgtsCentavos,
    totalCentavos: inssPatronalCentavos + ratCentavos + terceirosCentavos + fgtsCentavos,
  }
}

/** Charges of the employer on pay that contributions fall on. Null for negative amounts or rates. */
export function encargosDaFolha(baseCentavos: number, aliquotas: AliquotasDaFolha): EncargosDaFolha | null {
  const { inssPatronal, rat, terceiros, fgts } = aliquotas
  const valores = valoresDosEncargos(baseCentavos, aliquotas)
  if (!valores) return null
  return {
    ...valores,
    memoria: [
      passo('Base dos encargos: férias, 1/3 e 13º, sem a dobra', emDinheiro(baseCentavos), LEI_DA_BASE),
      passo(
        `INSS da empresa: ${escrever(inssPatronal)}`,
        emDinheiro(valores.inssPatronalCentavos),
        'Lei 8.212/1991 art. 22 I',
      ),
      passo(
        `RAT com o FAP: ${escrever(rat)}`,
        emDinheiro(valores.ratCentavos),
        'Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10',
      ),
      passo(
        `Terceiros: ${escrever(terceiros)}`,
        emDinheiro(valores.terceirosCentavos),
        'Lei 11.457/2007 art. 3º; Decreto-Lei 2.318/1986',
      ),
      passo(`FGTS: ${escrever(fgts)}`, emDinheiro(valores.fgtsCentavos), 'Lei 8.036/1990 art. 15'),
    ],
  }
}

/** The third of an enjoyed vacation is charged (STF, Tema 985); double pay is not (art. 28 § 9º d). */
const LEI_DA_BASE = 'Lei 8.212/1991 arts. 22 e 28 §§ 7º e 9º d; STF Tema 985'

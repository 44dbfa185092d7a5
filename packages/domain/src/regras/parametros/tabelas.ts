import type { Vigencia } from './vigencia.ts'

// Values of the law by date. The database may add or correct rows: every rule takes its own table as argument.

/** National minimum wage, per month in centavos (CLT art. 192 base; CF art. 7º IV). */
export const salarioMinimo: readonly Vigencia<{
  readonly mensalCentavos: number
  readonly horaCentavos: number
}>[] = [
  {
    desde: '2025-01-01',
    valor: { mensalCentavos: 151_800, horaCentavos: 690 },
    fonte: 'Decreto 12.342/2024',
  },
  {
    desde: '2026-01-01',
    valor: { mensalCentavos: 162_100, horaCentavos: 737 },
    fonte: 'Decreto 12.797/2025',
  },
]

/** Salário-família: quota per child and the highest monthly pay that gives the right, in centavos. */
export const salarioFamilia: readonly Vigencia<{
  readonly cotaCentavos: number
  readonly remuneracaoMaximaCentavos: number
}>[] = [
  {
    desde: '2026-01-01',
    valor: { cotaCentavos: 6754, remuneracaoMaximaCentavos: 198_038 },
    fonte: 'Portaria Interministerial MPS/MF 13/2026 art. 4º',
  },
]

/** Paternity leave by the date of birth or adoption. A conditional row waits for the company to confirm it. */
export const licencaPaternidade: readonly Vigencia<{
  readonly dias: number
  readonly condicional: boolean
}>[] = [
  {
    desde: '1988-10-05',
    valor: { dias: 5, condicional: false },
    fonte: 'ADCT art. 10 § 1º; CLT art. 473 III',
  },
  { desde: '2027-01-01', valor: { dias: 10, condicional: false }, fonte: 'Lei 15.371/2026 art. 11 I' },
  { desde: '2028-01-01', valor: { dias: 15, condicional: false }, fonte: 'Lei 15.371/2026 art. 11 II' },
  {
    desde: '2029-01-01',
    valor: { dias: 20, condicional: true },
    fonte: 'Lei 15.371/2026 art. 11 III, se cumprida a meta fiscal (§§ 1º e 2º)',
  },
]

/**
 * Constitutional limits of work, in minutes. The amendment of the "6x1 scale" (40 hours) was still in the Senate
 * when this table was last checked (20/11/2026): a new row here or in the database puts it into force.
 */
export const limiteDeJornada: readonly Vigencia<{
  readonly minutosDia: number
  readonly minutosSemana: number
}>[] = [{ desde: '1988-10-05', valor: { minutosDia: 480, minutosSemana: 2640 }, fonte: 'CF art. 7º XIII' }]

// Rates of the employer on the payroll, in percent, as the law sets them for a company of cleaning services without a
// regime of its own. What it pays otherwise (its own FAP, another regime) is a row of its register.

/** The company's own part (Lei 8.212/1991 art. 22 I). */
export const inssPatronal: readonly Vigencia<number>[] = [
  { desde: '1999-11-29', valor: 20, fonte: 'Lei 8.212/1991 art. 22 I' },
]

/** Risk of accidents of CNAE 8121-4, degree 3, times a FAP of 1: each company has its own factor, every year. */
export const ratComFap: readonly Vigencia<number>[] = [
  {
    desde: '2010-01-01',
    valor: 3,
    fonte: 'Lei 8.212/1991 art. 22 II; Decreto 3.048/1999 Anexo V (CNAE 8121-4), com FAP de 1,0',
  },
]

/** Salário-educação 2,5, INCRA 0,2, SENAC 1, SESC 1,5 and SEBRAE 0,6. */
export const terceiros: readonly Vigencia<number>[] = [
  {
    desde: '2007-05-02',
    valor: 5.8,
    fonte: 'Lei 11.457/2007 art. 3º; Instrução Normativa RFB 2.110/2022 Anexo IV (FPAS 515)',
  },
]

/** Deposit of the month. */
export const fgts: readonly Vigencia<number>[] = [
  { desde: '1990-05-14', valor: 8, fonte: 'Lei 8.036/1990 art. 15' },
]

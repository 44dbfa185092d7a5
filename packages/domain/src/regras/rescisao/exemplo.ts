import { remuneracaoBase } from '../adicionais/remuneracao.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao, PeriodoDoRazao } from './pedido-tipos.ts'

export const periodoCompleto: PeriodoDoRazao = {
  situacao: 'COMPLETO',
  aquisitivoInicio: '2025-03-10',
  aquisitivoFim: '2026-03-09',
  concessivoFim: '2027-03-09',
  saldo: 30,
}
export const periodoEmCurso: PeriodoDoRazao = {
  situacao: 'EM_CURSO',
  aquisitivoInicio: '2026-03-10',
  aquisitivoFim: '2027-03-09',
  concessivoFim: '2028-03-09',
  saldo: 0,
}

/** An open contract of three years and eight months at R$ 1.850,00, with one vacation period not enjoyed: for the tests. */
export const circunstancias: CircunstanciasDaDemissao = {
  hoje: '2026-11-16',
  admissao: '2023-03-10',
  contrato: { tipo: 'indeterminado' },
  remuneracao: remuneracaoBase({ salarioCentavos: 185_000, salarioMinimoCentavos: 162_100 }),
  periodos: [periodoCompleto, periodoEmCurso],
  ultimoExame: '2026-10-01',
}

/** A dismissal without cause, told today and with the notice paid. */
export const pedido: PedidoDeDemissao = {
  causa: '02',
  comunicacao: '2026-11-16',
  aviso: 'indenizado',
  motivo: 'Redução do posto',
  // Asked of a serious fault alone.
  fatos: 'Recusou-se a cumprir a escala, depois de advertida e suspensa.',
  fatoEm: '2026-11-13',
  fatoOnde: 'Portaria do cliente',
  saldoFgts: 600_000,
}

/** The trial of 90 days of somebody else, that ends on 30/12/2026. */
export const experiencia: CircunstanciasDaDemissao = {
  ...circunstancias,
  admissao: '2026-10-02',
  contrato: { tipo: 'determinado', fim: '2026-12-30' },
  periodos: [
    {
      situacao: 'EM_CURSO',
      aquisitivoInicio: '2026-10-02',
      aquisitivoFim: '2027-10-01',
      concessivoFim: '2028-10-01',
      saldo: 0,
    },
  ],
}

/** What a rule answered, where the test knows that it has an answer. */
export function certo<T>(valor: T | null | undefined): T {
  if (valor === null || valor === undefined) throw new Error('no result for good input')
  return valor
}

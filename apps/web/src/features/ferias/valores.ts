import type { Simulacao, Valores } from './registro.ts'

export interface Parcela {
  readonly label: string
  readonly centavos: number
  readonly tone?: 'error'
}

const somar = (dias: readonly number[]): number => dias.reduce((um, outro) => um + outro, 0)

/** What is paid, part by part, without the parts of nothing. */
export function parcelasDe(valores: Valores, fracoes: Simulacao['fracoes']): readonly Parcela[] {
  const dias = somar(fracoes.map((fracao) => fracao.dias))
  const emDobro = somar(fracoes.map(({ diasEmDobro }) => diasEmDobro))
  const parcelas: readonly Parcela[] = [
    { label: `Férias, ${dias} ${dias === 1 ? 'dia' : 'dias'}`, centavos: valores.ferias },
    { label: '1/3 constitucional', centavos: valores.terco },
    {
      label: `Dobra de ${emDobro} ${emDobro === 1 ? 'dia' : 'dias'}, com 1/3`,
      centavos: valores.dobra,
      tone: 'error',
    },
    { label: 'Abono (dias vendidos)', centavos: valores.abono },
    { label: '1/3 do abono', centavos: valores.tercoAbono },
    { label: '1ª parcela do 13º', centavos: valores.adiantamento13 },
  ]
  return parcelas.filter(({ centavos }) => centavos > 0)
}

const NADA = /^R\$\s0,00$/

/** The steps of the account, without those of nothing: of days that are not sold, nor paid twice. */
export const memoriaQueConta = (memoria: Simulacao['memoria']): Simulacao['memoria'] =>
  memoria.filter(({ valor }) => !NADA.test(valor))

export interface Prazo {
  readonly dia: string
  readonly texto: string
  /** Paid when it comes, for who sees pay. */
  readonly centavos?: number | null
  readonly limite?: true
}

const daFracao = (i: number, quantas: number): string => (quantas > 1 ? ` da fração ${i + 1}` : '')

/** What has to be done until when, in order, with the last day before double pay. */
export function prazosDe(fracoes: Simulacao['fracoes'], concessivoFim: string): readonly Prazo[] {
  const quantas = fracoes.length
  const prazos = fracoes.flatMap((fracao, i): Prazo[] => [
    {
      dia: fracao.comunicarAte,
      texto: `Entregar o aviso${daFracao(i, quantas)}, para assinar (CLT art. 135)`,
    },
    {
      dia: fracao.pagarAteDiaUtil,
      texto: `Pagar as férias${daFracao(i, quantas)} (CLT art. 145)`,
      centavos: fracao.totalCentavos,
    },
    { dia: fracao.voltaAoTrabalho, texto: `Volta ao trabalho${daFracao(i, quantas)}` },
  ])
  return [
    ...prazos,
    { dia: concessivoFim, texto: 'Último dia sem dobra (CLT art. 137)', limite: true as const },
  ].toSorted((a, b) => (a.dia < b.dia ? -1 : a.dia > b.dia ? 1 : 0))
}

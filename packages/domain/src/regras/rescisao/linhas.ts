import { emDinheiro, passo, type Passo } from '../memoria.ts'

/** Lines of a rescisão: what each is called, and whether it is paid, discounted or goes to the FGTS account. */
export const linhasDaRescisao = {
  saldo_salario: { rotulo: 'Saldo de salário', tipo: 'provento' },
  aviso_indenizado: { rotulo: 'Aviso prévio indenizado', tipo: 'provento' },
  decimo_terceiro: { rotulo: '13º salário proporcional', tipo: 'provento' },
  ferias_proporcionais: { rotulo: 'Férias proporcionais', tipo: 'provento' },
  terco_proporcional: { rotulo: '1/3 das férias proporcionais', tipo: 'provento' },
  ferias_vencidas: { rotulo: 'Férias vencidas', tipo: 'provento' },
  terco_vencidas: { rotulo: '1/3 das férias vencidas', tipo: 'provento' },
  indenizacao_479: { rotulo: 'Indenização do art. 479', tipo: 'provento' },
  indenizacao_7238: { rotulo: 'Indenização adicional da Lei 7.238', tipo: 'provento' },
  outros_proventos: { rotulo: 'Outro provento', tipo: 'provento' },
  desconto_aviso: { rotulo: 'Aviso prévio não cumprido', tipo: 'desconto' },
  desconto_480: { rotulo: 'Indenização do art. 480', tipo: 'desconto' },
  adiantamento_13: { rotulo: '13º salário já pago', tipo: 'desconto' },
  outros_descontos: { rotulo: 'Outro desconto', tipo: 'desconto' },
  multa_fgts: { rotulo: 'Multa do FGTS', tipo: 'fgts' },
} as const satisfies Readonly<Record<string, { readonly rotulo: string; readonly tipo: TipoDeLinha }>>
export type CodigoDeLinha = keyof typeof linhasDaRescisao
/** Paid to the person, taken from what is paid, or deposited in the FGTS account. */
export type TipoDeLinha = 'provento' | 'desconto' | 'fgts'

/** One line of the statement: what is checked, and compared, one by one. */
export interface LinhaDaRescisao {
  /** Kind of line, with a number where there may be several (`outros_descontos_2`). */
  readonly codigo: string
  readonly rotulo: string
  /** How much of what it is: `16/30`, `39 dias`, `10/12`; empty where the amount says it all. */
  readonly referencia: string
  readonly tipo: TipoDeLinha
  /** Zero or more; the kind says whether it adds or takes. */
  readonly centavos: number
  readonly baseLegal: string
  /** The amount rests on an estimate, not on what was deposited. */
  readonly estimado?: true
  readonly passos: readonly Passo[]
}

/** Kind of a line by its code, of whatever number it is; null for a code of no line. */
export function especieDaLinha(codigo: string): CodigoDeLinha | null {
  const especies = Object.keys(linhasDaRescisao) as CodigoDeLinha[]
  return especies.find((um) => um === codigo || um === codigo.replace(/_\d+$/, '')) ?? null
}

interface Conteudo {
  readonly centavos: number
  readonly referencia?: string
  readonly baseLegal: string
  readonly estimado?: boolean
  readonly passos?: readonly Passo[]
}

/** The line of a kind, or none when there is nothing to pay or to take. */
export const linha = (
  codigo: CodigoDeLinha,
  { centavos, referencia = '', baseLegal, estimado = false, passos = [] }: Conteudo,
): readonly LinhaDaRescisao[] =>
  centavos === 0
    ? []
    : [
        {
          codigo,
          ...linhasDaRescisao[codigo],
          referencia,
          centavos,
          baseLegal,
          ...(estimado && { estimado: true as const }),
          passos,
        },
      ]

export const somarLinhas = (linhas: readonly LinhaDaRescisao[], tipo: TipoDeLinha): number =>
  linhas.reduce((soma, item) => (item.tipo === tipo ? soma + item.centavos : soma), 0)

/** An amount that somebody typed, with what it is. */
export interface ValorDigitado {
  readonly descricao: string
  readonly valorCentavos: number
}

/** One numbered line for each amount that was typed. */
export const linhasDigitadas = (
  codigo: 'outros_proventos' | 'outros_descontos',
  valores: readonly ValorDigitado[],
  baseLegal: string,
): readonly LinhaDaRescisao[] =>
  valores.flatMap(({ descricao, valorCentavos }, indice) =>
    linha(codigo, {
      centavos: valorCentavos,
      baseLegal,
      passos: [passo(descricao, emDinheiro(valorCentavos), baseLegal)],
    }).map((item) => ({ ...item, codigo: `${item.codigo}_${indice + 1}`, rotulo: descricao })),
  )

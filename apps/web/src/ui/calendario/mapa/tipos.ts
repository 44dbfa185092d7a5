/**
 * Style and certainty of a bar: filled, filled and current, outlined, dashed, dashed red, grey. The legend names each.
 */
export type TomDaFaixa = 'feita' | 'agora' | 'pedida' | 'proposta' | 'alerta' | 'ausencia'

/** Range of days of a person, ends included, as `YYYY-MM-DD`. */
export interface FaixaDoMapa {
  readonly inicio: string
  readonly fim: string
  readonly tom: TomDaFaixa
  /** Kind of range: `Férias aprovadas`. */
  readonly rotulo: string
  readonly href: string
}

export interface LinhaDoMapa {
  readonly id: string | number
  readonly nome: string
  readonly href?: string | undefined
  /** Rows of one post are grouped, in order of first appearance. */
  readonly posto: string
  /** Secondary text beside the name: `até 11/03/2027 · 30 dias`. */
  readonly detalhe?: string | undefined
  readonly faixas: readonly FaixaDoMapa[]
  /** Day marked in red, as the last one without double pay. */
  readonly limite?: string | undefined
}

/** Range in which a post has too many people away or an empty place. */
export interface ConflitoDoMapa {
  readonly posto: string
  readonly inicio: string
  readonly fim: string
  readonly tipo: 'conflito' | 'descoberto'
  /** Text of the mark: `2 fora`, `5 descobertos`. */
  readonly rotulo: string
}

export interface MapaDoAnoProps {
  /** Accessible name of the map: `Mapa de férias do contrato 001/2024`. */
  readonly label: string
  /** First month, `YYYY-MM`. */
  readonly inicio: string
  readonly meses?: number
  /** Must keep its identity between renders: rows are memoized. */
  readonly linhas: readonly LinhaDoMapa[]
  readonly conflitos: readonly ConflitoDoMapa[]
  /** Post shown before all others, for rows that belong to nobody in particular. */
  readonly primeiro?: string | undefined
  /** Words of the tones in use: `{ feita: 'aprovada' }`. */
  readonly legenda: Readonly<Partial<Record<TomDaFaixa, string>>>
  /** Words of the red day: `último dia sem dobra`. */
  readonly rotuloDoLimite?: string | undefined
  /** Secondary text beside a post: `6x1 – 44 h · 12 postos`. */
  readonly detalheDoPosto?: ((posto: string) => string) | undefined
  readonly hoje?: string | undefined
  /** Navigates inside the app; without it links use the browser's navigation. */
  readonly onIr?: ((href: string) => void) | undefined
}

/**
 * How a stretch is drawn, and how sure it is: filled, filled and going on today, with an edge, dashed, dashed in red,
 * grey. The words come with the legend.
 */
export type TomDaFaixa = 'feita' | 'agora' | 'pedida' | 'proposta' | 'alerta' | 'ausencia'

/** Days of a person, both ends included, as `YYYY-MM-DD`. */
export interface FaixaDoMapa {
  readonly inicio: string
  readonly fim: string
  readonly tom: TomDaFaixa
  /** What it is: `Férias aprovadas`. */
  readonly rotulo: string
  readonly href: string
}

export interface LinhaDoMapa {
  readonly id: string | number
  readonly nome: string
  readonly href?: string | undefined
  /** Lines of one post stand together, in the order in which the posts first appear. */
  readonly posto: string
  /** Beside the name: `até 11/03/2027 · 30 dias`. */
  readonly detalhe?: string | undefined
  readonly faixas: readonly FaixaDoMapa[]
  /** A day that matters, marked in red: the last one without double pay. */
  readonly limite?: string | undefined
}

/** Days on which a post has too many people away, or nobody in a place. */
export interface ConflitoDoMapa {
  readonly posto: string
  readonly inicio: string
  readonly fim: string
  readonly tipo: 'conflito' | 'descoberto'
  /** `2 fora`, `5 descobertos`. */
  readonly rotulo: string
}

export interface MapaDoAnoProps {
  /** What the map is of: `Mapa de férias do contrato 001/2024`. */
  readonly label: string
  /** First month, `YYYY-MM`. */
  readonly inicio: string
  readonly meses?: number
  /** The same array from one drawing to the next: the rows are drawn again when a line is another one. */
  readonly linhas: readonly LinhaDoMapa[]
  readonly conflitos: readonly ConflitoDoMapa[]
  /** A name among those of the posts that stands before them, as for what is of everybody. */
  readonly primeiro?: string | undefined
  /** Words of the tones that occur: `{ feita: 'aprovada' }`. */
  readonly legenda: Readonly<Partial<Record<TomDaFaixa, string>>>
  /** Words of the red mark: `último dia sem dobra`. */
  readonly rotuloDoLimite?: string | undefined
  /** Beside the name of a post: `6x1 – 44 h · 12 postos`. */
  readonly detalheDoPosto?: ((posto: string) => string) | undefined
  readonly hoje?: string | undefined
  /** Goes to where a name or a stretch leads, within the application; without it the browser follows the link. */
  readonly onIr?: ((href: string) => void) | undefined
}

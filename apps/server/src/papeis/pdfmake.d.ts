// What this system uses of pdfmake. Its published types bring the browser's globals with them, which would let
// server code call what a server does not have.
declare module 'pdfmake' {
  type Medida = number | 'auto' | '*' | `${number}%`
  type Margem = number | readonly [number, number] | readonly [number, number, number, number]

  interface Estilo {
    font?: string
    fontSize?: number
    bold?: boolean
    italics?: boolean
    color?: string
    noWrap?: boolean
    alignment?: 'left' | 'right' | 'center' | 'justify'
    lineHeight?: number
    characterSpacing?: number
    margin?: Margem
  }

  interface Comum extends Estilo {
    style?: string | readonly string[]
    width?: Medida
    /** Keeps the block on one page where it fits on one. */
    unbreakable?: boolean
    pageBreak?: 'before' | 'after'
    headlineLevel?: number
  }

  interface Celula extends Comum {
    colSpan?: number
    rowSpan?: number
    fillColor?: string
    border?: readonly [boolean, boolean, boolean, boolean]
  }

  export interface Tracado {
    hLineWidth?: (linha: number, no: { readonly table: { readonly body: readonly unknown[] } }) => number
    vLineWidth?: (coluna: number) => number
    hLineColor?: () => string
    vLineColor?: () => string
    paddingTop?: () => number
    paddingBottom?: () => number
    paddingLeft?: (coluna: number) => number
    paddingRight?: () => number
  }

  export type Bloco =
    | string
    | readonly Bloco[]
    | (Celula & { text: string | readonly Bloco[] })
    | (Celula & { stack: readonly Bloco[] })
    | (Comum & { columns: readonly Bloco[]; columnGap?: number })
    | (Comum & { ol: readonly Bloco[] })
    | (Comum & { ul: readonly Bloco[] })
    | (Comum & { image: string; fit?: readonly [number, number] })
    | (Comum & {
        canvas: readonly (
          | {
              readonly type: 'line'
              readonly x1: number
              readonly y1: number
              readonly x2: number
              readonly y2: number
              readonly lineWidth: number
              readonly lineColor?: string
            }
          | {
              readonly type: 'rect'
              readonly x: number
              readonly y: number
              readonly w: number
              readonly h: number
              readonly color: string
            }
        )[]
      })
    | (Comum & {
        table: {
          widths?: readonly Medida[]
          headerRows?: number
          dontBreakRows?: boolean
          body: readonly (readonly Bloco[])[]
        }
        layout?: 'noBorders' | 'lightHorizontalLines' | Tracado
      })

  export interface Documento {
    info?: { title?: string; author?: string; subject?: string; creator?: string; producer?: string }
    lang?: string
    tagged?: boolean
    pageSize?: 'A4'
    pageOrientation?: 'portrait' | 'landscape'
    pageMargins?: Margem
    compress?: boolean
    content: readonly Bloco[]
    header?: (pagina: number, paginas: number) => Bloco
    footer?: (pagina: number, paginas: number) => Bloco
    styles?: Readonly<Record<string, Estilo>>
    defaultStyle?: Estilo
    images?: Readonly<Record<string, string>>
  }

  interface Faces {
    normal: string
    bold: string
    italics: string
    bolditalics: string
  }

  const pdfmake: {
    /** Files in memory, by the names that `setFonts` gives. */
    readonly virtualfs: { writeFileSync(nome: string, conteudo: Uint8Array): void }
    setFonts(fontes: Readonly<Record<string, Faces>>): void
    setUrlAccessPolicy(permitir: (url: string) => boolean): void
    setLocalAccessPolicy(permitir: (caminho: string) => boolean): void
    createPdf(documento: Documento): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}

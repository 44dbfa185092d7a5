import type { TipoColuna } from '@rh/domain/listas/define-list'
import type { Bloco, Documento } from 'pdfmake'
import { comTimbre, tabelaDe, type Timbre } from '../papeis/papel.ts'

/** A list ready to be set, as plain data: a thread receives it. */
export interface Impresso {
  readonly nome: string
  readonly cabecalho: readonly { readonly label: string; readonly tipo: TipoColuna }[]
  readonly linhas: readonly (readonly string[])[]
  /** Filters in words, and how many rows there are. */
  readonly about: readonly (readonly [string, string])[]
  readonly por: string
  /** With offset and time zone. */
  readonly emitidoEm: string
  readonly timbre: Timbre
}

/** Columns that an upright page holds. */
const COLUNAS_EM_PE = 5
const NUMERICOS: readonly TipoColuna[] = ['numero', 'dinheiro']
const CODIGO_MAX = 20

/** Columns whose values are one word each, as dates, sums and documents are: they take what they need, unbroken. */
const codigosDe = ({ cabecalho, linhas }: Pick<Impresso, 'cabecalho' | 'linhas'>): number[] =>
  cabecalho.flatMap(({ tipo }, i) =>
    tipo !== 'texto' || linhas.every((linha) => isCodigo(linha[i] ?? '')) ? [i] : [],
  )

const isCodigo = (valor: string): boolean => valor.length <= CODIGO_MAX && !/\s/.test(valor)

/** A list on paper: its filters in words above the table, and who printed it when, with the pages, below. */
export function documentoDaLista({ nome, cabecalho, linhas, about, ...quem }: Impresso): Documento {
  const codigos = codigosDe({ cabecalho, linhas })
  const numericas = cabecalho.flatMap(({ tipo }, i) => (NUMERICOS.includes(tipo) ? [i] : []))
  const corpo: Bloco[] = [
    tabelaDe(
      cabecalho.map(({ label }) => label),
      linhas,
      // The texts share what is left.
      cabecalho.map((_, i) => (codigos.includes(i) ? 'auto' : '*')),
      numericas,
      codigos,
    ),
  ]
  return comTimbre(
    { titulo: nome, assunto: about.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join(' · '), corpo },
    {
      timbre: quem.timbre,
      referencia: nome,
      emitidoEm: Temporal.ZonedDateTime.from(quem.emitidoEm),
      por: quem.por,
      deitado: cabecalho.length > COLUNAS_EM_PE,
    },
  )
}

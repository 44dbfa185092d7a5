import type { Bloco, Documento } from 'pdfmake'
import { codigosDe, type Medidas, type Textos } from './caber.ts'
import { isNumerica } from './celula.ts'
import { comTimbre, tabelaDe, type Timbre } from '../papeis/papel.ts'

/** A list ready to be set, as plain data: a thread receives it. */
export interface Impresso extends Textos {
  readonly nome: string
  readonly medidas: Medidas
  readonly deitado: boolean
  /** Filters in words, and how many rows there are. */
  readonly about: readonly (readonly [string, string])[]
  readonly por: string
  /** With offset and time zone. */
  readonly emitidoEm: string
  readonly timbre: Timbre
}

/** A list on paper: its filters in words above the table, and who printed it when, with the pages, below. */
export function documentoDaLista({ nome, cabecalho, linhas, about, medidas, ...quem }: Impresso): Documento {
  const numericas = cabecalho.flatMap(({ tipo }, i) => (isNumerica(tipo) ? [i] : []))
  const corpo: Bloco[] = [
    tabelaDe(
      cabecalho.map(({ label }) => label),
      linhas,
      medidas.larguras,
      numericas,
      { codigos: codigosDe({ cabecalho, linhas }), corpo: medidas.corpo },
    ),
  ]
  return comTimbre(
    { titulo: nome, assunto: about.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join(' · '), corpo },
    {
      timbre: quem.timbre,
      referencia: nome,
      emitidoEm: Temporal.ZonedDateTime.from(quem.emitidoEm),
      por: quem.por,
      deitado: quem.deitado,
    },
  )
}

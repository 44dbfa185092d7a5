import type { Nomeado, RascunhoLido } from '@rh/domain/contract/mail'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import type { ReferenciaVista } from '@rh/domain/referencia/referencia'

/** A message while it is written. */
export interface Escrita {
  readonly para: readonly Nomeado[]
  readonly copia: readonly Nomeado[]
  readonly assunto: string
  readonly texto: string
  readonly anexos: readonly AnexoGeral[]
  readonly referencia: ReferenciaVista | null
  readonly respostaA: number | null
}

export const emBranco: Escrita = {
  para: [],
  copia: [],
  assunto: '',
  texto: '',
  anexos: [],
  referencia: null,
  respostaA: null,
}

export const escritaDe = ({
  para,
  copia,
  assunto,
  texto,
  anexos,
  referencia,
  respostaA,
}: RascunhoLido): Escrita => ({
  para,
  copia,
  assunto,
  texto,
  anexos,
  referencia,
  respostaA,
})

/** As the calls take it. */
export const corpoDe = ({ para, copia, assunto, texto, anexos, referencia, respostaA }: Escrita) => ({
  para: para.map(({ codigo }) => codigo),
  copia: copia.map(({ codigo }) => codigo),
  assunto: assunto.trim(),
  texto: texto.trim(),
  anexos: anexos.map(({ id }) => id),
  referencia: referencia && { tipo: referencia.tipo, id: referencia.id },
  respostaA,
})

export const isMesma = (uma: Escrita, outra: Escrita): boolean =>
  JSON.stringify(corpoDe(uma)) === JSON.stringify(corpoDe(outra))

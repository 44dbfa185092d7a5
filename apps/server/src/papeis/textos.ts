import { formatCnpj14 } from '@rh/domain/br/documentos'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { convertCurrencyToWords } from '@rh/domain/br/extenso'
import type { Campo } from '@rh/domain/campos/campo'
import { escreverCampo } from '@rh/domain/campos/formato'
import type { Timbre } from './papel.ts'

// Phrases that papers of every kind use.

/** The company as a party: `Limpa Bem Ltda., CNPJ 12.345.678/0001-90`. */
export const empresaDe = ({ razaoSocial, cnpj }: Timbre): string =>
  `${razaoSocial}, CNPJ ${formatCnpj14(cnpj)}`

/** An amount in figures and in words; centavos. */
export const porExtenso = (centavos: number): string =>
  `${formatDinheiro(centavos)} (${convertCurrencyToWords(centavos / 100)})`

/** A date, or nothing where it was left blank. */
export const data = (valor: string | undefined): string => (valor === undefined ? '' : formatData(valor))

/** A declared field as a line of a paper: its label and its value; nothing where it was left blank. */
export const linhaDe = (campo: Campo, valor: string | number | boolean | undefined): [string, string] => [
  campo.curto ?? campo.label,
  valor === undefined ? '' : escreverCampo(campo, valor),
]

import { formatCep, formatCnpj14 } from '@rh/domain/br/mascaras'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { convertCurrencyToWords } from '@rh/domain/br/extenso'
import type { Campo } from '@rh/domain/campos/campo'
import { escreverCampo } from '@rh/domain/campos/formato'
import { endereco } from '@rh/domain/campos/pessoa'
import type { Signatario, Timbre } from './papel.ts'

// Phrases that papers of every kind use.

/** The company as a party: `Limpa Bem Ltda., CNPJ 12.345.678/0001-90`. */
export const empresaDe = ({ razaoSocial, cnpj }: Timbre): string =>
  `${razaoSocial}, CNPJ ${formatCnpj14(cnpj)}`

/** The company where it signs: whoever does it for it is written by hand. */
export const empregadora = ({ razaoSocial }: Timbre, papel = 'Empregadora'): Signatario => ({
  papel,
  nome: razaoSocial,
})

/** The person whose contract it is, where they sign. */
export const empregado = (nome: string, papel = 'Empregado(a)'): Signatario => ({ papel, nome })

const TESTEMUNHA: Signatario = { papel: 'Testemunha', aMao: ['Nome', 'CPF'] }
export const TESTEMUNHAS = [TESTEMUNHA, TESTEMUNHA] as const

/** What a 12x36 by individual agreement is written down for (CLT art. 59-A). */
export const ACORDO_DE_PLANTOES =
  'As partes ajustam, por este acordo individual escrito, o horário de doze horas seguidas por trinta e seis de descanso ' +
  '(CLT art. 59-A), no qual já estão compensados descansos semanais e feriados.'

/** An amount in figures and in words; centavos. */
export const porExtenso = (centavos: number): string =>
  `${formatDinheiro(centavos)} (${convertCurrencyToWords(centavos / 100)})`

/** In place of a value that is written by hand. */
export const A_PREENCHER = '_'.repeat(26)

/** A date, or nothing where it was left blank. */
export const data = (valor: string | undefined): string => (valor === undefined ? '' : formatData(valor))

/** A declared field as a line of a paper: its label and its value; nothing where it was left blank. */
export const linhaDe = (campo: Campo, valor: string | number | boolean | undefined): [string, string] => [
  campo.curto ?? campo.label,
  valor === undefined ? '' : escreverCampo(campo, valor),
]

interface Endereco {
  readonly tipoLogradouro?: string | null | undefined
  readonly logradouro: string
  readonly numero: string
  readonly complemento?: string | null | undefined
  readonly bairro: string
  readonly municipio: string
  readonly uf: string
  readonly cep: string
}

/** An address in one line. */
export const enderecoEscrito = (onde: Endereco): string =>
  [
    [
      onde.tipoLogradouro && escreverCampo(endereco.tipoLogradouro, onde.tipoLogradouro),
      `${onde.logradouro}, ${onde.numero}`,
    ]
      .filter(Boolean)
      .join(' '),
    onde.complemento,
    onde.bairro,
    `${onde.municipio}/${onde.uf}`,
    `CEP ${formatCep(onde.cep)}`,
  ]
    .filter(Boolean)
    .join(', ')

export interface Jornada {
  readonly escala: string
  readonly entrada: string
  readonly saida: string
  readonly intervaloMinutos: number
  readonly horasSemanais: number
}

const hora = (valor: string): string => valor.slice(0, 5)

/** A scale as a contract says it: hours, interval, and hours a week. */
export const jornadaEscrita = (jornada: Jornada): string =>
  `${jornada.escala}: das ${hora(jornada.entrada)} às ${hora(jornada.saida)}, com ${jornada.intervaloMinutos} minutos ` +
  `de intervalo, ${jornada.horasSemanais.toLocaleString('pt-BR')} horas semanais`

export interface Risco {
  readonly insalubridade: number
  readonly periculosidade: boolean
}

/** The additional of risk in words, with its article; the two are not added up (CLT art. 193 § 2º). */
export function adicionalEscrito({ insalubridade, periculosidade }: Risco): string {
  if (periculosidade) return 'Periculosidade, 30% do salário-base (CLT art. 193)'
  return insalubridade > 0 ? `Insalubridade, ${insalubridade}% do salário mínimo (CLT art. 192)` : 'Nenhum'
}

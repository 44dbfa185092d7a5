import { z } from 'zod'
import { digitos } from '../br/documentos.ts'
import { once } from '../once.ts'

/** A day that the spreadsheet itself keeps as a date, whatever way it is shown. */
export interface DataDaPlanilha {
  readonly data: string
}

/** A cell that computes. What it last showed may be old or missing, so it is never taken for a value. */
export interface FormulaDaPlanilha {
  readonly formula: string
}

/** What one cell of a spreadsheet holds. CSV knows texts only. */
export type Celula = string | number | boolean | DataDaPlanilha | FormulaDaPlanilha | null

/** A reading that went wrong, in words that say how to write the cell. */
export class CelulaRecusada extends Error {}
const recusar = (mensagem: string): never => {
  throw new CelulaRecusada(mensagem)
}

const FORMULA =
  'Esta célula tem uma fórmula. Copie a coluna e cole como valores (Colar especial › Valores) antes de enviar.'

const isObjeto = (celula: Celula): celula is DataDaPlanilha | FormulaDaPlanilha =>
  typeof celula === 'object' && celula !== null
const isData = (celula: Celula): celula is DataDaPlanilha => isObjeto(celula) && 'data' in celula
export const isFormula = (celula: Celula): celula is FormulaDaPlanilha =>
  isObjeto(celula) && 'formula' in celula

/** Spaces that spreadsheets and web pages bring along: non-breaking, zero-width, tabs, line ends. */
const limpar = (texto: string): string =>
  texto
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()

/** Without accents, case and punctuation: how names of columns, options and places are compared. */
export const simplificar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const isVazia = (celula: Celula | undefined): boolean =>
  celula === null || celula === undefined || (typeof celula === 'string' && limpar(celula) === '')

/** The cell as a person reads it, for messages and reports. */
export function mostrar(celula: Celula | undefined): string {
  if (celula === null || celula === undefined) return ''
  if (isData(celula)) return celula.data.split('-').toReversed().join('/')
  if (isFormula(celula)) return `=${celula.formula}`
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não'
  if (typeof celula === 'number') return numeroComoTexto(celula).replace('.', ',')
  return limpar(celula)
}

/** Without exponent, and without the noise of binary fractions that spreadsheets hide too. */
function numeroComoTexto(numero: number): string {
  if (!Number.isFinite(numero)) return String(numero)
  if (Number.isInteger(numero)) return BigInt(numero).toString()
  return String(Number(numero.toPrecision(15)))
}

/** Makes a schema of a reading: what it throws in words becomes the error of the cell. */
const ler = <T>(leitura: (celula: Celula) => T) =>
  z.custom<Celula>().transform((celula, ctx): T => {
    try {
      return isFormula(celula) ? recusar(FORMULA) : leitura(celula)
    } catch (error) {
      if (!(error instanceof CelulaRecusada)) throw error
      ctx.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })

/** Text, also of what the spreadsheet took for a number: `101` stays `101`, never `101,0` or `1e2`. */
export function readTexto(celula: Celula): string {
  if (isData(celula))
    return recusar(
      `A planilha transformou este valor em data (${mostrar(celula)}). Formate a coluna como Texto e digite de novo.`,
    )
  return typeof celula === 'number' ? numeroComoTexto(celula) : mostrar(celula)
}

const DIAS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isBissexto = (ano: number): boolean => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0

function dataDe(ano: number, mes: number, dia: number): string {
  const doMes = mes === 2 && isBissexto(ano) ? 29 : DIAS[mes - 1]
  const dois = (numero: number): string => String(numero).padStart(2, '0')
  if (doMes === undefined || dia < 1 || dia > doMes)
    recusar(`O dia ${dois(dia)}/${dois(mes)}/${ano} não existe no calendário. Confira e corrija a data.`)
  return `${String(ano).padStart(4, '0')}-${dois(mes)}-${dois(dia)}`
}

/** Serial 1 is 01/01/1900; Excel counts a 29/02/1900 that never was (serial 60). */
const ORIGEM = '1899-12-30'
const SERIAL_DE_1900 = 61
const ULTIMO_SERIAL = 109_938

/** A number that Excel would show as a date: days since its origin. */
export function dataDeSerial(serial: number): string {
  const dia = Math.floor(serial)
  if (!(dia >= SERIAL_DE_1900 && dia <= ULTIMO_SERIAL)) recusar(COMO_DATA)
  return Temporal.PlainDate.from(ORIGEM).add({ days: dia }).toString()
}

const COMO_DATA = 'Não é uma data. Escreva como dia/mês/ano, por exemplo 20/11/2026.'

/** `31/12/2026`, `31-12-2026`, `31.12.2026`, `2026-12-31`, a date cell or its serial. Always day before month. */
export function readData(celula: Celula): string {
  if (isData(celula)) return celula.data
  if (typeof celula === 'number') return dataDeSerial(celula)
  const texto = mostrar(celula)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(texto)
  if (iso) return dataDe(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const br = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d+)(?: 0{1,2}:00(?::00)?)?$/.exec(texto)
  if (!br) return recusar(COMO_DATA)
  if (br[3]?.length !== 4) return recusar('Escreva o ano com quatro dígitos, por exemplo 20/11/2026.')
  return dataDe(Number(br[3]), Number(br[2]), Number(br[1]))
}

const COMO_DINHEIRO = 'Não é um valor em reais. Escreva como 1.234,56.'

/** `1.234,56`, `R$ 1234,56`, `1234.56` or a number, in whole centavos. A point before three digits is of thousands. */
export function readDinheiro(celula: Celula): number {
  if (typeof celula === 'number') return centavosDe(celula)
  if (typeof celula !== 'string') return recusar(COMO_DINHEIRO)
  const texto = limpar(celula).replace(/^R\$\s?/i, '')
  const br = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(texto)
  const pontuado = /^(\d+)\.(\d{1,2})$/.exec(texto)
  const partes = br ?? pontuado ?? recusar(COMO_DINHEIRO)
  return Number(digitos(partes[1] ?? '')) * 100 + Number((partes[2] ?? '').padEnd(2, '0'))
}

function centavosDe(reais: number): number {
  const centavos = Math.round(reais * 100)
  if (!Number.isSafeInteger(centavos) || reais < 0) recusar(COMO_DINHEIRO)
  if (Math.abs(reais * 100 - centavos) > 0.001)
    recusar('O valor tem mais de duas casas de centavos. Arredonde.')
  return centavos
}

export function readInteiro(celula: Celula): number {
  const texto = typeof celula === 'number' ? numeroComoTexto(celula) : mostrar(celula)
  if (!/^-?\d{1,9}$/.test(texto)) recusar('Informe um número inteiro, sem vírgula.')
  return Number(texto)
}

const SIM = new Set(['sim', 's', 'x', '1', 'verdadeiro', 'true', 'v'])
const NAO = new Set(['nao', 'n', '0', 'falso', 'false', 'f'])

export function readSimNao(celula: Celula): boolean {
  if (typeof celula === 'boolean') return celula
  const texto = simplificar(mostrar(celula))
  if (SIM.has(texto)) return true
  return NAO.has(texto) ? false : recusar('Responda Sim ou Não.')
}

/** `08:00`, `8h`, `8:00:00`, or the fraction of a day that spreadsheets keep. */
export function readHora(celula: Celula): string {
  if (typeof celula === 'number' && celula >= 0 && celula < 1) {
    const minutos = Math.round(celula * 1440)
    return horaDe(Math.floor(minutos / 60), minutos % 60)
  }
  const partes = /^(\d{1,2})(?:[:h](\d{2})?)?(?::\d{2})?$/i.exec(mostrar(celula))
  return partes ? horaDe(Number(partes[1]), Number(partes[2] ?? 0)) : recusar(COMO_HORA)
}

const COMO_HORA = 'Não é um horário. Escreva como 08:00.'
const horaDe = (hora: number, minuto: number): string =>
  hora < 24 && minuto < 60
    ? `${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}:00`
    : recusar(COMO_HORA)

/**
 * A document whose leading zeros the spreadsheet may have eaten: a number, or digits shorter than the document, gets
 * them back. The check digits then tell whether that was it.
 */
export function readDocumento(celula: Celula, tamanho: number): string {
  const texto = readTexto(celula)
  if (typeof celula === 'number') return texto.padStart(tamanho, '0')
  return /^\d+$/.test(texto) ? texto.padStart(tamanho, '0') : texto
}

/** The ways in which a person writes one option: `Solteiro(a)` is also `solteiro` and `solteira`. */
function formasDe(label: string): string[] {
  const genero = /^(.*)o\(a\)$/.exec(label)
  return genero ? [label, `${genero[1]}o`, `${genero[1]}a`].map(simplificar) : [simplificar(label)]
}

const lista = once(() => new Intl.ListFormat('pt-BR', { type: 'disjunction' }))
const OPCOES_NA_MENSAGEM = 8

/** One code of a table, by its label, its code or another way of writing it, without accents or case. */
export function readOpcao<C extends string>(
  celula: Celula,
  tabela: Readonly<Record<C, string>>,
  sinonimos: Readonly<Record<string, C>> = {},
): C {
  const escrito = simplificar(readTexto(celula))
  const codigos = Object.keys(tabela) as C[]
  const achado =
    codigos.find((codigo) => formasDe(tabela[codigo]).includes(escrito)) ??
    codigos.find((codigo) => simplificar(codigo) === escrito || simplificar(codigo) === `0${escrito}`) ??
    sinonimos[escrito]
  if (achado !== undefined) return achado
  const labels = codigos.map((codigo) => tabela[codigo])
  return recusar(
    labels.length <= OPCOES_NA_MENSAGEM
      ? `Valor desconhecido. Use ${lista().format(labels)}.`
      : 'Valor desconhecido. Use um dos valores da aba Listas do modelo.',
  )
}

// The same readings as schemas, to which the schema of the field is piped.
export const celulaTexto = ler(readTexto)
export const celulaData = ler(readData)
export const celulaDinheiro = ler(readDinheiro)
export const celulaInteiro = ler(readInteiro)
export const celulaSimNao = ler(readSimNao)
export const celulaHora = ler(readHora)
export const celulaDocumento = (tamanho: number) => ler((celula) => readDocumento(celula, tamanho))
export const celulaOpcao = <C extends string>(
  tabela: Readonly<Record<C, string>>,
  sinonimos?: Readonly<Record<string, C>>,
) => ler((celula) => readOpcao(celula, tabela, sinonimos))

/** `A`, `B` … `Z`, `AA`: the letter of a column, counted from zero. */
export function letraDaColuna(indice: number): string {
  const resto = String.fromCharCode(65 + (indice % 26))
  return indice < 26 ? resto : letraDaColuna(Math.floor(indice / 26) - 1) + resto
}

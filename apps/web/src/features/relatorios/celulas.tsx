import { formatAmount, formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import type { Linha, Relatorio } from './chamadas.ts'

/** A figure with at most one decimal: `1.234,5`. */
export function emNumero(valor: number): string {
  const [inteiro = '0', decimal = '0'] = Math.abs(valor).toFixed(1).split('.')
  const escrito = `${formatNumber(Number(inteiro))}${decimal === '0' ? '' : `,${decimal}`}`
  return valor < 0 && escrito !== '0' ? `−${escrito}` : escrito
}

/** `4,2%`. */
export const emPorcento = (valor: number): string => `${emNumero(valor)}%`

/** A value of a report, as its column says what it is. */
export function escrever(
  { tipo, rotulos }: Pick<Relatorio['colunas'][string], 'tipo' | 'rotulos'>,
  valor: Linha[string],
): string {
  if (valor === null || valor === undefined || valor === '') return '–'
  if (tipo === 'simNao') return valor === true ? 'Sim' : 'Não'
  if (typeof valor === 'number') {
    if (tipo === 'porcento') return emPorcento(valor)
    return tipo === 'dinheiro' ? formatAmount(valor) : emNumero(valor)
  }
  const texto = String(valor)
  if (tipo === 'data') return formatDate(texto)
  if (tipo === 'instante') return formatDateTime(texto)
  return rotulos?.[texto]?.label ?? texto
}

/** Renderers of every column of a report. */
export const celulasDe = ({ colunas }: Relatorio) =>
  Object.fromEntries(
    Object.entries(colunas).map(([nome, coluna]) => [nome, (linha: Linha) => escrever(coluna, linha[nome])]),
  )

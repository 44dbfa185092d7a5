import { adicionais } from '@rh/domain/codigos/adicionais'
import { camposDoAditivo } from '@rh/domain/contratos/tabelas'
import { formatDate, formatMoney } from '../../lib/format.ts'
import type { Contrato } from './queries.ts'

type Mudanca = Contrato['aditivos'][number]['mudancas'][number]

/** `1 pessoa`, `12 pessoas`. */
export const contar = (n: number, um: string, muitos: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : muitos}`

/** How far the end is: `termina em 45 dias`, `terminou há 3 dias`. */
export function emDias(faltam: number): string {
  if (faltam === 0) return 'termina hoje'
  if (faltam < 0) return `terminou há ${contar(-faltam, 'dia', 'dias')}`
  return faltam === 1 ? 'termina amanhã' : `termina em ${contar(faltam, 'dia', 'dias')}`
}

function valorEmTexto(campo: Mudanca['campo'], valor: Mudanca['de']): string {
  if (valor === null) return 'nada'
  const { tipo } = camposDoAditivo[campo]
  if (tipo === 'data') return formatDate(String(valor))
  if (tipo === 'dinheiro') return formatMoney(Number(valor))
  if (tipo === 'adicional' && String(valor) in adicionais)
    return adicionais[String(valor) as keyof typeof adicionais].label
  return String(valor)
}

/** One change of an amendment, as people say it. */
export function mudancaEmTexto({ campo, posto, de, para }: Mudanca): string {
  if (campo === 'postoNovo') return `Posto novo em ${posto}: ${contar(Number(para), 'vaga', 'vagas')}`
  const { label } = camposDoAditivo[campo]
  const onde = posto ? `${posto} – ${label.toLowerCase()}` : label
  return `${onde}: de ${valorEmTexto(campo, de)} para ${valorEmTexto(campo, para)}`
}

export interface PontoDaHistoria {
  readonly id: string
  readonly em: string
  readonly autor: string
  readonly aditivo: Contrato['aditivos'][number] | null
  readonly texto: string
}

/** Amendments and notes in one line of time, newest first. */
export const historiaDe = ({
  aditivos,
  observacoes,
}: Pick<Contrato, 'aditivos' | 'observacoes'>): PontoDaHistoria[] =>
  [
    ...aditivos.map((aditivo) => ({
      id: `aditivo-${aditivo.id}`,
      em: aditivo.em,
      autor: aditivo.autor,
      aditivo,
      texto: aditivo.descricao,
    })),
    ...observacoes.map(({ id, em, autor, texto }) => ({
      id: `observacao-${id}`,
      em,
      autor,
      aditivo: null,
      texto,
    })),
  ].toSorted((a, b) => (a.em < b.em ? 1 : -1))

const simples = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text has all the words of a search, whatever their accents and case. */
export const contemTexto = (texto: string, busca: string): boolean =>
  simples(busca)
    .split(/\s+/)
    .every((termo) => simples(texto).includes(termo))

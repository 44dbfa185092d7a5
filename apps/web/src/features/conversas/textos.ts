import type { ConversaNaLista, Mensagem } from '@rh/domain/contract/chat'
import type { FatoDaConversa } from '@rh/domain/conversas/limites'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { somarDias } from '@rh/domain/regras/calendario/datas'

type Fato = Pick<Mensagem, 'alvo' | 'texto' | 'autor'> & { readonly fato: FatoDaConversa }

const fatos: Readonly<Record<FatoDaConversa, (fato: Fato) => string>> = {
  criou: ({ autor, texto }) => `${autor} criou o grupo ${texto ?? ''}`,
  incluiu: ({ autor, alvo }) => `${autor} incluiu ${alvo ?? 'alguém'}`,
  removeu: ({ autor, alvo }) => `${autor} removeu ${alvo ?? 'alguém'}`,
  saiu: ({ autor }) => `${autor} saiu do grupo`,
  renomeou: ({ autor, texto }) => `${autor} mudou o nome para ${texto ?? ''}`,
  administra: ({ alvo }) => `${alvo ?? 'Alguém'} agora administra o grupo`,
  nao_administra: ({ alvo }) => `${alvo ?? 'Alguém'} não administra mais o grupo`,
}

/** What was done to the group, in words. */
export const fatoDito = (fato: Fato): string => fatos[fato.fato](fato)

const primeiroNome = (nome: string): string => nome.split(' ')[0] ?? nome

/** The last message of a conversation in one line. */
export function ultimaDita({ ultima, tipo }: ConversaNaLista, eu: number): string {
  if (!ultima) return 'Nenhuma mensagem ainda'
  const { fato, texto, apagada, anexos, autor, autorId } = ultima
  if (fato !== null) return fatoDito({ ...ultima, fato })
  const dito = apagada
    ? 'Mensagem apagada'
    : texto || (anexos > 0 ? (anexos === 1 ? 'Um arquivo' : `${anexos} arquivos`) : 'Uma referência')
  if (autorId === eu) return `Você: ${dito}`
  return tipo === 'grupo' ? `${primeiroNome(autor)}: ${dito}` : dito
}

const porExtenso = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const comAno = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** `Hoje`, `Ontem`, `segunda-feira, 16 de novembro`, and the year where it is another. */
export function diaDito(dia: string): string {
  const hoje = hojeNaEmpresa()
  if (dia === hoje) return 'Hoje'
  if (dia === somarDias(hoje, -1)) return 'Ontem'
  const data = new Date(`${dia}T00:00:00Z`)
  return (dia.slice(0, 4) === hoje.slice(0, 4) ? porExtenso : comAno).format(data)
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
/** `Ana e Rui`, `Ana, Rui e mais 3`. */
export const nomesDitos = (nomes: readonly string[], max = 3): string =>
  lista.format(nomes.length > max ? [...nomes.slice(0, max - 1), `mais ${nomes.length - max + 1}`] : nomes)

/** Who types, in words; empty for nobody. */
export function digitamDito(nomes: readonly string[]): string {
  if (nomes.length === 0) return ''
  return `${nomesDitos(nomes.map(primeiroNome), 2)} ${nomes.length === 1 ? 'está digitando' : 'estão digitando'}…`
}

const LINK = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]]/g

export interface Parte {
  readonly texto: string
  readonly href?: string
}

/** A text cut at its links. */
export function comLinks(texto: string): Parte[] {
  const partes: Parte[] = []
  let fim = 0
  for (const { 0: href, index } of texto.matchAll(LINK)) {
    if (index > fim) partes.push({ texto: texto.slice(fim, index) })
    partes.push({ texto: href, href })
    fim = index + href.length
  }
  if (fim < texto.length) partes.push({ texto: texto.slice(fim) })
  return partes
}

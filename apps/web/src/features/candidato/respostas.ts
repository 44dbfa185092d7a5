import type { Campo } from '@rh/domain/campos/campo'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { respostaDe } from '@rh/domain/campos/schema'
import { isVazio, type RawValue } from '@rh/domain/processo/raw-form'
import {
  campoDoCandidato,
  isExigida,
  isRespondida,
  perguntasDoCandidato,
  perguntasFeitas,
  type GrupoDePerguntas,
  type Respostas,
} from '@rh/domain/processos/admissao/candidato'
import type { DocumentoDoCandidato } from '@rh/domain/contract/candidato'
import { formatDate, parseDate } from '../../lib/format.ts'
import '../../lib/zod-pt.ts'
import { applyPattern } from '../../ui/form/inputs/masks.ts'

/** What is wrong with an answer, in words; null for a right one and for none. */
export function erroDe(campo: Campo, valor: RawValue | undefined): string | null {
  if (isVazio(valor) || campo.tipo === 'lista') return null
  const lido = respostaDe(campo).safeParse(valor)
  return lido.success ? null : (lido.error.issues[0]?.message ?? 'Confira esta resposta')
}

const soDigitos = (texto: string): string => texto.replace(/\D/g, '')

/** Punctuation of what is typed in digits, by kind of field. */
const moldes: Readonly<Record<string, (digitos: string) => string>> = {
  cpf: () => '000.000.000-00',
  pis: () => '000.00000.00-0',
  cep: () => '00000-000',
  data: () => '00/00/0000',
  telefone: (digitos) => (digitos.length > 10 ? '(00) 00000-0000' : '(00) 0000-00000'),
}

/** What an input shows of a value. */
export function paraOInput({ tipo }: Campo, valor: RawValue | undefined): string {
  if (typeof valor === 'number') return tipo === 'dinheiro' ? formatDinheiro(valor) : `${valor}`
  const texto = typeof valor === 'string' ? valor : ''
  if (tipo === 'data') return formatDate(texto)
  const molde = moldes[tipo]
  return molde && /^\d+$/.test(texto) ? applyPattern(texto, molde(texto)) : texto
}

/** The text of an input while it is typed at its end: punctuation comes by itself. */
export function aoDigitar({ tipo }: Campo, texto: string): string {
  const molde = moldes[tipo]
  if (!molde) return texto
  const digitos = soDigitos(texto)
  return applyPattern(digitos, molde(digitos))
}

/** The value that a text means; what is half typed stays as it is. */
export function doInput({ tipo }: Campo, texto: string): RawValue {
  const limpo = texto.trim()
  if (limpo === '') return null
  if (tipo === 'data') return parseDate(limpo)
  if (tipo === 'dinheiro') return centavosDe(limpo) ?? limpo
  if (tipo === 'inteiro') return /^\d+$/.test(limpo) ? Number(limpo) : limpo
  return moldes[tipo] ? soDigitos(limpo) : limpo
}

function centavosDe(texto: string): number | null {
  const numero = texto.replace(/[R$\s.]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(numero) ? Math.round(Number(numero) * 100) : null
}

/** Keyboard of a phone for a kind of field. */
export const tecladoDe = ({ tipo }: Campo): 'numeric' | 'decimal' | 'tel' | 'email' | 'text' => {
  if (tipo === 'telefone') return 'tel'
  if (tipo === 'email') return 'email'
  if (tipo === 'dinheiro') return 'decimal'
  return moldes[tipo] || ['digitos', 'tituloEleitor', 'inteiro'].includes(tipo) ? 'numeric' : 'text'
}

/** What is still open of a screen: demanded and not answered, or answered and wrong. */
export const emAberto = (grupo: GrupoDePerguntas, respostas: Respostas): readonly string[] =>
  perguntasFeitas(grupo, respostas).flatMap((pergunta) => {
    const valor = respostas[grupo.etapa]?.[pergunta.campo]
    const falta = isExigida(grupo.etapa, pergunta) && !isRespondida(valor)
    return falta || erroDe(campoDoCandidato(grupo.etapa, pergunta.campo), valor) !== null
      ? [pergunta.texto]
      : []
  })

export interface Tela {
  readonly nome: string
  readonly titulo: string
  readonly grupo?: GrupoDePerguntas
}

/** The screens, in order: the questions, the photographs, and the look at all of it. */
export const telas: readonly Tela[] = [
  ...perguntasDoCandidato.map((grupo) => ({ nome: grupo.nome, titulo: grupo.titulo, grupo })),
  { nome: 'fotos', titulo: 'Fotos dos documentos' },
  { nome: 'conferir', titulo: 'Confira e termine' },
]

/** Whether a document has what it needs, or waits on this phone to be sent. */
export const isEntregue = (
  { tipoId, entregue, arquivos }: DocumentoDoCandidato,
  fotos: readonly { readonly tipoId: number }[],
): boolean =>
  entregue ||
  arquivos.some(({ estado }) => estado !== 'recusado') ||
  fotos.some((foto) => foto.tipoId === tipoId)

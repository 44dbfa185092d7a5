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
  type Pergunta,
} from '@rh/domain/processos/admissao/candidato'
import type { DocumentoDoCandidato } from '@rh/domain/contract/candidato'
import { formatDate, parseDate } from '../../lib/format.ts'
import '../../lib/zod-pt.ts'
import { applyPattern } from '../../ui/form/inputs/masks.ts'
import { chaveDe, type Estado } from './estado.ts'

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

/** What is still open of a screen, in the words of its questions. */
export interface EmAberto {
  readonly faltam: readonly string[]
  /** Answered, and wrong or refused by the server. */
  readonly corrigir: readonly string[]
}

type Marcado = Pick<Estado, 'respostas' | 'recusadas'>

/** What is still open of a screen of questions. */
export function emAberto({ etapa, ...grupo }: GrupoDePerguntas, { respostas, recusadas }: Marcado): EmAberto {
  const feitas = perguntasFeitas({ etapa, ...grupo }, respostas)
  const isErrada = ({ campo }: Pergunta): boolean =>
    recusadas[chaveDe(etapa, campo)] !== undefined ||
    erroDe(campoDoCandidato(etapa, campo), respostas[etapa]?.[campo]) !== null
  const falta = (pergunta: Pergunta): boolean =>
    isExigida(etapa, pergunta) && !isRespondida(respostas[etapa]?.[pergunta.campo])
  return {
    faltam: feitas.filter((uma) => falta(uma) && !isErrada(uma)).map(({ texto }) => texto),
    corrigir: feitas.filter(isErrada).map(({ texto }) => texto),
  }
}

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

const plural = (quantos: number, um: string, muitos: string): string =>
  `${quantos} ${quantos === 1 ? um : muitos}`

/** Where what was given is, in words. */
export function ondeEsta({ rede, porEnviar, recusadas, fotos, semLugar }: Estado): string {
  const respostas = Object.keys(recusadas).length
  const trocar = fotos.filter(({ recusa }) => recusa !== undefined).length
  const corrigir = [
    respostas > 0 ? `${plural(respostas, 'resposta', 'respostas')} para corrigir` : '',
    trocar > 0 ? `${plural(trocar, 'foto', 'fotos')} para trocar` : '',
  ].filter(Boolean)
  if (porEnviar > 0 && rede !== 'sem_conexao') return 'Enviando…'
  if (porEnviar > 0)
    return semLugar
      ? 'Sem internet e sem espaço no celular: deixe esta página aberta'
      : 'Sem internet: guardado neste celular, enviamos depois'
  return corrigir.join(' e ') || 'Tudo guardado'
}

/** A photograph of a document, wherever it is now. */
export interface Foto {
  readonly id: number | string
  readonly nome: string
  readonly estado: keyof typeof estadosDaFoto
  /** The server's words, of one that it refused. */
  readonly recusa?: string | undefined
}

export const estadosDaFoto = {
  enviando: { label: 'Enviando…', tom: 'apoio' },
  guardada: { label: 'Guardado neste celular, enviamos quando houver internet', tom: 'apoio' },
  nao_aceita: { label: 'Não foi aceita', tom: 'erro' },
  recusado: { label: 'Mande outra foto', tom: 'erro' },
  recebido: { label: '✓ Recebido', tom: 'pronto' },
  aceito: { label: '✓ Conferido', tom: 'pronto' },
} as const

/** The photographs of a document: those that the server has, then those of this phone. */
export const fotosDe = (
  { tipoId, arquivos }: DocumentoDoCandidato,
  { fotos, rede }: Pick<Estado, 'fotos' | 'rede'>,
): readonly Foto[] => [
  ...arquivos.map(({ id, nome, estado }) => ({ id, nome, estado })),
  ...fotos
    .filter((foto) => foto.tipoId === tipoId)
    .map(({ id, nome, recusa }): Foto => {
      const estado = recusa === undefined ? (rede === 'sem_conexao' ? 'guardada' : 'enviando') : 'nao_aceita'
      return { id, nome, estado, recusa }
    }),
]

/** What is said of a document, once: what the person has to do about it comes first. */
export function situacaoDe(
  documento: DocumentoDoCandidato,
  fotos: readonly Foto[],
): { readonly label: string; readonly tom: 'apoio' | 'erro' | 'pronto' } {
  const recusada = fotos.find(({ estado }) => estado === 'nao_aceita')
  if (recusada) return { label: recusada.recusa ?? estadosDaFoto.nao_aceita.label, tom: 'erro' }
  for (const estado of ['guardada', 'enviando'] as const)
    if (fotos.some((foto) => foto.estado === estado)) return estadosDaFoto[estado]
  for (const estado of ['recebido', 'aceito'] as const)
    if (fotos.some((foto) => foto.estado === estado)) return estadosDaFoto[estado]
  if (documento.entregue) return { label: '✓ Já temos este', tom: 'pronto' }
  if (fotos.length > 0) return estadosDaFoto.recusado
  return { label: documento.exigido ? 'Precisamos deste' : 'Se você tiver', tom: 'apoio' }
}

/** Whether a document has what it needs, or waits on this phone to be sent. */
export const isEntregue = (documento: DocumentoDoCandidato, fotos: readonly Foto[]): boolean =>
  documento.entregue || fotos.some(({ estado }) => estado !== 'recusado' && estado !== 'nao_aceita')

/** What is still open of the photographs. */
export function fotosEmAberto({ documentos, ...estado }: Estado): EmAberto {
  const comFotos = documentos.map((documento) => ({ documento, fotos: fotosDe(documento, estado) }))
  const corrigir = comFotos.filter(({ fotos }) => fotos.some((foto) => foto.estado === 'nao_aceita'))
  const faltam = comFotos.filter(
    (um) => um.documento.exigido && !isEntregue(um.documento, um.fotos) && !corrigir.includes(um),
  )
  const descricoes = (uns: typeof comFotos) => uns.map(({ documento }) => documento.descricao)
  return { faltam: descricoes(faltam), corrigir: descricoes(corrigir) }
}

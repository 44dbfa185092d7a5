import { z } from 'zod'
import { data, id, opcional, texto } from '../br/campos.ts'
import { diasEntre } from '../regras/calendario/datas.ts'

/** How long before it expires a document asks to be renewed. */
export const ALERTA_DE_VALIDADE_DIAS = 30

export const dadosDoDocumento = z.strictObject({
  tipoId: id,
  numero: opcional(texto(40)),
  emissao: opcional(data),
  validade: opcional(data),
  observacao: opcional(texto(255)),
})
export type DadosDoDocumento = z.output<typeof dadosDoDocumento>

export const estadosDoDocumento = {
  vencido: { label: 'Vencido', tone: 'error' },
  vence: { label: 'Vence', tone: 'warning' },
  valido: { label: 'Válido', tone: 'success' },
  sem_validade: { label: 'Sem validade', tone: 'default' },
  substituido: { label: 'Substituído', tone: 'default' },
  encerrado: { label: 'Encerrado', tone: 'default' },
} as const
export type EstadoDoDocumento = keyof typeof estadosDoDocumento

interface DocumentoDatado {
  readonly validade: string | null
  readonly encerradoEm: string | null
  readonly substituido: boolean
}

/** How a document stands on a day. Valid on the day on which it expires. */
export function estadoDoDocumento(documento: DocumentoDatado, dia: string): EstadoDoDocumento {
  if (documento.encerradoEm !== null && documento.encerradoEm <= dia) return 'encerrado'
  if (documento.substituido) return 'substituido'
  if (documento.validade === null) return 'sem_validade'
  const dias = diasEntre(dia, documento.validade)
  if (dias < 0) return 'vencido'
  return dias <= ALERTA_DE_VALIDADE_DIAS ? 'vence' : 'valido'
}

/** `Vence em 12 dias`, `Venceu há 1 dia`: the state in words, with how long. */
export function validadeEmTexto(estado: EstadoDoDocumento, validade: string | null, dia: string): string {
  if (validade === null || (estado !== 'vence' && estado !== 'vencido'))
    return estadosDoDocumento[estado].label
  const dias = Math.abs(diasEntre(dia, validade))
  const quantos = dias === 1 ? '1 dia' : `${dias} dias`
  if (estado === 'vencido') return `Venceu há ${quantos}`
  return dias === 0 ? 'Vence hoje' : `Vence em ${quantos}`
}

/** What is wrong with a document, by field. */
export const errosDoDocumento = (
  { emissao, validade }: DadosDoDocumento,
  hoje: string,
): Partial<Record<keyof DadosDoDocumento, string>> => ({
  ...(emissao && emissao > hoje && { emissao: 'A emissão não pode ser no futuro' }),
  ...(emissao && validade && validade < emissao && { validade: 'A validade não pode ser antes da emissão' }),
})

import type { condicoesDeDocumento, momentosDoDocumento, obrigatoriedades } from '../cadastros/documento.ts'

// The files that a process asks for: which documents, how each stands, and in which order they are shown.

/** Step name of the document checklist: files have no field in a form, and findings about them name this step. */
export const ETAPA_ANEXOS = 'anexos'

export type Condicao = keyof typeof condicoesDeDocumento
export type Momento = keyof typeof momentosDoDocumento

/** Document type of the register. */
export interface TipoDeDocumento {
  readonly id: number
  readonly codigo: string
  readonly descricao: string
  readonly obrigatoriedade: keyof typeof obrigatoriedades
  readonly condicao: Condicao | null
  readonly momento: Momento
  readonly fundamento: string | null
  readonly sensivel: boolean
}

export const estadosDoAnexo = {
  pendente: { label: 'Pendente', tone: 'default' },
  enviado: { label: 'Enviado', tone: 'info' },
  aprovado: { label: 'Aprovado', tone: 'success' },
  reprovado: { label: 'Recusado', tone: 'error' },
  dispensado: { label: 'Dispensado', tone: 'warning' },
} as const
export type EstadoDoAnexo = keyof typeof estadosDoAnexo

export interface ItemDoChecklist {
  readonly tipoId: number
  readonly codigo: string
  readonly descricao: string
  readonly fundamento: string | null
  readonly sensivel: boolean
  /** Required: blocks the process at its `momento` while it is missing. */
  readonly exigido: boolean
  readonly momento: Momento
  readonly estado: EstadoDoAnexo
}

/** Whether a conditional document is required, left out, or optional because only a person can judge. */
export type Exigencia = boolean | 'a_juizo'

/** Document types of a checklist: required ones first, then optional ones. */
export function montarChecklist(
  tipos: readonly TipoDeDocumento[],
  exigenciaDe: (condicao: Condicao) => Exigencia,
  estadoDe: (tipoId: number) => EstadoDoAnexo,
): ItemDoChecklist[] {
  const itens = tipos.flatMap(({ id, obrigatoriedade, condicao, ...tipo }): ItemDoChecklist[] => {
    const exigencia = condicao === null || exigenciaDe(condicao)
    const exigido = obrigatoriedade !== 'opcional' && exigencia === true
    const estado = estadoDe(id)
    const oferecido =
      exigido || obrigatoriedade === 'opcional' || exigencia === 'a_juizo' || estado !== 'pendente'
    const { codigo, descricao, momento, fundamento, sensivel } = tipo
    return oferecido
      ? [{ tipoId: id, codigo, descricao, momento, fundamento, sensivel, exigido, estado }]
      : []
  })
  return itens.toSorted((a, b) => ordem(a) - ordem(b))
}

/** Documents that no reason waives: the law asks for the paper itself, or the effect needs what it says. */
const indispensaveis: ReadonlySet<string> = new Set(['CPF', 'ASO', 'LGPD'])

/** Whether a demanded document may be waived with a reason, as when the original was seen. */
export const isDispensavel = ({ codigo }: Pick<ItemDoChecklist, 'codigo'>): boolean =>
  !indispensaveis.has(codigo)

type Dispensado = Pick<ItemDoChecklist, 'codigo' | 'exigido' | 'estado'>

/** Whether there is something to waive: a demanded document that did not come or was refused. */
export const isADispensar = (item: Dispensado): boolean =>
  item.exigido && (item.estado === 'pendente' || item.estado === 'reprovado') && isDispensavel(item)

interface DeUso {
  readonly tipoId: number
  readonly sensivel: boolean
}

/** Whether the file of one document may stand for another: what tells of health stays where as few people open it. */
export const isServivel = (de: DeUso, para: DeUso): boolean =>
  de.tipoId !== para.tipoId && (!de.sensivel || para.sensivel)

/** Sort order of a checklist: blocks approval, blocks completion, optional. */
const ordem = ({ exigido, momento }: ItemDoChecklist): number =>
  exigido ? (momento === 'aprovacao' ? 0 : 1) : 2

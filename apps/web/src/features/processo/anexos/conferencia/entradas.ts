import type { EstadoDoAnexo } from '@rh/domain/processo/anexos'
import type { CampoProvado } from '@rh/domain/processo/provas'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import type { Rotulos } from '../../rotulos.ts'
import type { ArquivoAnexo, ItemAnexo } from '../anexos.ts'

/** Step of a review: one file of a document, or a document of which there is none. */
export interface Entrada {
  readonly item: ItemAnexo
  readonly arquivo: ArquivoAnexo | null
}

/** What the person has open; the file is null for a document without one. */
export interface Aberta {
  readonly tipoId: number
  readonly arquivoId: number | null
}

export interface GrupoDeItens {
  readonly nome: 'principal' | 'finalizacao' | 'opcional'
  readonly itens: readonly ItemAnexo[]
}

const espera = ({ estado }: ItemAnexo): boolean => estado === 'enviado'
/** Tests whether a document belongs to the approval, or has a file that waits for a decision. */
const isPrincipal = (item: ItemAnexo): boolean =>
  (item.exigido && item.momento === 'aprovacao') || espera(item)

/**
 * Documents by what they are asked for: those of the approval and those that wait first, then those signed at the start,
 * then those that may come. Where nothing is asked for, all are one group.
 */
export function agrupar(itens: readonly ItemAnexo[]): GrupoDeItens[] {
  const principal = itens.filter(isPrincipal)
  const outros = itens.filter((item) => !isPrincipal(item))
  const grupos: GrupoDeItens[] = [
    { nome: 'principal', itens: principal },
    { nome: 'finalizacao', itens: outros.filter(({ exigido }) => exigido) },
    { nome: 'opcional', itens: outros.filter(({ exigido }) => !exigido) },
  ]
  return grupos.filter((grupo) => grupo.itens.length > 0)
}

const temNome = ({ nome }: ArquivoAnexo): boolean => nome !== null

/** Steps of these documents, in order: one per file. */
export const entradasDe = (itens: readonly ItemAnexo[]): Entrada[] =>
  itens.flatMap((item): Entrada[] => {
    const comArquivo = item.arquivos.filter(temNome)
    return comArquivo.length === 0
      ? [{ item, arquivo: null }]
      : comArquivo.map((arquivo) => ({ item, arquivo }))
  })

/** Steps of a checklist, in the order of its list. */
export const entradasNaOrdem = (itens: readonly ItemAnexo[]): Entrada[] =>
  entradasDe(agrupar(itens).flatMap((grupo) => grupo.itens))

/** Place of a step within its group, from 1, and how many there are in it. */
export function lugarNoGrupo(itens: readonly ItemAnexo[], entrada: Entrada): { i: number; de: number } {
  const grupo = agrupar(itens).find((um) => um.itens.some(({ tipoId }) => tipoId === entrada.item.tipoId))
  const entradas = entradasDe(grupo?.itens ?? [])
  const i = entradas.findIndex(
    ({ item, arquivo }) => item.tipoId === entrada.item.tipoId && arquivo?.id === entrada.arquivo?.id,
  )
  return { i: i + 1, de: entradas.length }
}

/** Tests whether a step waits for a decision. */
const isADecidir = ({ arquivo }: Entrada): boolean => arquivo?.estado === 'enviado'

/** The open step among those of now: the same file, else one of the same document, else the first to decide. */
export function acharAberta(entradas: readonly Entrada[], aberta: Aberta | null): number {
  const exata = entradas.findIndex(
    ({ item, arquivo }) => item.tipoId === aberta?.tipoId && (arquivo?.id ?? null) === aberta.arquivoId,
  )
  if (exata >= 0) return exata
  const doItem = entradas.findIndex(({ item }) => item.tipoId === aberta?.tipoId)
  if (doItem >= 0) return doItem
  return Math.max(0, entradas.findIndex(isADecidir))
}

/** The next step to decide after this one, starting over at the end; -1 when all others are decided. */
export function proximaADecidir(entradas: readonly Entrada[], atual: number): number {
  const ordem = entradas.map((_, i) => (atual + 1 + i) % entradas.length)
  return ordem.find((i) => i !== atual && isADecidir(entradas[i] as Entrada)) ?? -1
}

/** Words of a state: of a file that waits, they say for whom. */
export const palavraDoEstado = (estado: EstadoDoAnexo, confere: boolean): string =>
  ({
    pendente: 'Falta',
    enviado: confere ? 'A conferir' : 'Enviado',
    aprovado: 'Aprovado',
    reprovado: 'Recusado',
    dispensado: 'Dispensado',
  })[estado]

/** Datum of the form beside the document that proves it. */
export interface Dado extends CampoProvado {
  readonly valor: string
}

/** Most data with a key of their own. */
const TECLAS = 9

/** Data that a document proves, as the person sees them: fields that the record does not bring are left out. */
export function dadosProvados(prova: readonly CampoProvado[], dados: unknown, rotulos: Rotulos): Dado[] {
  return prova
    .flatMap((campo): Dado[] => {
      const folha = campo.etapa === undefined ? dados : (dados as Folhas | undefined)?.[campo.etapa]
      const valor = (folha as RawSheet | undefined)?.[campo.campo]
      if (valor === undefined) return []
      return [{ ...campo, valor: rotulos.valor(campo.etapa, campo.campo, valor) }]
    })
    .slice(0, TECLAS)
}
type Folhas = Readonly<Record<string, RawSheet | undefined>>

/** The latest decision that the person may take back; null for none. */
export function ultimaDesfazivel(itens: readonly ItemAnexo[]): Entrada | null {
  const minhas = entradasDe(itens).filter(({ arquivo }) => arquivo?.podeDesfazer)
  const quando = ({ arquivo }: Entrada): string => arquivo?.avaliadoEm ?? ''
  return minhas.toSorted((a, b) => quando(b).localeCompare(quando(a)))[0] ?? null
}

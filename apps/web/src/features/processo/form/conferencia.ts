import { isFalta } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'
import { OBRIGATORIO } from '../../../ui/form/obrigatorio.ts'
import { isAceitavel } from '../alertas.ts'
import { campoDe } from './enderecos.ts'

// What a form still needs, in the order of the page: missing answers are counted, only what is wrong is called so.

/** Where the fields of a form are: its steps in order, each with its fields in order. A sheet has one step, unnamed. */
export interface OrdemDosCampos {
  readonly etapas: readonly {
    readonly id: string
    readonly label: string
    readonly campos: readonly string[]
  }[]
}

/** One thing that keeps the form from being sent. */
export interface ItemDaConferencia {
  /** `falta`: no answer yet; `errado`: a bad value, or one that a law or a rule refuses. */
  readonly natureza: 'falta' | 'errado'
  /** One line: the field's name where it is missing, the sentence where it is wrong. */
  readonly texto: string
  readonly baseLegal: string | undefined
  readonly etapa: string | undefined
  readonly campo: string | undefined
  /** Address of the field; null where no field answers for it. */
  readonly href: string | null
}

/** What one step still needs: wrong first, then missing in the order of the fields. */
export interface GrupoDaConferencia {
  readonly etapa: string
  readonly label: string
  readonly itens: readonly ItemDaConferencia[]
}

/** What keeps a form from being sent, and what is only told. */
export interface Conferencia {
  /** Steps with something to do, in order; findings of no step come last. */
  readonly grupos: readonly GrupoDaConferencia[]
  /** Alerts to read before sending; they do not block. */
  readonly alertas: readonly Pendencia[]
  /** Facts worth knowing. */
  readonly avisos: readonly Pendencia[]
}

export interface Contagem {
  readonly errados: number
  readonly faltam: number
}

/** Label of the findings that no step answers for. */
const SEM_ETAPA = 'Geral'

const lugarDoCampo = (campos: readonly string[], campo: string | undefined): number => {
  if (campo === undefined) return campos.length
  const exato = campos.indexOf(campo)
  const lugar = exato < 0 ? campos.indexOf(campoDe(campo)) : exato
  return lugar < 0 ? campos.length : lugar
}

/** Groups findings by step. Blocks that an approval may lift are alerts here: they are ticked, and asked for. */
export function conferir(
  { etapas }: OrdemDosCampos,
  pendencias: readonly Pendencia[],
  hrefOf: (pendencia: Pendencia) => string | null,
): Conferencia {
  const bloqueios = pendencias.filter((um) => um.severidade === 'bloqueio' && !isAceitavel(um))
  const itens = umDeCada(bloqueios.map((pendencia) => itemDe(pendencia, hrefOf(pendencia))))
  const grupos = etapas.map(({ id, label, campos }) => {
    const daEtapa = itens.filter(({ etapa = '' }) => etapa === id)
    const naOrdem = daEtapa.toSorted((a, b) => lugarDoCampo(campos, a.campo) - lugarDoCampo(campos, b.campo))
    return { etapa: id, label, itens: errosAntes(naOrdem) }
  })
  const conhecidas = new Set(etapas.map(({ id }) => id))
  const soltos = itens.filter(({ etapa = '' }) => !conhecidas.has(etapa))
  return {
    grupos: [...grupos, { etapa: '', label: SEM_ETAPA, itens: errosAntes(soltos) }].filter(
      (grupo) => grupo.itens.length > 0,
    ),
    alertas: pendencias.filter(isAceitavel),
    avisos: pendencias.filter(({ severidade }) => severidade === 'info'),
  }
}

const itemDe = (pendencia: Pendencia, href: string | null): ItemDaConferencia => {
  const { mensagem, falta, baseLegal, etapa, campo } = pendencia
  return isFalta(pendencia)
    ? { natureza: 'falta', texto: falta ?? mensagem, baseLegal: undefined, etapa, campo, href }
    : { natureza: 'errado', texto: mensagem, baseLegal, etapa, campo, href }
}

/** Two rules that miss the same field, as the schema and the law may, are one thing to do. */
const umDeCada = (itens: readonly ItemDaConferencia[]): ItemDaConferencia[] => [
  ...new Map(itens.map((item) => [JSON.stringify([item.etapa, item.campo, item.texto]), item])).values(),
]

const errosAntes = (itens: readonly ItemDaConferencia[]): ItemDaConferencia[] => [
  ...itens.filter(({ natureza }) => natureza === 'errado'),
  ...itens.filter(({ natureza }) => natureza === 'falta'),
]

export const contar = (itens: readonly ItemDaConferencia[]): Contagem => ({
  errados: itens.filter(({ natureza }) => natureza === 'errado').length,
  faltam: itens.filter(({ natureza }) => natureza === 'falta').length,
})

export const contarTudo = ({ grupos }: Conferencia): Contagem => contar(grupos.flatMap(({ itens }) => itens))

/** Counts in words: `1 errado · faltam 5`; empty for none. */
export function contagemEmPalavras({ errados, faltam }: Contagem): { erro: string; resta: string } {
  return {
    erro: errados === 0 ? '' : errados === 1 ? '1 errado' : `${errados} errados`,
    resta: faltam === 0 ? '' : faltam === 1 ? 'falta 1' : `faltam ${faltam}`,
  }
}

/** Sentence of the panel: `23 itens faltam para enviar`. */
export function resumoDaContagem({ errados, faltam }: Contagem): string {
  if (errados === 0 && faltam === 0) return 'Nada falta para enviar.'
  const { erro } = contagemEmPalavras({ errados, faltam })
  if (faltam === 0) return `${erro} para corrigir antes de enviar`
  const falta = faltam === 1 ? '1 item falta para enviar' : `${faltam} itens faltam para enviar`
  return erro === '' ? falta : `${erro} · ${falta}`
}

/** Where the person is in a form. */
export interface Lugar {
  readonly etapa: string
  readonly campo: string | undefined
}

/**
 * Next thing to do after a place, across steps, round to the first one; null where nothing is left. What no field
 * answers for is passed over.
 */
export function proximoItem(
  { etapas }: OrdemDosCampos,
  { grupos }: Conferencia,
  { etapa, campo }: Lugar,
): ItemDaConferencia | null {
  const lugar = (daEtapa: string, doCampo: string | undefined): number => {
    const i = etapas.findIndex(({ id }) => id === daEtapa)
    const { campos = [] } = etapas[i] ?? {}
    return (i < 0 ? etapas.length : i) * MUITOS + (doCampo === undefined ? -1 : lugarDoCampo(campos, doCampo))
  }
  const itens = grupos
    .flatMap((grupo) => grupo.itens)
    .filter(({ href }) => href !== null)
    .map((item) => ({ item, em: lugar(item.etapa ?? '', item.campo) }))
    .toSorted((a, b) => a.em - b.em)
  const aqui = lugar(etapa, campo)
  return (itens.find(({ em }) => em > aqui) ?? itens[0])?.item ?? null
}

/** More fields than any step has. */
const MUITOS = 1000

/** First thing that is wrong; without any, the first that is missing. */
export function primeiroItem({ grupos }: Conferencia): ItemDaConferencia | null {
  const itens = grupos.flatMap((grupo) => grupo.itens).filter(({ href }) => href !== null)
  return itens.find(({ natureza }) => natureza === 'errado') ?? itens[0] ?? null
}

/** Messages of one step to be shown at its fields: what is wrong, and what is missing once sending was tried. */
export function errosDaEtapa(
  { grupos }: Conferencia,
  etapa: string,
  tentou: boolean,
): Readonly<Record<string, string>> {
  const itens = grupos.find((grupo) => grupo.etapa === etapa)?.itens ?? []
  const ditos = itens.flatMap(({ natureza, campo, texto }) =>
    campo === undefined || (natureza === 'falta' && !tentou)
      ? []
      : [[campo, natureza === 'falta' ? OBRIGATORIO : texto] as const],
  )
  // The first of several at one field.
  return Object.fromEntries(ditos.toReversed())
}

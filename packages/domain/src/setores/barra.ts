import { tiposProcesso, type TipoProcesso } from '../processo/tipos.ts'
import { isPronta } from './ainda.ts'
import { findView, type View } from './areas.ts'
import type { Grupo } from './grupos.ts'
import { canOpen, hrefFixo, type PessoaDoMenu } from './rotas.ts'
import { setorOf, type SetorSlug } from './setores.ts'

/** Page of a sector's daily work. */
interface Destino {
  readonly view: View
  /** One or two short words: five of them share the width of a phone. */
  readonly label: string
  /** By default that of its area. */
  readonly icon?: string
  /** Filters of its list. */
  readonly busca?: Readonly<Record<string, string>>
  /** Kind of which what waits for the person is counted on it. */
  readonly conta?: TipoProcesso
  /** What one came to do: drawn to be found at once. */
  readonly principal?: true
  /** Groups whose work it is; without it, of all who may open it. */
  readonly para?: readonly Grupo[]
  /** Of no use to who sees the assigned contracts alone and has none. */
  readonly pedeContrato?: true
}

const colaboradores = { view: 'colaborador.listar', label: 'Colaboradores' } as const satisfies Destino
const admissoes = { view: 'admissao.listar', label: 'Admissões' } as const satisfies Destino
const demissoes = { view: 'demissao.listar', label: 'Demissões' } as const satisfies Destino
const contratos = { view: 'contratos.listar', label: 'Contratos' } as const satisfies Destino

/** What each sector has within reach of the thumb after its start page and its queue, in order of preference. */
const destinos: Readonly<Record<SetorSlug, readonly Destino[]>> = {
  operacional: [
    {
      view: 'admissao.criar',
      label: 'Nova admissão',
      icon: 'mais',
      principal: true,
      pedeContrato: true,
    },
    colaboradores,
    { view: 'cobertura.inicio', label: 'Cobertura' },
  ],
  admin: [
    { view: 'usuarios.listar', label: 'Usuários' },
    { view: 'cadastros.inicio', label: 'Cadastros' },
    contratos,
  ],
  almoxarifado: [
    {
      view: 'admissao.listar',
      label: 'Entregas',
      icon: 'uniforme',
      busca: { minhaVez: 'almoxarifado', ordenar: 'prazo' },
      conta: 'admissao',
    },
    // Returns wait in the queue, which stands before it.
    { view: 'estoque.inicio', label: 'Estoque' },
  ],
  comercial: [
    contratos,
    { view: 'contratos.novo', label: 'Novo contrato', icon: 'mais', principal: true },
    { view: 'calendario.inicio', label: 'Calendário' },
  ],
  rh: [
    { ...demissoes, para: ['Rescisao'] },
    { view: 'ferias.listar', label: 'Férias', para: ['Beneficio'] },
    admissoes,
    colaboradores,
  ],
  sesmt: [
    {
      view: 'admissao.listar',
      label: 'Exames',
      icon: 'sesmt',
      busca: { minhaVez: 'sesmt', ordenar: 'prazo' },
      conta: 'admissao',
    },
    { view: 'afastamento.listar', label: 'Afastamentos' },
  ],
  vagas: [{ ...admissoes, conta: 'admissao' }, demissoes],
  conferencia: [{ ...demissoes, conta: 'demissao' }, colaboradores],
}

/** Links of the bar, besides the button of the menu. */
export const LINKS_NA_BARRA = 4

/** Link of the bar that a phone keeps within reach of the thumb. */
export interface ItemDaBarra {
  readonly label: string
  readonly icon: string
  /** Its page; the queue begins at the start page. */
  readonly href: string
  readonly principal: boolean
  /** Opens what waits for the person, one after the other. */
  readonly fila: boolean
  /** What is counted on it: what waits of every kind, of one, or nothing. */
  readonly conta: 'tudo' | TipoProcesso | null
}

/**
 * Tests whether something may wait for a person in a sector: turns are of the sector's own groups, which Admin has none
 * of, and of kinds whose list they open.
 */
export const temFila = (setor: SetorSlug, abre: (view: View) => boolean): boolean =>
  setorOf(setor).grupos.some((grupo) => grupo !== 'Administrador') &&
  tiposProcesso.some((tipo) => abre(`${tipo}.listar` as View))

/** The bar of a sector for a person: the start page, the queue, and of the sector's work what the person may open. */
export function barraOf(
  setor: SetorSlug,
  grupos: readonly Grupo[],
  pessoa: PessoaDoMenu = {},
  pronta: (view: View) => boolean = isPronta,
): ItemDaBarra[] {
  const abre = (view: View): boolean => pronta(view) && canOpen(setor, view, grupos)
  if (!abre('setor.inicio')) return []
  const inicio = `/${setor}`
  const fixos: ItemDaBarra[] = [
    { label: 'Início', icon: 'dashboard', href: inicio, principal: false, fila: false, conta: null },
    { label: 'Esperando', icon: 'relogio', href: inicio, principal: false, fila: true, conta: 'tudo' },
  ]
  const doTrabalho = destinos[setor]
    .filter(({ view, para, pedeContrato }) => {
      if (!abre(view) || (pedeContrato && pessoa.semContratos)) return false
      return para === undefined || para.some((grupo) => grupos.includes(grupo))
    })
    .map((destino) => itemDe(setor, destino))
  return [...fixos.filter(({ fila }) => !fila || temFila(setor, abre)), ...doTrabalho].slice(
    0,
    LINKS_NA_BARRA,
  )
}

/** Filters of an address; their names and values are codes. */
const emTexto = (busca: Readonly<Record<string, string>>): string =>
  Object.entries(busca)
    .map(([nome, valor]) => `${nome}=${valor}`)
    .join('&')

function itemDe(setor: SetorSlug, destino: Destino): ItemDaBarra {
  const { view, label, icon, busca, principal = false, conta = null } = destino
  const href = hrefFixo(setor, view)
  if (href === null) throw new Error(`${view} needs a record and has no place in a bar`)
  return {
    label,
    icon: icon ?? findView(view).areaSpec.icon,
    href: [href, ...(busca ? [emTexto(busca)] : [])].join('?'),
    principal,
    fila: false,
    conta,
  }
}

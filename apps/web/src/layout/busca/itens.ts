import type { AnyProcess } from '@rh/domain/processo/define'
import { catalogo, slugsDeCadastro } from '@rh/domain/cadastros/catalogo'
import { isPronta } from '@rh/domain/setores/ainda'
import { areas, findView, type View } from '@rh/domain/setores/areas'
import type { Grupo } from '@rh/domain/setores/grupos'
import {
  canOpen,
  hrefOf,
  rotasDe,
  rotasGerais,
  setoresDe,
  type Rota,
  hrefFixo,
} from '@rh/domain/setores/rotas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import type { ReplyOf } from '../../lib/api/api.ts'
import { recordHref } from '../../lib/nav/process-href.ts'

/** One line of the palette: a place to go to, or something to do at once. */
export interface Item {
  readonly id: string
  readonly label: string
  readonly detalhe?: string | undefined
  readonly icon: string
  readonly href?: string
  readonly acao?: 'tema' | 'sair'
}

export interface Grupamento {
  readonly titulo: string
  readonly itens: readonly Item[]
}

/** Who looks, and from where. */
export interface Contexto {
  readonly grupos: readonly Grupo[]
  readonly atual: SetorSlug | null
}

/** Views that start something: they are offered as what one wants to do. */
const acoes: Readonly<Partial<Record<View, string>>> = {
  'admissao.criar': 'Criar admissão',
}

/** The dashboard of a sector is called by the sector's name, wherever one looks for it. */
const labelOf = (view: View, setor: SetorSlug, titulo: string): string =>
  view === 'setor.inicio' ? `Dashboard ${setorOf(setor).label}` : titulo

/** The pages behind one route: itself, one for each register, or none when it needs to know which record. */
function paginasDaRota({ view, setor, titulo }: Rota): Item[] {
  if (view === 'cadastros.registro')
    return slugsDeCadastro.map((registro) => {
      const href = hrefOf(setor, view, { registro })
      const { label, icon } = catalogo[registro]
      return { id: href, label, detalhe: 'Cadastros', icon, href }
    })
  const href = hrefFixo(setor, view)
  if (href === null) return []
  const icon = view === 'setor.perfil' ? 'perfil' : findView(view).areaSpec.icon
  return [{ id: href, label: labelOf(view, setor, titulo), detalhe: setorOf(setor).label, icon, href }]
}

/** The sectors of a person, the present one first. */
const emOrdem = (grupos: readonly Grupo[], atual: SetorSlug | null): SetorSlug[] => {
  const meus = setoresDe(grupos)
  return atual && meus.includes(atual) ? [atual, ...meus.filter((slug) => slug !== atual)] : meus
}

/** Every built page that the person may open, those of the present sector first. */
export function paginasDe(grupos: readonly Grupo[], atual: SetorSlug | null): Item[] {
  const setores = emOrdem(grupos, atual)
  const dosSetores = setores.flatMap((setor) =>
    rotasDe(setor)
      .filter((rota) => isPronta(rota.view))
      .filter((rota) => !(rota.view in acoes) && canOpen(setor, rota.view, grupos))
      // The own page is the same in every sector: once is enough.
      .filter((rota) => rota.view !== 'setor.perfil' || setor === setores[0])
      .flatMap(paginasDaRota),
  )
  return [
    ...dosSetores,
    { id: rotasGerais.setores, label: 'Setores', icon: 'setores', href: rotasGerais.setores },
    { id: rotasGerais.parabens, label: 'Parabéns do mês', icon: 'bolo', href: rotasGerais.parabens },
  ]
}

/** What the person may do from anywhere. */
export function acoesDe(grupos: readonly Grupo[], atual: SetorSlug | null): Item[] {
  const setores = emOrdem(grupos, atual)
  const nasViews = (Object.keys(acoes) as View[]).flatMap((view): Item[] => {
    const setor = setores.find((slug) => isPronta(view) && canOpen(slug, view, grupos))
    const rota = setor && rotasDe(setor).find((candidata) => candidata.view === view)
    return rota
      ? [
          {
            id: `acao:${view}`,
            label: acoes[view] ?? rota.titulo,
            detalhe: setorOf(rota.setor).label,
            icon: 'mais',
            href: rota.path,
          },
        ]
      : []
  })
  return [
    ...nasViews,
    { id: 'acao:tema', label: 'Alterar tema', icon: 'lua', acao: 'tema' },
    { id: 'acao:sair', label: 'Desconectar', icon: 'sair', acao: 'sair' },
  ]
}

const normalizar = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The items that contain every word typed, whatever the accents; the ones that begin with it first. */
export function filtrar(itens: readonly Item[], texto: string): Item[] {
  const termos = normalizar(texto).split(/\s+/).filter(Boolean)
  const achados = itens.filter(({ label, detalhe = '' }) => {
    const alvo = normalizar(`${label} ${detalhe}`)
    return termos.every((termo) => alvo.includes(termo))
  })
  const comeca = ({ label }: Item): boolean => normalizar(label).startsWith(termos[0] ?? '')
  return [...achados.filter(comeca), ...achados.filter((item) => !comeca(item))]
}

/** A process that the server found, of any kind; nothing for those whom no page of theirs shows it to. */
export function processoItem(
  { label, statuses }: Pick<AnyProcess, 'label' | 'statuses'>,
  { tipo, id, numero, nome, status }: ReplyOf<'GET /api/busca'>['processos'][number],
  { grupos, atual }: Contexto,
): Item[] {
  const href = recordHref(tipo, id, grupos, atual)
  const detalhe = `${label.one} ${numero} · ${statuses[status]?.label ?? status}`
  return href
    ? [{ id: `${tipo}:${id}`, label: nome ?? 'Sem nome ainda', detalhe, icon: areas[tipo].icon, href }]
    : []
}

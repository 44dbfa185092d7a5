import { areas, type Area, type View, type ViewOf } from './areas.ts'
import type { Grupo } from './grupos.ts'

type Concede = { readonly [A in Area]?: 'tudo' | readonly ViewOf<A>[] }

/** An item of a group; what it is for is said in `legendas.ts`. */
export interface SubItemMenu {
  readonly label: string
  readonly view: View
  /** Of no use to who sees the assigned contracts alone and has none. */
  readonly pedeContrato?: true
}

/** A menu entry: an area (opens its first page), an area with sub-items, or one page under its own words. */
export type ItemMenu =
  | Area
  | { readonly area: Area; readonly itens: readonly SubItemMenu[] }
  | { readonly label: string; readonly view: View }

interface Setor {
  /** `PK_ID_projeto` of the specification, and the `ID_setor` of the groups. */
  readonly id: number
  readonly label: string
  readonly icon: string
  readonly grupos: readonly Grupo[]
  readonly concede: Concede
  /** Views that only some of the sector's groups may open. */
  readonly restringe?: { readonly [V in View]?: readonly Grupo[] }
  readonly menu: readonly ItemMenu[]
}

const setor = <const S extends Setor>(spec: S): S => spec

const pagina = ['inicio', 'perfil', 'avisos'] as const
/** Of the sectors that answer for people: how they are doing, and the reports of it. */
const paginaENumeros = [...pagina, 'estatisticas', 'relatorios'] as const
/** The views of who reads a process and does not follow its area. */
const consulta = ['listar', 'visualizar', 'ver'] as const
/** The views of a process that every sector with its area has; the others are of those who start them. */
const doProcesso = ['inicio', ...consulta] as const
/** The views of vacations that every sector with the area has; a shutdown is planned in Rh alone. */
const feriasDosSetores = [...doProcesso, 'lote', 'a-vencer', 'mapa'] as const
/** Who answers for the people of the whole company. */
const direcaoDoRh = ['Coordenador', 'Gerente Rh', 'Administrador'] as const satisfies readonly Grupo[]
/** Who answers to people for what is held of them, with the company's encarregado. */
const encarregados = ['Gerente Rh', 'Administrador'] as const satisfies readonly Grupo[]
const quemFechaAFolha = [
  ...direcaoDoRh,
  'Assistente Departamento Pessoal',
] as const satisfies readonly Grupo[]
const processos = {
  afastamento: 'tudo',
  ferias: feriasDosSetores,
  promocao: doProcesso,
  remanejamento: doProcesso,
  demissao: doProcesso,
} as const
/** Areas that every sector has; no menu names them. */
const gerais = {
  calendario: 'tudo',
  estoque: 'tudo',
  tarefas: 'tudo',
  comunicados: 'tudo',
  conversas: 'tudo',
  mensagens: 'tudo',
} as const
/** Operacional and Rh plan the vacations of a year. */
const planejamento = ['planejamento', 'plano'] as const
const menuProcessos = ['afastamento', 'ferias', 'promocao', 'remanejamento', 'demissao'] as const
const consultaColaborador = ['listar', 'visualizar'] as const
/** Who answers to the client with what it may ask for, besides those who keep the contract. */
const dossie = ['dossie'] as const
const acoesColaborador = ['demitir', 'promover', 'transferir', 'marcar-ferias', 'afastar'] as const

/** The specification shows Criar and Rascunho to these groups only. */
export const quemAdmite = [
  'Administrador',
  'Gestor',
  'Coordenador Operacional',
] as const satisfies readonly Grupo[]

const menuConsulta = ['colaborador', 'admissao', ...menuProcessos] as const

export const setores = {
  operacional: setor({
    id: 1,
    label: 'Operacional',
    icon: 'operacional',
    grupos: [
      'Coordenador Operacional',
      'Gestor',
      'Assistente Gestor',
      'Administrador',
      'Gerente Administrador',
    ],
    concede: {
      setor: paginaENumeros,
      ...gerais,
      ...processos,
      ferias: [...feriasDosSetores, ...planejamento],
      remanejamento: 'tudo',
      cobertura: 'tudo',
      contratos: dossie,
      admissao: [
        'inicio',
        'criar',
        'listar',
        'visualizar',
        'ver',
        'rascunhos',
        'revisar-rascunho',
        'editar-rascunho',
        'corrigir',
      ],
      colaborador: ['inicio', ...consultaColaborador, ...acoesColaborador],
    },
    restringe: {
      'admissao.criar': quemAdmite,
      'admissao.rascunhos': quemAdmite,
      'admissao.editar-rascunho': quemAdmite,
      'admissao.revisar-rascunho': quemAdmite,
      'admissao.corrigir': quemAdmite,
      // A promotion says pay, which the other groups of Operacional do not see.
      'colaborador.promover': quemAdmite,
      'colaborador.marcar-ferias': [...quemAdmite, 'Assistente Gestor'],
      // A plan says what each date costs, hence pay.
      'ferias.planejamento': quemAdmite,
      'ferias.plano': quemAdmite,
    },
    menu: [
      'colaborador',
      {
        area: 'admissao',
        itens: [
          { label: 'Criar', view: 'admissao.criar', pedeContrato: true },
          { label: 'Rascunho', view: 'admissao.rascunhos' },
          { label: 'Listar', view: 'admissao.listar' },
        ],
      },
      ...menuProcessos,
    ],
  }),
  admin: setor({
    id: 2,
    label: 'Admin',
    icon: 'admin',
    grupos: ['Administrador'],
    concede: {
      setor: paginaENumeros,
      ...gerais,
      admissao: ['listar', 'visualizar', 'editar'],
      usuarios: 'tudo',
      contratos: 'tudo',
      cobertura: 'tudo',
      colaborador: consultaColaborador,
      ferias: ['listar', 'visualizar', 'mapa'],
      cadastros: 'tudo',
      importacao: 'tudo',
      integracoes: ['inicio'],
      seguranca: 'tudo',
      privacidade: 'tudo',
      rotinas: 'tudo',
    },
    menu: [],
  }),
  almoxarifado: setor({
    id: 3,
    label: 'Almoxarifado',
    icon: 'almoxarifado',
    grupos: ['Almoxarifado', 'Administrador'],
    concede: {
      setor: pagina,
      ...gerais,
      admissao: consulta,
      colaborador: consultaColaborador,
      // The pieces of who leaves come back here.
      demissao: consulta,
    },
    menu: [
      { label: 'Admissão Listar', view: 'admissao.listar' },
      { label: 'Colaborador Listar', view: 'colaborador.listar' },
    ],
  }),
  comercial: setor({
    id: 4,
    label: 'Comercial',
    icon: 'comercial',
    grupos: ['Administrador', 'Comercial'],
    concede: { setor: pagina, contratos: 'tudo', ...gerais },
    menu: ['contratos'],
  }),
  rh: setor({
    id: 5,
    label: 'Rh',
    icon: 'rh',
    grupos: [
      'Coordenador',
      'Assistente Departamento Pessoal',
      'Cadastro',
      'Beneficio',
      'Rescisao',
      'Administrador',
      'Gerente Rh',
    ],
    concede: {
      setor: paginaENumeros,
      ...gerais,
      ...processos,
      ferias: [...feriasDosSetores, ...planejamento, 'coletivas'],
      promocao: 'tudo',
      remanejamento: 'tudo',
      demissao: 'tudo',
      contratos: dossie,
      admissao: consulta,
      colaborador: [...consultaColaborador, ...acoesColaborador],
      integracoes: ['folha'],
      privacidade: 'tudo',
    },
    restringe: {
      // All that is held of a person at once, and who looked at it.
      'privacidade.inicio': encarregados,
      'privacidade.titular': encarregados,
      'ferias.coletivas': direcaoDoRh,
      // The file has the pay and the bank of everybody at once.
      'integracoes.folha': quemFechaAFolha,
      'promocao.reajuste': direcaoDoRh,
      'promocao.postos': direcaoDoRh,
    },
    menu: menuConsulta,
  }),
  sesmt: setor({
    id: 6,
    label: 'Sesmt',
    icon: 'sesmt',
    grupos: ['Sesmt', 'Administrador'],
    concede: {
      setor: pagina,
      ...gerais,
      ...processos,
      admissao: consulta,
      colaborador: [...consultaColaborador, 'afastar'],
    },
    menu: menuConsulta,
  }),
  vagas: setor({
    id: 7,
    label: 'Vagas',
    icon: 'vagas',
    grupos: ['Vagas', 'Administrador'],
    concede: {
      setor: pagina,
      ...gerais,
      ...processos,
      admissao: consulta,
      colaborador: [...consultaColaborador, 'ver-demissao'],
    },
    menu: menuConsulta,
  }),
  conferencia: setor({
    id: 8,
    label: 'Conferência',
    icon: 'conferencia',
    grupos: ['Rescisao', 'Administrador'],
    concede: {
      setor: pagina,
      ...gerais,
      ...processos,
      admissao: consulta,
      colaborador: consultaColaborador,
    },
    menu: menuConsulta,
  }),
} as const satisfies Readonly<Record<string, Setor>>

export type SetorSlug = keyof typeof setores

export const setorSlugs = Object.keys(setores) as SetorSlug[]

/** The declaration of a sector, widened for code that walks over all of them. */
export const setorOf = (slug: SetorSlug): Setor => setores[slug]

function grantedViews(slug: SetorSlug): View[] {
  const concede = setorOf(slug).concede
  return (Object.keys(areas) as Area[]).flatMap((area) => {
    const granted = concede[area]
    if (!granted) return []
    const nomes = Object.keys(areas[area].views)
    const chosen =
      granted === 'tudo' ? nomes : nomes.filter((n) => (granted as readonly string[]).includes(n))
    return chosen.map((nome) => `${area}.${nome}` as View)
  })
}

/** Asked for each entry of each menu: worked out once for a sector. */
const views = new Map<SetorSlug, readonly View[]>()

/** Views that a sector grants, in the order of the catalogue. */
export function viewsOf(slug: SetorSlug): readonly View[] {
  const known = views.get(slug) ?? grantedViews(slug)
  views.set(slug, known)
  return known
}

/** Groups that may open a view in one sector; empty when the sector does not grant it. */
export function gruposDaView(slug: SetorSlug, view: View): readonly Grupo[] {
  if (!viewsOf(slug).includes(view)) return []
  const spec = setorOf(slug)
  return spec.restringe?.[view] ?? spec.grupos
}

/** Groups that may open a view in any sector: what the server asks before it answers the view's calls. */
export const gruposDe = (view: View): Grupo[] => [
  ...new Set(setorSlugs.flatMap((slug) => gruposDaView(slug, view))),
]

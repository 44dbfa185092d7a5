interface ViewSpec {
  /** Path below the area, in router syntax. */
  readonly path: string
  /** Page title and breadcrumb. */
  readonly label: string
}

interface AreaSpec {
  readonly label: string
  /** Path of the area below the sector. */
  readonly path: string
  readonly icon: string
  readonly views: Readonly<Record<string, ViewSpec>>
}

/** The four views that every movement process has in every sector that follows it. */
const processo = (um: string, muitos: string) =>
  ({
    inicio: { path: '', label: muitos },
    listar: { path: 'listar', label: `Listar ${muitos.toLowerCase()}` },
    visualizar: { path: 'visualizar/:id', label: `Visualizar ${um.toLowerCase()}` },
    ver: { path: 'ver/:id', label: `Consultar ${um.toLowerCase()}` },
  }) as const

/**
 * The catalogue of views: what an area can show and at which path below the sector.
 * Routes, menus, guards, titles, breadcrumbs and the server's permissions all derive from it.
 */
export const areas = {
  setor: {
    label: 'Dashboard',
    path: '',
    icon: 'dashboard',
    views: {
      inicio: { path: '', label: 'Dashboard' },
      perfil: { path: 'perfil', label: 'Meu perfil' },
      avisos: { path: 'avisos', label: 'Avisos' },
      estatisticas: { path: 'estatisticas', label: 'Estatísticas' },
      relatorios: { path: 'relatorios/:relatorio?', label: 'Relatórios' },
    },
  },
  colaborador: {
    label: 'Colaborador',
    path: 'colaborador',
    icon: 'colaborador',
    views: {
      inicio: { path: '', label: 'Colaboradores' },
      listar: { path: 'listar', label: 'Listar colaboradores' },
      visualizar: { path: ':id/visualizar', label: 'Visualizar colaborador' },
      demitir: { path: ':id/demitir', label: 'Demitir' },
      promover: { path: ':id/promocao', label: 'Promover' },
      // The specification spells this path so; it appears nowhere else.
      transferir: { path: ':id/trasnferencia', label: 'Remanejar' },
      'marcar-ferias': { path: ':id/ferias', label: 'Marcar férias' },
      afastar: { path: ':id/afastamento', label: 'Informar afastamento' },
      'ver-demissao': { path: ':id/demissao', label: 'Consultar demissão' },
    },
  },
  admissao: {
    label: 'Admissão',
    path: 'admissao',
    icon: 'admissao',
    views: {
      inicio: { path: '', label: 'Admissões' },
      criar: { path: 'criar', label: 'Criar admissão' },
      listar: { path: 'listar', label: 'Listar admissões' },
      visualizar: { path: 'visualizar/:id', label: 'Visualizar admissão' },
      ver: { path: 'ver/:id', label: 'Consultar admissão' },
      rascunhos: { path: 'rascunho', label: 'Rascunhos' },
      'revisar-rascunho': { path: 'editar/rascunho/:id/revisar', label: 'Revisar rascunho' },
      'editar-rascunho': { path: 'editar/rascunho/:id/:etapa?', label: 'Editar rascunho' },
      // `editar/{jwt}/{etapa?}` and `editar/{id}/{second id}` have one shape; the view tells them apart.
      corrigir: { path: 'editar/:chave/:segunda?', label: 'Corrigir admissão' },
      editar: { path: 'editar/:id', label: 'Editar admissão' },
    },
  },
  afastamento: {
    label: 'Afastamento',
    path: 'afastamento',
    icon: 'afastamento',
    views: processo('Afastamento', 'Afastamentos'),
  },
  ferias: {
    label: 'Férias',
    path: 'ferias',
    icon: 'ferias',
    views: {
      ...processo('Férias', 'Férias'),
      coletivas: { path: 'coletivas', label: 'Férias coletivas' },
      lote: { path: 'lotes/:id', label: 'Lote de férias' },
      'a-vencer': { path: 'a-vencer', label: 'Férias a vencer' },
      mapa: { path: 'mapa', label: 'Mapa de férias' },
      planejamento: { path: 'planejamento', label: 'Planejar férias' },
      plano: { path: 'planejamento/:id', label: 'Plano de férias' },
    },
  },
  cobertura: {
    label: 'Cobertura',
    path: 'cobertura',
    icon: 'cobertura',
    views: { inicio: { path: '', label: 'Cobertura' } },
  },
  promocao: {
    label: 'Promoção',
    path: 'promocao',
    icon: 'promocao',
    views: {
      ...processo('Promoção', 'Promoções'),
      reajuste: { path: 'reajustes/:id?', label: 'Reajuste da convenção' },
      postos: { path: 'postos/:id?', label: 'Escala e salário de postos' },
    },
  },
  remanejamento: {
    label: 'Remanejamento',
    path: 'remanejamento',
    icon: 'remanejamento',
    views: {
      ...processo('Remanejamento', 'Remanejamentos'),
      fim: { path: 'contratos/:id?', label: 'Fins de contrato' },
    },
  },
  demissao: {
    label: 'Demissão',
    path: 'demissao',
    icon: 'demissao',
    views: {
      ...processo('Demissão', 'Demissões'),
      estabilidades: { path: 'estabilidades', label: 'Estabilidades' },
    },
  },
  contratos: {
    label: 'Contratos',
    path: 'contratos',
    icon: 'contratos',
    views: {
      novo: { path: 'novo', label: 'Novo contrato' },
      listar: { path: 'listar', label: 'Listar contratos' },
      visualizar: { path: 'visualizar/:id', label: 'Visualizar contrato' },
      dossie: { path: 'dossie/:id?', label: 'Dossiê do tomador' },
    },
  },
  usuarios: {
    label: 'Usuários',
    path: 'usuarios',
    icon: 'usuarios',
    views: {
      novo: { path: 'novo', label: 'Novo usuário' },
      listar: { path: 'listar', label: 'Listar usuários' },
    },
  },
  cadastros: {
    label: 'Cadastros',
    path: 'cadastros',
    icon: 'cadastros',
    views: {
      inicio: { path: '', label: 'Cadastros' },
      // One page for every register; which ones there are is written in `cadastros/`.
      registro: { path: ':registro', label: 'Cadastro' },
    },
  },
  integracoes: {
    label: 'Integrações',
    path: 'integracoes',
    icon: 'integracoes',
    views: {
      // One page for all of them; the payroll file has a view of its own in Rh.
      inicio: { path: ':aba?', label: 'Integrações' },
      folha: { path: 'folha', label: 'Arquivo da folha' },
    },
  },
  seguranca: {
    label: 'Segurança',
    path: 'seguranca',
    icon: 'escudo',
    views: { inicio: { path: '', label: 'Segurança' } },
  },
  privacidade: {
    label: 'Privacidade',
    path: 'privacidade',
    icon: 'cadeado',
    views: {
      inicio: { path: ':aba?', label: 'Privacidade' },
      titular: { path: 'titular/:id', label: 'Registro do titular' },
    },
  },
  rotinas: {
    label: 'Rotinas',
    path: 'rotinas',
    icon: 'atualizar',
    // What the system does by itself.
    views: { inicio: { path: '', label: 'Rotinas' } },
  },
  importacao: {
    label: 'Importar planilha',
    path: 'importar',
    icon: 'importar',
    views: { importar: { path: ':tipo?', label: 'Importar planilha' } },
  },
  // General areas: in every sector and in no menu, which the specification gives.
  calendario: {
    label: 'Calendário',
    path: 'calendario',
    icon: 'calendario',
    views: { inicio: { path: '', label: 'Calendário' } },
  },
  estoque: {
    label: 'Estoque',
    path: 'estoque',
    icon: 'uniforme',
    views: { inicio: { path: ':aba?', label: 'Estoque' } },
  },
  tarefas: {
    label: 'Tarefas',
    path: 'tarefas',
    icon: 'tarefas',
    views: { inicio: { path: '', label: 'Tarefas' } },
  },
  comunicados: {
    label: 'Comunicados',
    // Beside the person's own alerts: two tabs of one place.
    path: 'avisos/comunicados',
    icon: 'comunicado',
    views: { inicio: { path: '', label: 'Comunicados' } },
  },
  conversas: {
    label: 'Conversas',
    path: 'conversas',
    icon: 'conversas',
    views: { inicio: { path: ':id?', label: 'Conversas' } },
  },
  mensagens: {
    label: 'Mensagens',
    path: 'mensagens',
    icon: 'mensagens',
    views: { inicio: { path: ':id?', label: 'Mensagens' } },
  },
} as const satisfies Readonly<Record<string, AreaSpec>>

export type Area = keyof typeof areas
export type ViewOf<A extends Area> = keyof (typeof areas)[A]['views'] & string
/** `'admissao.criar'`, `'demissao.ver'`…: the unit that routes, menus and permissions all speak. */
export type View = { [A in Area]: `${A}.${ViewOf<A>}` }[Area]

type SpecOf<V extends View> = V extends `${infer A extends Area}.${infer N}`
  ? (typeof areas)[A]['views'][N & keyof (typeof areas)[A]['views']]
  : never
export type PathOf<V extends View> = SpecOf<V> extends { readonly path: infer P extends string } ? P : never

/** The area and the declaration behind a view. */
export function findView(view: View): { area: Area; areaSpec: AreaSpec; spec: ViewSpec } {
  const [area, nome] = view.split('.') as [Area, string]
  const areaSpec: AreaSpec = areas[area]
  const spec = areaSpec.views[nome]
  if (!spec) throw new Error(`Unknown view ${view}`)
  return { area, areaSpec, spec }
}

/** Path of a view below its sector, in router syntax: `admissao/editar/rascunho/:id/:etapa?`. */
export function pathOf(view: View): string {
  const { areaSpec, spec } = findView(view)
  return [areaSpec.path, spec.path].filter(Boolean).join('/')
}

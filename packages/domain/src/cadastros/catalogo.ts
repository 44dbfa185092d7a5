/** One register of Admin as its index, menus and palette name it. Without schemas: every page may ask for these. */
export interface ItemDoCatalogo {
  readonly label: string
  readonly descricao: string
  readonly icon: string
  /** Heading under which the index shows it. */
  readonly grupo: string
}

/** Every register, by its address under `/admin/cadastros`. */
export const catalogo = {
  empresa: {
    label: 'Empresa',
    descricao: 'Razão social, logotipos e regras da casa',
    icon: 'empresa',
    grupo: 'Organização',
  },
  'centros-de-custo': {
    label: 'Centros de custo',
    descricao: 'A quem cada despesa de pessoal é atribuída',
    icon: 'centro-de-custo',
    grupo: 'Organização',
  },
  cargos: {
    label: 'Cargos',
    descricao: 'Título, CBO, treinamentos e pisos por sindicato',
    icon: 'cargo',
    grupo: 'Organização',
  },
  escalas: {
    label: 'Escalas',
    descricao: 'Dias, horários, folgas e horas da semana',
    icon: 'relogio',
    grupo: 'Jornada',
  },
  'escalas-de-vt': {
    label: 'Escalas de VT',
    descricao: 'Como se contam os dias de vale-transporte no mês',
    icon: 'transporte',
    grupo: 'Jornada',
  },
  feriados: {
    label: 'Feriados',
    descricao: 'Nacionais calculados; estaduais e municipais cadastrados',
    icon: 'calendario',
    grupo: 'Jornada',
  },
  sindicatos: {
    label: 'Sindicatos e convenções',
    descricao: 'Base territorial, data-base, CCT e pisos',
    icon: 'sindicato',
    grupo: 'Regras',
  },
  limites: {
    label: 'Limites',
    descricao: 'Prazos e tetos que a empresa decide',
    icon: 'ajustes',
    grupo: 'Regras',
  },
  parametros: {
    label: 'Parâmetros legais',
    descricao: 'Salário mínimo, jornada e outros valores da lei, por data',
    icon: 'lei',
    grupo: 'Regras',
  },
  uniformes: {
    label: 'Uniformes e EPIs',
    descricao: 'Peças, tamanhos, certificado e duração',
    icon: 'uniforme',
    grupo: 'Admissão',
  },
  documentos: {
    label: 'Documentos',
    descricao: 'O que se pede na admissão, a quem e por quê',
    icon: 'documento',
    grupo: 'Admissão',
  },
} as const satisfies Readonly<Record<string, ItemDoCatalogo>>

export type SlugDeCadastro = keyof typeof catalogo
export const slugsDeCadastro = Object.keys(catalogo) as SlugDeCadastro[]
export const isSlugDeCadastro = (slug: string): slug is SlugDeCadastro => slug in catalogo

/** Every group name of the permission table. A user belongs to one or more `(Grupo_nome, ID_setor)` rows. */
export const grupos = [
  'Administrador',
  'Coordenador Operacional',
  'Gestor',
  'Assistente Gestor',
  'Gerente Administrador',
  'Almoxarifado',
  'Comercial',
  'Coordenador',
  'Assistente Departamento Pessoal',
  'Cadastro',
  'Beneficio',
  'Rescisao',
  'Gerente Rh',
  'Sesmt',
  'Vagas',
] as const

export type Grupo = (typeof grupos)[number]

/** Groups that see only the people and processes of the contracts assigned to the user. */
export const gruposComEscopo = ['Gestor', 'Assistente Gestor'] as const satisfies readonly Grupo[]

/** Groups that answer for the sectors they belong to: what a sector shares is theirs to take away. */
const gruposQueCoordenam: readonly Grupo[] = [
  'Administrador',
  'Gerente Administrador',
  'Coordenador Operacional',
  'Coordenador',
  'Gerente Rh',
]

/** True when one of the groups that a person has in a sector answers for it. */
export const isCoordenacao = (noSetor: readonly Grupo[]): boolean =>
  noSetor.some((grupo) => gruposQueCoordenam.includes(grupo))

/** Groups whose name in the system, which the specification gives, is not how people write it. */
const rotulos: Readonly<Partial<Record<string, string>>> = {
  Beneficio: 'Benefício',
  Rescisao: 'Rescisão',
} satisfies Partial<Record<Grupo, string>>

/** Name of a group as people write it. */
export const rotuloDoGrupo = (grupo: string): string => rotulos[grupo] ?? grupo

export const isGrupo = (nome: string): nome is Grupo => (grupos as readonly string[]).includes(nome)

/** True when every group of the person is a scoped one: a single unscoped group lifts the scope. */
export const isEscopado = (nomes: readonly Grupo[]): boolean =>
  nomes.length > 0 && nomes.every((nome) => (gruposComEscopo as readonly Grupo[]).includes(nome))

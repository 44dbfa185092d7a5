import type { Grupo } from '../setores/grupos.ts'
import { grupos as todosOsGrupos } from '../setores/grupos.ts'
import { setores } from '../setores/setores.ts'
import { abaNomes, type Aba } from './abas.ts'
import { pessoa } from '../campos/pessoa.ts'
import { contrato } from '../campos/vinculo.ts'
import { camposDoSetor, type SetorQueVe } from '../campos/visao.ts'
import { camposContratoNomes, camposPessoaNomes, type CampoContrato, type CampoPessoa } from './campos.ts'

// Who sees what of an employee, once: the server leaves out what is not here, the screen asks the same table.

export type CampoFicha = `pessoa.${CampoPessoa}` | `contrato.${CampoContrato}` | 'vinculo.beneficios'

interface Visao {
  readonly grupos: readonly Grupo[]
  readonly abas: readonly Aba[]
  readonly pessoa: readonly CampoPessoa[]
  readonly contrato: readonly CampoContrato[]
  /** Transport, meals and basket: what the journey home costs tells where a person lives. */
  readonly beneficios?: true
  /** The whole CPF; without it the middle digits only. */
  readonly cpfInteiro?: true
  /** Documents that tell of health, race or record (LGPD art. 5º II). */
  readonly sensiveis?: true
}

/** What the declaration of each field says that a sector sees. */
const doSetor = (setor: SetorQueVe): Pick<Visao, 'grupos' | 'pessoa' | 'contrato'> => ({
  grupos: setores[setor].grupos,
  pessoa: camposDoSetor(pessoa, setor),
  contrato: camposDoSetor(contrato, setor),
})

/** Need to know (LGPD art. 6º III). A person sees the union of the groups. */
const visoes: readonly Visao[] = [
  {
    // Conferência is the group Rescisao, which is also of Rh.
    grupos: setores.rh.grupos,
    abas: abaNomes,
    pessoa: camposPessoaNomes,
    contrato: camposContratoNomes,
    beneficios: true,
    cpfInteiro: true,
    sensiveis: true,
  },
  {
    ...doSetor('operacional'),
    abas: abaNomes.filter((aba) => aba !== 'dependentes'),
  },
  {
    ...doSetor('sesmt'),
    abas: ['resumo', 'dados', 'contrato', 'ferias', 'afastamentos', 'documentos', 'uniforme', 'historico'],
    cpfInteiro: true,
    sensiveis: true,
  },
  {
    ...doSetor('vagas'),
    abas: ['resumo', 'dados', 'contrato', 'ferias', 'afastamentos', 'historico'],
  },
  {
    ...doSetor('almoxarifado'),
    abas: ['resumo', 'uniforme'],
  },
]

const visoesDe = (grupos: readonly Grupo[]): readonly Visao[] =>
  visoes.filter((visao) => visao.grupos.some((grupo) => grupos.includes(grupo)))

/** Tabs that a person with these groups sees, in their order. */
export const abasVisiveis = (grupos: readonly Grupo[]): Aba[] => {
  const suas = visoesDe(grupos)
  return abaNomes.filter((aba) => suas.some((visao) => visao.abas.includes(aba)))
}

/** Groups that see a tab: who may call for what is in it. */
export const gruposDaAba = (aba: Aba): Grupo[] =>
  todosOsGrupos.filter((grupo) => abasVisiveis([grupo]).includes(aba))

const conhecidos = new WeakMap<readonly Grupo[], ReadonlySet<CampoFicha>>()

/** Fields of an employee that a person with these groups sees. A list asks for each column: told once for the same array. */
export function camposVisiveis(grupos: readonly Grupo[]): ReadonlySet<CampoFicha> {
  const campos = conhecidos.get(grupos) ?? new Set(visoesDe(grupos).flatMap(camposDaVisao))
  conhecidos.set(grupos, campos)
  return campos
}

const camposDaVisao = ({ pessoa, contrato, beneficios }: Visao): CampoFicha[] => [
  ...(beneficios ? ['vinculo.beneficios' as const] : []),
  ...pessoa.map((campo) => `pessoa.${campo}` as const),
  ...contrato.map((campo) => `contrato.${campo}` as const),
]

export const veCpfInteiro = (grupos: readonly Grupo[]): boolean =>
  visoesDe(grupos).some(({ cpfInteiro }) => cpfInteiro === true)

/** Groups that see all of an employee: every field, every tab, the whole CPF. What holds all of it is theirs alone. */
export const quemVeTudo: readonly Grupo[] = todosOsGrupos.filter((grupo) => {
  const campos = camposVisiveis([grupo])
  return (
    veCpfInteiro([grupo]) &&
    abasVisiveis([grupo]).length === abaNomes.length &&
    campos.has('vinculo.beneficios') &&
    camposPessoaNomes.every((campo) => campos.has(`pessoa.${campo}`)) &&
    camposContratoNomes.every((campo) => campos.has(`contrato.${campo}`))
  )
})

export const veSensiveis = (grupos: readonly Grupo[]): boolean =>
  visoesDe(grupos).some(({ sensiveis }) => sensiveis === true)

const cadastro = [
  'Cadastro',
  'Assistente Departamento Pessoal',
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Who changes what. Post and contract change by a process; nobody types them here. */
export const quemEdita = {
  pessoais: cadastro,
  endereco: cadastro,
  documentos: cadastro,
  bancarios: [...cadastro, 'Beneficio'],
  contrato: ['Cadastro', 'Coordenador', 'Gerente Rh', 'Administrador'],
  experiencia: ['Cadastro', 'Coordenador', 'Gerente Rh', 'Administrador'],
  arquivo: [...cadastro, 'Beneficio', 'Sesmt'],
  dependentes: [...cadastro, 'Beneficio'],
  uniforme: ['Almoxarifado', 'Administrador'],
  ferias: cadastro,
} as const satisfies Readonly<Record<string, readonly Grupo[]>>

export type Edicao = keyof typeof quemEdita
export const edicoes = Object.keys(quemEdita) as [Edicao, ...Edicao[]]

export const podeEditar = (edicao: Edicao, grupos: readonly Grupo[]): boolean =>
  quemEdita[edicao].some((grupo) => grupos.includes(grupo))

import { diasSemana } from '@rh/domain/acesso/janela'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { ContratoNome } from './empresa.ts'

/** The password of every demo user. */
export const senhaDemo = 'demo-limpeza-2026'

export interface UsuarioDemo {
  readonly usuario: string
  readonly nome: string
  readonly descricao: string
  readonly grupos: readonly Grupo[]
  readonly semanaInteira: boolean
  /** Contracts in scope, for the groups that are scoped. */
  readonly contratos: readonly ContratoNome[]
}

/** Login of a group's demo user: lower case, without accents, dots for spaces (`gerente.rh`). */
export const loginDoGrupo = (grupo: Grupo): string =>
  grupo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')

const nomes: Readonly<Record<Grupo, string>> = {
  Administrador: 'Helena Vasconcelos',
  'Coordenador Operacional': 'Márcio Figueiredo',
  Gestor: 'Débora Magalhães',
  'Assistente Gestor': 'Tiago Nóbrega',
  'Gerente Administrador': 'Sônia Guimarães',
  Almoxarifado: 'Nélson Assunção',
  Comercial: 'Letícia Brandão',
  Coordenador: 'Otávio Lourenço',
  'Assistente Departamento Pessoal': 'Janaína Corrêa',
  Cadastro: 'Vinícius Araújo',
  Beneficio: 'Patrícia Gonçalves',
  Rescisao: 'Sérgio Macêdo',
  'Gerente Rh': 'Mônica Peixoto',
  Sesmt: 'Cláudio Aragão',
  Vagas: 'Érica Damasceno',
}

const escopo: Partial<Record<Grupo, readonly ContratoNome[]>> = {
  Gestor: ['hospitalSp', 'shopping', 'campusCampinas', 'torre'],
  'Assistente Gestor': ['hospitalSp', 'agencias'],
}

const setoresDoGrupo = (grupo: Grupo): string => {
  const labels = setorSlugs.map(setorOf).filter(({ grupos }) => grupos.includes(grupo))
  return labels.length === setorSlugs.length
    ? 'todos os setores'
    : labels.map(({ label }) => label).join(', ')
}

const doGrupo = (grupo: Grupo): UsuarioDemo => ({
  usuario: loginDoGrupo(grupo),
  nome: nomes[grupo],
  descricao: `${grupo} – ${setoresDoGrupo(grupo)}`,
  grupos: [grupo],
  semanaInteira: true,
  contratos: escopo[grupo] ?? [],
})

/** One user per group of the permission table, and the two who cannot go far. */
export const usuariosDemo: readonly UsuarioDemo[] = [
  ...grupos.map(doGrupo),
  {
    usuario: 'fora.do.horario',
    nome: 'Rogério Quirino',
    descricao: 'Gestor sem nenhum horário de acesso',
    grupos: ['Gestor'],
    semanaInteira: false,
    contratos: [],
  },
  {
    usuario: 'sem.grupo',
    nome: 'Bárbara Teles',
    descricao: 'Sem grupo, à espera de liberação',
    grupos: [],
    semanaInteira: true,
    contratos: [],
  },
]

/** What the start page of the demo offers. */
export const loginsDemo: readonly { readonly usuario: string; readonly descricao: string }[] =
  usuariosDemo.map(({ usuario, descricao }) => ({ usuario, descricao }))

/** Windows of a whole week. */
export const semanaInteira = diasSemana.map((diaSemana) => ({
  diaSemana,
  entrada: '00:00:00',
  saida: '23:59:59',
}))

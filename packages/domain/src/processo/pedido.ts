import type { Grupo } from '../setores/grupos.ts'
import { setores } from '../setores/setores.ts'
import { quemAprova } from './quem.ts'

// A request about a bond: it is checked, approved by somebody else, and ends well or by one of the ways of caution.

/** Statuses of a request until its approval. */
export const ateAprovar = {
  solicitada: { label: 'Solicitada', tone: 'info' },
  em_analise: { label: 'Em análise', tone: 'warning' },
  devolvida: { label: 'Devolvida', tone: 'error' },
  aprovada: { label: 'Aprovada', tone: 'success' },
} as const

/** Statuses of a request without effect. */
export const semEfeito = {
  reprovada: { label: 'Reprovada', tone: 'error', final: true },
  cancelada: { label: 'Cancelada', tone: 'default', final: true },
} as const

const emAvaliacao = ['solicitada', 'em_analise'] as const
const comQuemPediu = [...emAvaliacao, 'devolvida'] as const
const comMotivo = { motivo: 'obrigatorio', cautela: true } as const

/** Parecer of Departamento Pessoal, without its own fields. */
export const departamentoPessoal = {
  label: 'Departamento Pessoal',
  pede: 'Conferir pedido',
  grupos: ['Cadastro', 'Beneficio', 'Assistente Departamento Pessoal', 'Administrador'],
  veCampos: setores.rh.grupos,
  compara: true,
} as const

/** Transition of the engine once the first stage is complete. */
export const analisar = {
  label: 'Iniciar análise',
  from: ['solicitada'],
  to: 'em_analise',
  quem: 'motor',
} as const

/** Transitions by which a reviewer returns or refuses a request. */
export const recusas = {
  devolver: {
    label: 'Devolver',
    from: emAvaliacao,
    to: 'devolvida',
    quem: 'da_vez',
    itens: true,
    ...comMotivo,
  },
  reprovar: { label: 'Reprovar', from: emAvaliacao, to: 'reprovada', quem: 'da_vez', ...comMotivo },
} as const

/** Transitions by which a request is returned, or ends before its effect. */
export const cautelas = (quemPede: readonly Grupo[]) =>
  ({
    ...recusas,
    desistir: {
      label: 'Desistir do pedido',
      from: comQuemPediu,
      to: 'cancelada',
      quem: quemPede,
      ...comMotivo,
    },
    cancelar: {
      label: 'Cancelar',
      from: [...comQuemPediu, 'aprovada'],
      to: 'cancelada',
      quem: quemAprova,
      ...comMotivo,
    },
  }) as const

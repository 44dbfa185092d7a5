import type { Grupo } from '../setores/grupos.ts'
import { setores } from '../setores/setores.ts'
import { quemAprova } from './quem.ts'

// A request about a bond: it is checked, approved by somebody else, and ends well or by one of the ways of caution.

/** The statuses of a request until it is approved. */
export const ateAprovar = {
  solicitada: { label: 'Solicitada', tone: 'info' },
  em_analise: { label: 'Em análise', tone: 'warning' },
  devolvida: { label: 'Devolvida', tone: 'error' },
  aprovada: { label: 'Aprovada', tone: 'success' },
} as const

/** The statuses of a request that came to nothing. */
export const semEfeito = {
  reprovada: { label: 'Reprovada', tone: 'error', final: true },
  cancelada: { label: 'Cancelada', tone: 'default', final: true },
} as const

const emAvaliacao = ['solicitada', 'em_analise'] as const
const comQuemPediu = [...emAvaliacao, 'devolvida'] as const
const comMotivo = { motivo: 'obrigatorio', cautela: true } as const

/** The parecer of Departamento Pessoal, but for what it checks. */
export const departamentoPessoal = {
  label: 'Departamento Pessoal',
  grupos: ['Cadastro', 'Beneficio', 'Assistente Departamento Pessoal', 'Administrador'],
  veCampos: setores.rh.grupos,
} as const

/** The move that the engine makes once the first stage is complete. */
export const analisar = {
  label: 'Iniciar análise',
  from: ['solicitada'],
  to: 'em_analise',
  quem: 'motor',
} as const

/** The moves by which whoever has to judge sends a request back, or refuses it. */
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

/** Every move by which a request comes back, or to nothing before its effect. */
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

import { quemVePagamento, quemVeSaude } from '../processo/quem.ts'
import type { Grupo } from '../setores/grupos.ts'
import { ADMINISTRADOR } from '../usuarios/aberturas.ts'

/** Of whom the company asks a second factor, from nobody to everybody. Whoever has one is asked for it anyway. */
export const exigencias = {
  ninguem: { label: 'Ninguém', texto: 'Cada pessoa decide se usa.' },
  administradores: { label: 'Administradores', texto: 'Quem dá acesso aos outros.' },
  sensiveis: {
    label: 'Administradores e quem vê saúde ou pagamento',
    texto: 'Quem lê exames, afastamentos ou salários, além dos administradores.',
  },
  todos: { label: 'Todas as pessoas', texto: 'Todos os usuários com algum grupo de acesso.' },
} as const

export type Exigencia = keyof typeof exigencias

export const isExigencia = (valor: string): valor is Exigencia => Object.hasOwn(exigencias, valor)

const sensiveis: readonly Grupo[] = [...new Set<Grupo>([ADMINISTRADOR, ...quemVeSaude, ...quemVePagamento])]

/** Tests whether the company asks a second factor of who is in these groups; an account without any sees nothing yet. */
export function exigeSegundoFator(exigencia: Exigencia, grupos: readonly Grupo[]): boolean {
  if (exigencia === 'todos') return grupos.length > 0
  if (exigencia === 'sensiveis') return grupos.some((grupo) => sensiveis.includes(grupo))
  return exigencia === 'administradores' && grupos.includes(ADMINISTRADOR)
}

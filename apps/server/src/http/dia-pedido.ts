import { failure } from './failure.ts'

/** The day that figures are asked of; today without one. Refuses a day to come: nobody knows it. */
export function diaPedido(hoje: string, em: string | undefined): string {
  if (em !== undefined && em > hoje)
    throw failure('validacao', { campos: { em: 'Escolha um dia que já passou' } })
  return em ?? hoje
}

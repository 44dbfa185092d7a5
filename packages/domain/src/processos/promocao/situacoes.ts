import { ateAprovar, semEfeito } from '../../processo/pedido.ts'

/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDaPromocao = {
  label: { one: 'Promoção', many: 'Promoções', data: 'Vigência' },
  statuses: {
    ...ateAprovar,
    efetivada: { label: 'Efetivada', tone: 'success' },
    finalizada: { label: 'Finalizada', tone: 'default', final: true },
    ...semEfeito,
    desfeita: { label: 'Desfeita', tone: 'error', final: true },
  },
} as const

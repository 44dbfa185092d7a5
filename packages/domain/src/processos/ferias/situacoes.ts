import { ateAprovar, semEfeito } from '../../processo/pedido.ts'

/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDasFerias = {
  label: { one: 'Férias', many: 'Férias', data: 'Início' },
  statuses: {
    ...ateAprovar,
    em_gozo: { label: 'Em gozo', tone: 'success' },
    finalizada: { label: 'Finalizada', tone: 'default', final: true },
    interrompida: { label: 'Interrompida', tone: 'warning', final: true, recebePapeis: true },
    ...semEfeito,
  },
} as const

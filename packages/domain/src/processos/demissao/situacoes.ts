import { ateAprovar, semEfeito } from '../../processo/pedido.ts'

/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDaDemissao = {
  label: { one: 'Demissão', many: 'Demissões', data: 'Desligamento' },
  statuses: {
    ...ateAprovar,
    em_aviso: { label: 'Em aviso prévio', tone: 'warning' },
    desligado: { label: 'Desligado', tone: 'info' },
    em_conferencia: { label: 'Em conferência', tone: 'warning' },
    finalizada: { label: 'Finalizada', tone: 'default', final: true, recebePapeis: true },
    ...semEfeito,
  },
} as const

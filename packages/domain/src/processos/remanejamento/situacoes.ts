/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDoRemanejamento = {
  label: { one: 'Remanejamento', many: 'Remanejamentos', data: 'Remanejamento' },
  statuses: {
    solicitado: { label: 'Solicitado', tone: 'info' },
    em_analise: { label: 'Em análise', tone: 'warning' },
    devolvido: { label: 'Devolvido', tone: 'error' },
    aprovado: { label: 'Aprovado', tone: 'success' },
    efetivado: { label: 'Efetivado', tone: 'success' },
    retornado: { label: 'Retornado', tone: 'success' },
    finalizado: { label: 'Finalizado', tone: 'default', final: true },
    reprovado: { label: 'Reprovado', tone: 'error', final: true },
    cancelado: { label: 'Cancelado', tone: 'default', final: true },
    desfeito: { label: 'Desfeito', tone: 'error', final: true },
  },
} as const

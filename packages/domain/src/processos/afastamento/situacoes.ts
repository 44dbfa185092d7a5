/** What the kind and its statuses are called: apart from the declaration, for pages that show no more of it. */
export const situacoesDoAfastamento = {
  label: { one: 'Afastamento', many: 'Afastamentos', data: 'Início' },
  statuses: {
    informado: { label: 'Informado', tone: 'info' },
    em_analise: { label: 'Em análise', tone: 'warning' },
    devolvido: { label: 'Devolvido', tone: 'error' },
    homologado: { label: 'Homologado', tone: 'success' },
    encerrado: { label: 'Encerrado', tone: 'default', final: true, recebePapeis: true },
    recusado: { label: 'Recusado', tone: 'error', final: true },
    cancelado: { label: 'Cancelado', tone: 'default', final: true },
  },
} as const

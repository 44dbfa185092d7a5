/** An incident that has to be told to ANPD and to the people. */
export const incidenteDe = (
  mais: { readonly riscoRelevante?: boolean; readonly semComunicacao?: string } = {},
) => ({
  descricao: 'Planilha com contas enviada ao endereço errado',
  categorias: ['bancario'] as ['bancario'],
  titulares: 12,
  riscoRelevante: true,
  avaliacao: 'Fraude com a conta',
  medidas: 'Pedido de exclusão ao destinatário',
  ...mais,
})

import { tabela } from '../codigos/codigos.ts'

/** Who contracts: a public body follows Lei 14.133/2021. */
export const tiposContrato = tabela({ privado: 'Privado', publico: 'Público' })

/** What adjusts the price once a year. */
export const indicesReajuste = tabela({
  cct: 'Convenção coletiva (repactuação)',
  ipca: 'IPCA',
  inpc: 'INPC',
  igpm: 'IGP-M',
  negociado: 'Livre negociação',
})

export const tiposAditivo = {
  prorrogacao: { label: 'Prorrogação', tone: 'info' },
  acrescimo: { label: 'Acréscimo', tone: 'success' },
  supressao: { label: 'Supressão', tone: 'warning' },
  reajuste: { label: 'Reajuste', tone: 'info' },
  outro: { label: 'Outra alteração', tone: 'default' },
} as const
export type TipoAditivo = keyof typeof tiposAditivo

export const tiposDocumento = tabela({
  contrato: 'Contrato assinado',
  aditivo: 'Termo aditivo',
  proposta: 'Proposta e planilha de custos',
  ordem_servico: 'Ordem de serviço',
  laudo: 'Laudo de insalubridade ou periculosidade',
  garantia: 'Garantia ou seguro',
  outro: 'Outro documento',
})

export const papeisContato = tabela({
  gestor: 'Gestor do contrato',
  fiscal: 'Fiscal',
  financeiro: 'Financeiro',
  outro: 'Outro',
})

/** What an amendment changes, as its history reads it. */
export const camposDoAditivo = {
  fim: { label: 'Fim do contrato', tipo: 'data' },
  valorMensalCentavos: { label: 'Valor mensal', tipo: 'dinheiro' },
  quantidade: { label: 'Quantidade', tipo: 'numero' },
  salarioPrevistoCentavos: { label: 'Salário previsto', tipo: 'dinheiro' },
  precoCentavos: { label: 'Preço por pessoa', tipo: 'dinheiro' },
  adicional: { label: 'Adicional', tipo: 'adicional' },
  laudo: { label: 'Laudo', tipo: 'texto' },
  postoNovo: { label: 'Posto novo', tipo: 'numero' },
} as const
export type CampoDoAditivo = keyof typeof camposDoAditivo

import { listaColaborador } from '../listas/colaborador.ts'
import { defineRelatorio } from './definir.ts'
import { LANCADO_DEPOIS, OPERACIONAL_E_RH } from './comum.ts'

const { nome, matricula, cargo, contrato, posto, situacao, dataAdmissao } = listaColaborador.colunas
const colunas = { nome, matricula, cargo, contrato, posto }
const { opcional: _, ...dataDesligamento } = listaColaborador.colunas.dataDesligamento
const { opcional: __, ...fimExperiencia } = listaColaborador.colunas.fimExperiencia
const abre = { view: 'colaborador.visualizar' } as const

export const relatorioDeAdmissoes = defineRelatorio({
  nome: 'admissoes',
  titulo: 'Admissões',
  responde: 'Quem entrou no período, e onde',
  setores: OPERACIONAL_E_RH,
  colunas: { ...colunas, dataAdmissao, situacao },
  ordemPadrao: '-dataAdmissao',
  periodo: 'doze_meses',
  definicoes: [
    ['Admissão', 'Cada vínculo com data de admissão no período, no contrato em que a pessoa está no dia.'],
  ],
  comoEra: [LANCADO_DEPOIS],
  abre,
})

export const relatorioDeDesligamentos = defineRelatorio({
  nome: 'desligamentos',
  titulo: 'Desligamentos',
  responde: 'Quem saiu no período, e de onde',
  setores: OPERACIONAL_E_RH,
  colunas: { ...colunas, dataAdmissao, dataDesligamento },
  ordemPadrao: '-dataDesligamento',
  periodo: 'doze_meses',
  definicoes: [
    [
      'Desligamento',
      'Cada vínculo com último dia no período, no contrato em que a pessoa estava por último. Quem cumpre aviso entra com o último dia já marcado.',
    ],
  ],
  comoEra: [LANCADO_DEPOIS],
  abre,
})

export const relatorioDeExperiencias = defineRelatorio({
  nome: 'experiencias',
  titulo: 'Fins de experiência',
  responde: 'Que contratos de experiência terminam, e quando',
  setores: OPERACIONAL_E_RH,
  colunas: { ...colunas, dataAdmissao, fimExperiencia },
  ordemPadrao: 'fimExperiencia',
  periodo: 'proximos_60_dias',
  definicoes: [
    [
      'Fim da experiência',
      'Último dia do prazo com a prorrogação que houver (CLT arts. 445 e 451), de quem está em experiência no dia. Quem está de férias, afastado ou em aviso não conta.',
    ],
  ],
  comoEra: [
    'O fim é o que está registrado hoje: uma prorrogação decidida depois desse dia já aparece.',
    LANCADO_DEPOIS,
  ],
  abre,
})

export const relatorioDeDocumentos = defineRelatorio({
  nome: 'documentos',
  titulo: 'Documentos a vencer',
  responde: 'Que documentos das pessoas do quadro perdem a validade, e quando',
  setores: OPERACIONAL_E_RH,
  colunas: {
    nome: { label: nome.label, sortable: true },
    matricula: { label: matricula.label },
    documento: { label: 'Documento', sortable: true },
    contrato: { label: contrato.label },
    posto: { label: posto.label },
    emissao: { label: 'Emissão', tipo: 'data', opcional: true },
    validade: { label: 'Validade', tipo: 'data', sortable: true },
    dias: { label: 'Dias até vencer', tipo: 'numero' },
  },
  ordemPadrao: 'validade',
  periodo: 'proximos_60_dias',
  definicoes: [
    [
      'Documento a vencer',
      'Documento da ficha com validade no período, de quem está no quadro no dia, que não foi encerrado nem trocado por outro. Para ver os que já venceram, comece o período antes.',
    ],
    ['Sigilo', 'Documento sensível, como exame de saúde, só aparece para quem pode abri-lo.'],
  ],
  comoEra: [],
  abre: { ...abre, por: 'colaboradorId' },
})

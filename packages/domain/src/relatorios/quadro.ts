import { defineRelatorio } from './definir.ts'
import { LANCADO_DEPOIS, OPERACIONAL_E_RH } from './comum.ts'

const figuras = {
  entraram: { label: 'Admissões', tipo: 'numero', sortable: true, total: true },
  sairam: { label: 'Desligamentos', tipo: 'numero', sortable: true, total: true },
  saldo: { label: 'Saldo', tipo: 'numero', sortable: true, total: true },
} as const
const ROTATIVIDADE = [
  'Rotatividade',
  '(Admissões + desligamentos) ÷ 2 ÷ quadro médio × 100. Quadro médio é a média do primeiro e do último dia.',
] as const
const TRANSFERENCIAS = [
  'Transferências',
  'Não contam: cada pessoa entra com todo o seu passado no contrato em que está no dia, ou em que esteve por último.',
] as const

export const relatorioDeRotatividade = defineRelatorio({
  nome: 'rotatividade',
  titulo: 'Rotatividade por mês',
  responde: 'Quanto o quadro girou em cada um dos doze meses fechados',
  setores: OPERACIONAL_E_RH,
  colunas: {
    mes: { label: 'Mês', sortable: true },
    inicio: { label: 'Quadro no início', tipo: 'numero', sortable: true },
    ...figuras,
    fim: { label: 'Quadro no fim', tipo: 'numero', sortable: true },
    rotatividade: { label: 'Rotatividade (%)', tipo: 'numero', sortable: true },
  },
  ordemPadrao: 'mes',
  definicoes: [
    ROTATIVIDADE,
    ['Média', 'Dos meses fechados; o mês em curso fica fora do relatório.'],
    TRANSFERENCIAS,
  ],
  comoEra: [LANCADO_DEPOIS],
})

export const relatorioDeRotatividadePorContrato = defineRelatorio({
  nome: 'rotatividade-por-contrato',
  titulo: 'Rotatividade por contrato',
  responde: 'Que contratos mais giram, nos doze meses fechados',
  setores: OPERACIONAL_E_RH,
  colunas: {
    contrato: { label: 'Contrato', sortable: true },
    ...figuras,
    quadro: { label: 'Quadro no dia', tipo: 'numero', sortable: true, total: true },
    rotatividade: { label: 'Rotatividade ao mês (%)', tipo: 'numero', sortable: true },
  },
  ordemPadrao: '-rotatividade',
  definicoes: [
    ROTATIVIDADE,
    ['Ao mês', 'A dos doze meses fechados ÷ 12; na última linha, a média da empresa.'],
    TRANSFERENCIAS,
  ],
  comoEra: [LANCADO_DEPOIS],
})

export const relatorioDeOcupacao = defineRelatorio({
  nome: 'ocupacao',
  titulo: 'Ocupação',
  responde: 'Quantas vagas cada contrato tem, quantas estão ocupadas e quantas estão abertas',
  setores: OPERACIONAL_E_RH,
  colunas: {
    contrato: { label: 'Contrato', sortable: true },
    planejado: { label: 'Vagas', tipo: 'numero', sortable: true, total: true },
    ocupado: { label: 'Ocupadas', tipo: 'numero', sortable: true, total: true },
    entrando: { label: 'A caminho', tipo: 'numero', sortable: true, total: true },
    vagas: { label: 'Abertas', tipo: 'numero', sortable: true, total: true },
    ocupacao: { label: 'Ocupação (%)', tipo: 'numero', sortable: true },
  },
  ordemPadrao: '-vagas',
  definicoes: [
    [
      'Vagas',
      'O que os postos do contrato pedem no dia, pelos seus termos e aditivos. Só contratos em vigor no dia.',
    ],
    ['Ocupadas', 'Titulares de uma vaga no dia. Quem cobre uma ausência não ocupa vaga.'],
    ['A caminho', 'Quem tem processo em andamento para a vaga, ou já foi contratado para um dia que vem.'],
    ['Ocupação', 'Ocupadas ÷ vagas × 100.'],
  ],
  comoEra: [
    'Quem estava a caminho naquele dia não é contado: as vagas abertas são as que ninguém ocupava.',
    LANCADO_DEPOIS,
  ],
})

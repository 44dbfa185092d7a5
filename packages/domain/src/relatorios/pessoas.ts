import { listaColaborador } from '../listas/colaborador.ts'
import { defineRelatorio } from './definir.ts'

const { nome, matricula, cargo, contrato, posto, situacao, dataAdmissao } = listaColaborador.colunas
const colunas = { nome, matricula, cargo, contrato, posto }
const { opcional: _, ...dataDesligamento } = listaColaborador.colunas.dataDesligamento
const setores = ['rh', 'admin', 'operacional'] as const

/** Facts that are entered with an earlier date count from that date, whenever they were entered. */
const LANCADO_DEPOIS = 'O que foi lançado ou corrigido depois desse dia conta com a data que tem hoje.'

export const relatorioDeAdmissoes = defineRelatorio({
  nome: 'admissoes',
  titulo: 'Admissões',
  responde: 'Quem entrou no período, e onde',
  setores,
  colunas: { ...colunas, dataAdmissao, situacao },
  ordemPadrao: '-dataAdmissao',
  periodo: 'doze_meses',
  definicoes: [
    ['Admissão', 'Cada vínculo com data de admissão no período, no contrato em que a pessoa está no dia.'],
  ],
  comoEra: [LANCADO_DEPOIS],
  abre: { view: 'colaborador.visualizar' },
})

export const relatorioDeDesligamentos = defineRelatorio({
  nome: 'desligamentos',
  titulo: 'Desligamentos',
  responde: 'Quem saiu no período, e de onde',
  setores,
  colunas: { ...colunas, dataAdmissao, dataDesligamento },
  ordemPadrao: '-dataDesligamento',
  periodo: 'doze_meses',
  definicoes: [
    [
      'Desligamento',
      'Cada vínculo com último dia no período, no contrato em que a pessoa estava por último. Quem cumpre aviso conta quando sai.',
    ],
  ],
  comoEra: [LANCADO_DEPOIS],
  abre: { view: 'colaborador.visualizar' },
})

import { contar } from '../br/contar.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { umDe } from '../listas/define-list.ts'
import { emReais, noPeriodo, oMaior } from './achado.ts'
import { SO_RH } from './comum.ts'
import { defineRelatorio } from './definir.ts'

/** What costs something: by what processes kept, and covers by the rule that their board shows. */
export const movimentosComCusto = {
  demissao: { label: 'Demissão' },
  ferias: { label: 'Férias' },
  promocao: { label: 'Promoção' },
  remanejamento: { label: 'Remanejamento' },
  cobertura: { label: 'Cobertura' },
} as const
export type MovimentoComCusto = keyof typeof movimentosComCusto

const dinheiro = { tipo: 'dinheiro', sortable: true, total: true } as const

const definicoes = [
  [
    'Demissão',
    'Verbas, aviso e multa do FGTS do demonstrativo enviado à conferência, sem os descontos, na data do desligamento.',
  ],
  ['Férias', 'O valor do pagamento registrado por Conferência, na data em que foi pago.'],
  [
    'Promoção e remanejamento',
    'Diferença de salário, adicional de risco e adicional noturno por mês, na data em que passou a valer, como na página do processo. O que foi desfeito não conta.',
  ],
  [
    'Transporte',
    'Diferença do que a empresa paga de vale-transporte por mês, já sem o desconto de 6% do salário (Lei 7.418/1985 art. 4º), onde o remanejamento mudou o caminho ou os dias.',
  ],
  [
    'Cobertura',
    'As horas de quem cobriu cada turno do período, com extras de quem não é folguista e os encargos da empresa, pela mesma conta do quadro de cobertura. O processo é o da ausência.',
  ],
  ['O que não entra', 'Processos sem demonstrativo ou sem pagamento registrado, e reajustes da convenção.'],
] as const

/** What was typed later has its own date, and what was taken back is gone: no past day is told otherwise than today. */
const comoEra = ['O que foi registrado ou desfeito depois desse dia conta como está hoje.']

/** What was paid once, and what every month costs since. */
function custoDe(totais: Readonly<Record<string, number | null>>): string {
  const mensal = totais['mensal'] ?? 0
  const unico = `${emReais(totais['unico'] ?? 0)} de uma vez`
  if (mensal === 0) return unico
  return `${unico} e ${emReais(Math.abs(mensal))} a ${mensal > 0 ? 'mais' : 'menos'} por mês`
}

export const relatorioDeCustos = defineRelatorio({
  nome: 'custos',
  titulo: 'Custos dos movimentos',
  responde: 'Quanto custou cada demissão, férias, promoção, remanejamento e cobertura do período',
  setores: SO_RH,
  colunas: {
    data: { label: 'Data', tipo: 'data', sortable: true },
    tipo: { label: 'Movimento', rotulos: movimentosComCusto, sortable: true },
    numero: { label: 'Processo', sortable: true },
    nome: { label: 'Nome', sortable: true },
    contrato: { label: 'Contrato', sortable: true },
    unico: { label: 'Uma vez', ...dinheiro },
    mensal: { label: 'Por mês', ...dinheiro },
    transporte: { label: 'Transporte por mês', ...dinheiro },
  },
  ordemPadrao: '-data',
  periodo: 'mes',
  filtros: { tipo: umDe(codigosDe(movimentosComCusto), 'Movimento desconhecido') },
  descricoes: { tipo: { label: 'Movimento', rotulos: movimentosComCusto } },
  definicoes,
  comoEra,
  abre: { view: 'colaborador.visualizar', por: 'colaboradorId' },
  achado: ({ total, totais, periodo }) =>
    total === 0
      ? `Nenhum movimento com custo ${noPeriodo(periodo)}`
      : `${contar(total, 'movimento custou', 'movimentos custaram')} ${custoDe(totais)}`,
  grafico: { titulo: 'Custo de uma vez por movimento (R$)', tipo: 'codigos', por: 'tipo', valor: 'unico' },
})

export const relatorioDeCustosPorContrato = defineRelatorio({
  nome: 'custos-por-contrato',
  titulo: 'Custos dos movimentos por contrato',
  responde: 'Quanto os movimentos do período custaram a cada contrato',
  setores: SO_RH,
  colunas: {
    contrato: { label: 'Contrato', sortable: true },
    movimentos: { label: 'Movimentos', tipo: 'numero', sortable: true, total: true },
    demissoes: { label: 'Demissões', ...dinheiro },
    ferias: { label: 'Férias', ...dinheiro },
    coberturas: { label: 'Coberturas', ...dinheiro },
    unico: { label: 'Uma vez', ...dinheiro },
    promocoes: { label: 'Promoções por mês', ...dinheiro },
    remanejamentos: { label: 'Remanejamentos por mês', ...dinheiro },
    mensal: { label: 'Por mês', ...dinheiro },
    transporte: { label: 'Transporte por mês', ...dinheiro },
  },
  ordemPadrao: '-unico',
  periodo: 'mes',
  definicoes,
  comoEra,
  achado: ({ total, totais, maiores, periodo }) =>
    total === 0
      ? `Nenhum movimento com custo ${noPeriodo(periodo)}`
      : `${contar(totais['movimentos'] ?? 0, 'movimento custou', 'movimentos custaram')} ${custoDe(totais)}${oMaior(maiores, emReais)}`,
  grafico: {
    titulo: 'Custo de uma vez por contrato (R$)',
    tipo: 'contratos',
    por: 'contrato',
    valor: 'unico',
  },
})

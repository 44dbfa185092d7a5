import { contar, emNumero } from '../br/contar.ts'
import { contratoPorNome, emContratos, emPorcento, pessoas } from './achado.ts'
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
    rotatividade: { label: 'Rotatividade', tipo: 'porcento', sortable: true },
  },
  ordemPadrao: 'mes',
  definicoes: [
    ROTATIVIDADE,
    ['Média', 'Dos meses fechados; o mês em curso fica fora do relatório.'],
    TRANSFERENCIAS,
  ],
  comoEra: [LANCADO_DEPOIS],
  achado: ({ totais, maiores }) => {
    const media = totais['rotatividade'] ?? null
    if (media === null) return 'Ainda não há mês fechado com gente no quadro'
    const saldo = totais['saldo'] ?? 0
    const mudou =
      saldo === 0
        ? 'o quadro termina como começou'
        : `o quadro ${saldo > 0 ? 'ganhou' : 'perdeu'} ${pessoas(Math.abs(saldo))}`
    return `${emPorcento(media)} de rotatividade ao mês em ${contar(maiores.length, 'mês fechado', 'meses fechados')}; ${mudou}`
  },
  grafico: {
    titulo: 'Quem entrou e quem saiu em cada mês',
    tipo: 'meses',
    por: 'mes',
    valor: 'entraram',
    abaixo: 'sairam',
  },
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
    rotatividade: { label: 'Rotatividade ao mês', tipo: 'porcento', sortable: true },
  },
  ordemPadrao: '-rotatividade',
  definicoes: [
    ROTATIVIDADE,
    ['Ao mês', 'A dos doze meses fechados ÷ 12; na última linha, a média da empresa.'],
    TRANSFERENCIAS,
  ],
  comoEra: [LANCADO_DEPOIS],
  achado: ({ totais, maiores: [maior], total }) => {
    const media = totais['rotatividade'] ?? null
    if (media === null || !maior || maior.valor === 0)
      return total === 0
        ? 'Nenhum contrato com gente nos doze meses'
        : 'Ninguém entrou nem saiu nos doze meses fechados'
    return `${contratoPorNome(maior.nome)} é o que mais gira: ${emPorcento(maior.valor)} ao mês, contra ${emPorcento(media)} da empresa`
  },
  grafico: {
    titulo: 'Rotatividade ao mês por contrato',
    tipo: 'contratos',
    por: 'contrato',
    valor: 'rotatividade',
    marca: true,
  },
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
    ocupacao: { label: 'Ocupação', tipo: 'porcento', sortable: true },
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
  fatos: { comVagas: { positivos: 'vagas' } },
  achado: ({ total, totais, fatos, maiores }) => {
    if (total === 0) return 'Nenhum contrato em vigor'
    const [vagas, planejado] = [totais['vagas'] ?? 0, totais['planejado'] ?? 0]
    if (vagas === 0)
      return planejado === 0
        ? 'Nenhuma vaga contratada'
        : `Nenhuma vaga aberta: as ${emNumero(planejado)} contratadas têm gente ou alguém a caminho`
    return `${contar(vagas, 'vaga aberta', 'vagas abertas')} ${emContratos(fatos.comVagas, maiores[0]?.nome)}, de ${emNumero(planejado)} contratadas`
  },
  grafico: { titulo: 'Vagas abertas por contrato', tipo: 'contratos', por: 'contrato', valor: 'vagas' },
})

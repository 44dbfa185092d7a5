import { contar } from '../br/contar.ts'
import { formatData } from '../br/data.ts'
import { listaAfastamento } from '../listas/afastamento.ts'
import { listaEstabilidades } from '../listas/estabilidades.ts'
import { listaFeriasAVencer } from '../listas/ferias-a-vencer.ts'
import { contraAntes, emContratos, emPorcento, noPeriodo, oMaior, pessoas } from './achado.ts'
import { defineRelatorio } from './definir.ts'
import { LANCADO_DEPOIS, OPERACIONAL_E_RH, SO_RH, veRemuneracao } from './comum.ts'

const vencer = listaFeriasAVencer
export const relatorioDeFeriasAVencer = defineRelatorio({
  nome: 'ferias-a-vencer',
  titulo: 'Férias a vencer',
  responde: 'Que férias têm de começar, e até quando, para não serem pagas em dobro',
  setores: OPERACIONAL_E_RH,
  colunas: {
    nome: vencer.colunas.nome,
    matricula: { label: vencer.colunas.matricula.label },
    posto: vencer.colunas.posto,
    contrato: vencer.colunas.contrato,
    periodo: vencer.colunas.periodo,
    saldo: { label: 'Dias de saldo', tipo: 'numero', total: true },
    ultimoInicio: vencer.colunas.ultimoInicio,
    faixa: vencer.colunas.faixa,
    dobraCentavos: {
      label: 'Dobra (R$)',
      tipo: 'dinheiro',
      total: true,
      visivel: veRemuneracao,
    },
  },
  ordemPadrao: 'ultimoInicio',
  filtros: { faixa: vencer.filtros.faixa },
  descricoes: { faixa: vencer.descricoes?.faixa ?? { label: 'Prazo' } },
  definicoes: [
    [
      'Dias de saldo',
      'O que resta de cada período aquisitivo, pelo razão de férias, de quem está no quadro sem fim marcado.',
    ],
    [
      'Começar até',
      'Último dia em que o saldo inteiro ainda cabe no período concessivo (CLT arts. 134 e 137).',
    ],
    [
      'Dobra',
      'O que a dobra acrescentaria se nada começasse: o saldo inteiro com o terço, pelo salário do dia.',
    ],
  ],
  comoEra: ['O saldo é o que estava lançado no razão naquele dia.'],
  abre: { view: 'colaborador.visualizar', por: 'colaboradorId' },
  fatos: {
    quem: { distintos: 'matricula' },
    emDobro: { distintos: 'matricula', onde: ['faixa', 'em_dobro'] },
    contratosEmDobro: { distintos: 'contrato', onde: ['faixa', 'em_dobro'] },
  },
  achado: ({ total, fatos: { quem, emDobro, contratosEmDobro }, primeira }) => {
    if (total === 0) return 'Nenhum período de férias por marcar'
    const dia = formatData(primeira)
    if (emDobro > 0)
      return `Férias já em dobro: ${pessoas(emDobro)} ${emContratos(contratosEmDobro)}, ${emDobro === 1 ? 'que devia' : 'a mais antiga devia'} ter começado até ${dia}`
    return `Nenhuma em dobro: ${pessoas(quem)} ${quem === 1 ? 'tem' : 'têm'} férias por marcar, ${quem === 1 ? 'que precisam' : 'as primeiras precisam'} começar até ${dia}`
  },
  grafico: { titulo: 'Períodos por prazo', tipo: 'codigos', por: 'faixa', naOrdem: true },
})

const { nome, fim, dias, grupo, posto, contrato, data, status } = listaAfastamento.colunas
export const relatorioDeAfastamentos = defineRelatorio({
  nome: 'afastamentos',
  titulo: 'Afastamentos',
  responde: 'Quem se afastou no período, por quantos dias, e em que pé está cada pedido',
  setores: OPERACIONAL_E_RH,
  colunas: {
    nome,
    matricula: { label: 'Matrícula' },
    posto,
    contrato,
    data: { ...data, label: 'Início' },
    fim,
    dias: { ...dias, total: true },
    grupo,
    status,
  },
  ordemPadrao: '-data',
  periodo: 'doze_meses',
  filtros: { status: listaAfastamento.filtros.status },
  descricoes: { status: { label: 'Situação', ...(status.rotulos && { rotulos: status.rotulos }) } },
  definicoes: [
    [
      'Afastamento',
      'Cada pedido com primeiro dia no período, em qualquer situação, como na lista de afastamentos.',
    ],
    ['Dias', 'Do primeiro ao último dia, os dois contados. Quem não tem último dia não soma.'],
    ['Sigilo', 'O tipo só aparece para quem cuida de saúde e de folha; o motivo não sai em relatório.'],
  ],
  comoEra: [
    'A situação é a daquele dia. Nomes, contratos e datas são os de hoje: prorrogações e correções feitas depois já aparecem.',
  ],
  abre: { view: 'afastamento.visualizar' },
  fatos: { quem: { distintos: 'matricula' } },
  contraAntes: true,
  achado: ({ total, antes, totais, fatos: { quem }, periodo }) => {
    if (total === 0) return `Nenhum afastamento começou ${noPeriodo(periodo)}`
    const dias = totais['dias'] ?? 0
    return `${contar(total, 'afastamento', 'afastamentos')} de ${pessoas(quem)}${dias > 0 ? `, ${contar(dias, 'dia', 'dias')} ao todo` : ''}${contraAntes({ total, antes })}`
  },
  grafico: { titulo: 'Afastamentos por mês de início', tipo: 'meses', por: 'data' },
})

const estavel = listaEstabilidades.colunas
export const relatorioDeEstabilidades = defineRelatorio({
  nome: 'estabilidades',
  titulo: 'Estabilidades',
  responde: 'Quem não pode ser dispensado, por quê e até quando',
  setores: SO_RH,
  colunas: {
    nome: estavel.nome,
    matricula: { label: 'Matrícula' },
    posto: estavel.posto,
    contrato: estavel.contrato,
    tipo: estavel.tipo,
    inicio: estavel.inicio,
    fim: estavel.fim,
    faixa: estavel.faixa,
    origem: { ...estavel.origem, opcional: true },
    fundamento: estavel.fundamento,
  },
  ordemPadrao: 'fim',
  filtros: { faixa: listaEstabilidades.filtros.faixa, tipo: listaEstabilidades.filtros.tipo },
  descricoes: {
    faixa: listaEstabilidades.descricoes?.faixa ?? { label: 'Prazo' },
    tipo: listaEstabilidades.descricoes?.tipo ?? { label: 'Estabilidade' },
  },
  definicoes: [
    [
      'Estabilidade',
      'Cada proteção contra a dispensa que não terminou, de quem está no quadro: nasce de afastamentos e de fatos registrados na ficha.',
    ],
  ],
  comoEra: ['São as proteções pelos fatos registrados até hoje, vistas naquele dia.'],
  abre: { view: 'colaborador.visualizar', por: 'colaboradorId' },
  fatos: {
    quem: { distintos: 'matricula' },
    primeiro: { menor: 'fim' },
  },
  achado: ({ total, fatos: { quem, primeiro } }) => {
    if (total === 0) return 'Ninguém tem estabilidade no dia'
    const quantas = `${pessoas(quem)} ${quem === 1 ? 'tem' : 'têm'} estabilidade`
    if (primeiro === null) return `${quantas}, sem data para terminar`
    return `${quantas}; ${total === 1 ? 'termina' : 'a primeira termina'} em ${formatData(primeiro)}`
  },
  grafico: { titulo: 'Proteções por tipo', tipo: 'codigos', por: 'tipo' },
})

export const relatorioDeAusencias = defineRelatorio({
  nome: 'ausencias',
  titulo: 'Ausências por contrato',
  responde: 'Quanto do tempo contratado de cada contrato se perdeu com afastamentos',
  setores: OPERACIONAL_E_RH,
  colunas: {
    contrato: { label: 'Contrato', sortable: true },
    pessoas: { label: 'Pessoas afastadas', tipo: 'numero', sortable: true },
    diasContratados: { label: 'Dias contratados', tipo: 'numero', sortable: true, total: true },
    diasAfastados: { label: 'Dias de afastamento', tipo: 'numero', sortable: true, total: true },
    diasDeFerias: { label: 'Dias de férias', tipo: 'numero', sortable: true, total: true },
    absenteismo: { label: 'Absenteísmo', tipo: 'porcento', sortable: true },
  },
  ordemPadrao: '-absenteismo',
  periodo: 'doze_meses',
  definicoes: [
    [
      'Absenteísmo',
      'Dias de afastamento ÷ dias contratados × 100. Férias são direito e ficam fora da conta.',
    ],
    [
      'Dias contratados',
      'Dias corridos do período em que cada pessoa esteve no quadro, no contrato de cada dia.',
    ],
    [
      'Dias de afastamento',
      'Dias corridos de afastamento homologado. Faltas de um turno que ninguém informou como afastamento não estão no sistema por dia, e não contam.',
    ],
  ],
  comoEra: [LANCADO_DEPOIS],
  achado: ({ total, totais, maiores }) => {
    const [taxa, dias] = [totais['absenteismo'] ?? null, totais['diasAfastados'] ?? 0]
    if (total === 0 || taxa === null) return 'Ninguém no quadro no período'
    if (dias === 0) return 'Nenhum dia de afastamento no período'
    return `${emPorcento(taxa)} de absenteísmo: ${contar(dias, 'dia', 'dias')} de afastamento${oMaior(maiores, emPorcento)}`
  },
  grafico: {
    titulo: 'Absenteísmo por contrato',
    tipo: 'contratos',
    por: 'contrato',
    valor: 'absenteismo',
    marca: true,
  },
})

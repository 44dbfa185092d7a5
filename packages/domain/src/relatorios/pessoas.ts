import { contar } from '../br/contar.ts'
import { formatData } from '../br/data.ts'
import { listaColaborador } from '../listas/colaborador.ts'
import { contraAntes, emContratos, noPeriodo, pessoas } from './achado.ts'
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
  fatos: { contratos: { distintos: 'contrato' }, contrato: { menor: 'contrato' } },
  contraAntes: true,
  achado: ({ total, antes, fatos, periodo }) =>
    total === 0
      ? `Nenhuma admissão ${noPeriodo(periodo)}`
      : `${contar(total, 'admissão', 'admissões')} ${emContratos(fatos.contratos, fatos.contrato)}${contraAntes({ total, antes })}`,
  grafico: { titulo: 'Admissões por mês', tipo: 'meses', por: 'dataAdmissao' },
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
  fatos: { contratos: { distintos: 'contrato' }, contrato: { menor: 'contrato' } },
  contraAntes: true,
  achado: ({ total, antes, fatos, periodo }) =>
    total === 0
      ? `Ninguém saiu ${noPeriodo(periodo)}`
      : `${contar(total, 'desligamento', 'desligamentos')} ${emContratos(fatos.contratos, fatos.contrato)}${contraAntes({ total, antes })}`,
  grafico: { titulo: 'Desligamentos por mês', tipo: 'meses', por: 'dataDesligamento' },
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
  fatos: { primeiro: { menor: 'fimExperiencia' } },
  achado: ({ total, fatos: { primeiro }, periodo }) => {
    if (total === 0) return `Nenhuma experiência termina ${noPeriodo(periodo)}`
    const quantas = contar(total, 'experiência termina', 'experiências terminam')
    if (total === 1) return `${quantas} em ${formatData(primeiro ?? '')}`
    return `${quantas} até ${formatData(periodo?.ate ?? '')}, a primeira em ${formatData(primeiro ?? '')}`
  },
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
    validade: { label: 'Validade', tipo: 'data', sortable: true, prazo: true },
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
  fatos: { donos: { distintos: 'matricula' }, primeiro: { menor: 'validade' } },
  achado: ({ total, fatos: { donos, primeiro }, em, periodo }) => {
    if (total === 0) return `Nenhum documento perde a validade ${noPeriodo(periodo)}`
    const quantos = `${contar(total, 'documento', 'documentos')} de ${pessoas(donos)}`
    if ((primeiro ?? em) < em) return `${quantos}; o primeiro venceu em ${formatData(primeiro ?? '')}`
    return `${quantos} ${total === 1 ? 'vence' : 'vencem'} até ${formatData(periodo?.ate ?? '')}, o primeiro em ${formatData(primeiro ?? '')}`
  },
  grafico: { titulo: 'Documentos por tipo', tipo: 'nomes', por: 'documento' },
})

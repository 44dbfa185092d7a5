import { centavos, textoObrigatorio } from '../../br/campos.ts'
import { endereco } from '../../campos/pessoa.ts'
import { contrato } from '../../campos/vinculo.ts'
import { adicionais, type Adicional } from '../../codigos/adicionais.ts'
import { cnpj, local, quantidadePositiva, termos } from '../../contratos/campos.ts'
import { dadosEditaveis } from '../../contratos/novo.ts'
import {
  celulaData,
  celulaDinheiro,
  celulaDocumento,
  celulaInteiro,
  celulaOpcao,
  celulaSimNao,
  celulaTexto,
} from '../celula.ts'
import { coluna, colunaOpcional, defineImportacao, type ValoresDe } from '../define.ts'
import { celulaUf } from './feriados.ts'

const texto = (max: number, min = 1) => celulaTexto.pipe(textoObrigatorio(max, min))

const rotulosDeAdicional = Object.fromEntries(
  Object.entries(adicionais).map(([codigo, { label }]) => [codigo, label]),
) as Readonly<Record<Adicional, string>>

/** Other ways in which spreadsheets say the allowance: by its degree alone. */
const celulaAdicional = celulaOpcao(rotulosDeAdicional, {
  nao: 'nenhum',
  nenhum: 'nenhum',
  '0': 'nenhum',
  '10': 'insalubridade_10',
  '20': 'insalubridade_20',
  '40': 'insalubridade_40',
  'insalubridade 10': 'insalubridade_10',
  'insalubridade 20': 'insalubridade_20',
  'insalubridade 40': 'insalubridade_40',
  'insalubridade 10 minimo': 'insalubridade_10',
  'insalubridade 20 medio': 'insalubridade_20',
  'insalubridade 40 maximo': 'insalubridade_40',
  '30': 'periculosidade_30',
  // A percentage that the spreadsheet keeps as a number.
  '0 1': 'insalubridade_10',
  '0 2': 'insalubridade_20',
  '0 4': 'insalubridade_40',
  '0 3': 'periculosidade_30',
  periculosidade: 'periculosidade_30',
})

const doContrato = {
  numero: coluna('Contrato', celulaTexto.pipe(dadosEditaveis.numero), {
    exemplo: '001/2024',
    ajuda: 'O número do contrato. Repita-o em cada linha de posto.',
    sinonimos: ['número do contrato', 'nº do contrato', 'número'],
  }),
  clienteCnpj: coluna('CNPJ do cliente', celulaDocumento(14).pipe(cnpj), {
    exemplo: '11.222.333/0001-81',
    sinonimos: ['cnpj', 'cnpj do tomador'],
  }),
  clienteRazao: coluna('Razão social do cliente', texto(150, 3), {
    exemplo: 'Hospital Santa Clara S.A.',
    sinonimos: ['cliente', 'razão social', 'tomador'],
  }),
  clienteFantasia: colunaOpcional('Nome fantasia do cliente', texto(80, 2), {
    exemplo: 'Hospital Santa Clara',
    sinonimos: ['nome fantasia'],
  }),
  publico: coluna('Contrato público', celulaSimNao, {
    exemplo: 'Não',
    sinonimos: ['público', 'órgão público'],
    opcoes: ['Sim', 'Não'],
  }),
  objeto: coluna('Objeto', celulaTexto.pipe(dadosEditaveis.objeto), {
    exemplo: 'Limpeza e conservação',
    sinonimos: ['objeto do contrato'],
  }),
  inicio: coluna('Início', celulaData, {
    exemplo: '01/01/2024',
    sinonimos: ['início da vigência', 'data de início'],
  }),
  fim: coluna('Fim', celulaData, {
    exemplo: '31/12/2027',
    sinonimos: ['término', 'fim da vigência', 'data de fim', 'vencimento'],
  }),
  sindicato: coluna(contrato.sindicato.label, texto(200), {
    exemplo: 'Siemaco-SP',
    ajuda: 'O nome do sindicato como está em Cadastros, ou o CNPJ.',
    opcoes: 'sindicatos',
  }),
  valorMensal: colunaOpcional('Valor mensal', celulaDinheiro.pipe(centavos), {
    exemplo: '185.000,00',
    ajuda: 'O que o cliente paga por mês pelo contrato.',
    sinonimos: ['valor mensal do contrato', 'faturamento mensal'],
  }),
  centroDeCusto: colunaOpcional(contrato.centroDeCusto.label, texto(20, 2), {
    exemplo: 'SP.001',
    ajuda:
      'O código. Se ainda não existe, é criado com o nome do cliente; em branco, usa o número do contrato.',
    sinonimos: ['código do centro de custo'],
  }),
} as const

const doPosto = {
  local: coluna('Local', celulaTexto.pipe(local.shape.nome), {
    exemplo: 'Bloco A',
    sinonimos: ['local de trabalho', 'unidade'],
  }),
  endereco: coluna('Endereço do local', celulaTexto.pipe(local.shape.endereco), {
    exemplo: 'Avenida Brasil, 120',
    sinonimos: ['endereço', 'logradouro'],
  }),
  municipio: coluna(endereco.municipio.label, texto(endereco.municipio.max, endereco.municipio.min), {
    exemplo: 'São Paulo',
    sinonimos: ['cidade'],
  }),
  uf: coluna(endereco.uf.label, celulaUf, { exemplo: 'SP', sinonimos: ['estado'] }),
  cargo: coluna(contrato.cargo.label, texto(120), {
    exemplo: 'Auxiliar de limpeza',
    sinonimos: ['função'],
    opcoes: 'cargos',
  }),
  escala: coluna(contrato.escala.label, texto(60), {
    exemplo: '6x1',
    sinonimos: ['jornada', 'turno'],
    opcoes: 'escalas',
  }),
  quantidade: coluna('Quantidade', celulaInteiro.pipe(quantidadePositiva), {
    exemplo: '12',
    ajuda: 'Quantas pessoas o posto pede.',
    sinonimos: ['vagas', 'qtd', 'efetivo'],
  }),
  salario: coluna('Salário previsto', celulaDinheiro.pipe(termos.salarioPrevistoCentavos), {
    exemplo: '1.850,00',
    sinonimos: ['salário', 'salário base'],
  }),
  adicional: colunaOpcional('Adicional', celulaAdicional, {
    exemplo: 'Sem adicional',
    ajuda: 'Insalubridade ou periculosidade; os dois não se somam (CLT art. 193).',
    sinonimos: ['insalubridade', 'periculosidade', 'grau de insalubridade'],
    opcoes: Object.values(rotulosDeAdicional),
  }),
  laudo: colunaOpcional('Laudo', texto(120), {
    exemplo: '',
    ajuda: 'O laudo que fundamenta o adicional. Obrigatório quando há adicional.',
    sinonimos: ['laudo técnico'],
  }),
} as const

export const contratos = defineImportacao({
  tipo: 'contratos',
  titulo: 'contratos e postos',
  label: { one: 'posto', many: 'postos' },
  descricao:
    'Contratos com seus clientes, locais e postos. Cada linha é um posto; os dados do contrato se repetem nas linhas dele.',
  existente:
    'Um contrato que já existe com o mesmo cliente e início fica como está, e o posto que já existe nele também. Postos novos de um contrato antigo são de um aditivo: faça-o em Contratos.',
  colunas: { ...doContrato, ...doPosto },
  chave: ['numero', 'local', 'cargo', 'escala', 'adicional'],
})

export type ContratoImportado = ValoresDe<typeof contratos>

import { defineCampos } from './campo.ts'

/** What a version of a contract says; a version begins with a process or a correction. */
export const contrato = defineCampos({
  cargo: { label: 'Cargo', tipo: 'id', alcance: 'lugar' },
  contrato: { label: 'Contrato', tipo: 'id', alcance: 'lugar' },
  posto: { label: 'Posto', tipo: 'id', alcance: 'lugar' },
  escala: { label: 'Escala', tipo: 'id', alcance: 'termos' },
  sindicato: { label: 'Sindicato', tipo: 'id', alcance: 'termos' },
  centroDeCusto: { label: 'Centro de custo', tipo: 'id', alcance: 'termos' },
  adicional: {
    label: 'Adicional',
    tipo: 'opcao',
    tabela: 'adicionais',
    mensagem: 'Escolha o adicional',
    alcance: 'termos',
  },
  salarioCentavos: {
    label: 'Salário',
    tipo: 'dinheiro',
    mensagem: 'Informe o salário',
    alcance: 'reservado',
    esocial: 'vrSalFx',
  },
})

const dias = {
  tipo: 'inteiro',
  unidade: 'dias',
  mensagem: 'Informe um número de dias',
  min: [0],
  // CLT art. 445, sole paragraph: both terms together.
  max: [90, 'No máximo 90 dias'],
  alcance: 'termos',
} as const

/** What the bond itself says, whatever its versions. */
export const vinculo = defineCampos({
  matricula: { label: 'Matrícula', tipo: 'texto', max: 30, esocial: 'matricula' },
  dataAdmissao: { label: 'Admissão', pergunta: 'Data de admissão', tipo: 'data', esocial: 'dtAdm' },
  dataDesligamento: {
    label: 'Desligamento',
    pergunta: 'Data de desligamento',
    tipo: 'data',
    opcional: true,
  },
  tipoAdmissao: {
    label: 'Tipo de admissão',
    tipo: 'opcao',
    tabela: 'tiposAdmissao',
    alcance: 'termos',
    esocial: 'tpAdmissao',
  },
  categoria: {
    label: 'Categoria',
    tipo: 'opcao',
    tabela: 'categorias',
    alcance: 'termos',
    esocial: 'codCateg',
  },
  experienciaDias: { label: 'Experiência (dias)', ...dias },
  experienciaProrrogacaoDias: { label: 'Prorrogação (dias)', ...dias },
  // CLT art. 428 § 3º: of an apprentice alone.
  fimAprendizagem: {
    label: 'Fim da aprendizagem',
    tipo: 'data',
    opcional: 'depende',
    alcance: 'termos',
    ajuda:
      'O último dia, escrito no contrato: até dois anos e antes dos 24 anos, salvo pessoa com deficiência (CLT art. 428).',
    esocial: 'dtTerm',
  },
  // CLT art. 481.
  clausulaAssecuratoria: { label: 'Cláusula assecuratória', tipo: 'simNao', alcance: 'termos' },
})

/** What the person receives beside the salary. */
export const beneficios = defineCampos({
  valeTransporte: {
    label: 'Vale-transporte',
    pergunta: 'A pessoa quer o vale-transporte?',
    tipo: 'simNao',
    mensagem: 'Responda se a pessoa quer o vale-transporte',
  },
  escalaVtId: { label: 'Dias com transporte', tipo: 'id', opcional: 'depende' },
  linhas: { label: 'Linhas do trajeto', tipo: 'lista' },
  valeRefeicao: { label: 'Vale-refeição', tipo: 'simNao', opcional: true },
  cestaBasica: { label: 'Cesta básica', tipo: 'simNao', opcional: true },
})

/** One line of the way to work that the transport voucher pays. */
export const linhaDoTrajeto = defineCampos({
  operadora: { label: 'Operadora', tipo: 'texto', min: 2, max: 60 },
  linha: { label: 'Linha', tipo: 'texto', max: 60 },
  tarifaCentavos: {
    label: 'Tarifa',
    tipo: 'dinheiro',
    mensagem: 'Informe a tarifa',
    max: [10_000, 'Confira a tarifa: passa de R$ 100,00'],
  },
  /** Fares of a day: two for there and back. */
  viagensDia: {
    label: 'Viagens por dia',
    tipo: 'inteiro',
    mensagem: 'Informe quantas viagens por dia',
    min: [1, 'Ao menos uma'],
    max: [8, 'No máximo 8'],
  },
})

/** Size of a piece of the uniform. */
export const tamanhoDaPeca = defineCampos({
  itemId: { label: 'Peça', tipo: 'id' },
  tamanho: { label: 'Tamanho', tipo: 'texto', max: 20 },
})

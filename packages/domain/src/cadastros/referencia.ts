import type { TipoProcesso } from '../processo/tipos.ts'
import type { normas } from './cargo.ts'
import type { condicoesDeDocumento, obrigatoriedades } from './documento.ts'
import type { RegraDeVt } from './escala-vt.ts'

// What a company finds in its registers on the first day. From then on the rows are its own.

interface FeriadoEstadual {
  readonly uf: string
  readonly nome: string
  readonly dia?: number
  readonly mes?: number
  readonly diasDaPascoa?: number
  /** Known from one list only: the company looks at the law of the state before it relies on it. */
  readonly conferir?: true
}

/**
 * State holidays (Lei 9.093/1995 art. 1º II) on which independent lists agree, and the others to be looked at.
 * Those of Santa Catarina always move to a Sunday and are no day off by themselves.
 */
export const feriadosEstaduais: readonly FeriadoEstadual[] = [
  { uf: 'AC', dia: 23, mes: 1, nome: 'Dia do Evangélico', conferir: true },
  { uf: 'AC', dia: 8, mes: 3, nome: 'Dia Internacional da Mulher' },
  { uf: 'AC', dia: 15, mes: 6, nome: 'Aniversário do Acre' },
  { uf: 'AC', dia: 5, mes: 9, nome: 'Dia da Amazônia' },
  { uf: 'AC', dia: 17, mes: 11, nome: 'Assinatura do Tratado de Petrópolis', conferir: true },
  { uf: 'AL', dia: 24, mes: 6, nome: 'São João' },
  { uf: 'AL', dia: 29, mes: 6, nome: 'São Pedro' },
  { uf: 'AL', dia: 16, mes: 9, nome: 'Emancipação Política de Alagoas' },
  { uf: 'AM', dia: 5, mes: 9, nome: 'Elevação do Amazonas à categoria de Província' },
  { uf: 'AP', dia: 19, mes: 3, nome: 'Dia de São José' },
  { uf: 'AP', dia: 13, mes: 9, nome: 'Criação do Território Federal do Amapá' },
  { uf: 'BA', dia: 2, mes: 7, nome: 'Independência da Bahia' },
  { uf: 'CE', dia: 25, mes: 3, nome: 'Abolição da Escravidão no Ceará' },
  { uf: 'DF', dia: 30, mes: 11, nome: 'Dia do Evangélico' },
  { uf: 'ES', diasDaPascoa: 8, nome: 'Nossa Senhora da Penha' },
  { uf: 'GO', dia: 26, mes: 7, nome: 'Fundação da Cidade de Goiás' },
  { uf: 'GO', dia: 24, mes: 10, nome: 'Lançamento da Pedra Fundamental de Goiânia' },
  { uf: 'GO', dia: 28, mes: 10, nome: 'Dia do Servidor Público', conferir: true },
  { uf: 'MA', dia: 28, mes: 7, nome: 'Adesão do Maranhão à Independência' },
  { uf: 'MS', dia: 11, mes: 10, nome: 'Criação do Estado de Mato Grosso do Sul' },
  { uf: 'PA', dia: 15, mes: 8, nome: 'Adesão do Pará à Independência' },
  { uf: 'PB', dia: 26, mes: 7, nome: 'Homenagem à memória do ex-presidente João Pessoa', conferir: true },
  { uf: 'PB', dia: 5, mes: 8, nome: 'Data Magna do Estado da Paraíba' },
  { uf: 'PE', dia: 6, mes: 3, nome: 'Revolução Pernambucana', conferir: true },
  { uf: 'PI', dia: 19, mes: 10, nome: 'Dia do Piauí' },
  { uf: 'PR', dia: 19, mes: 12, nome: 'Emancipação política do estado do Paraná', conferir: true },
  { uf: 'RJ', diasDaPascoa: -47, nome: 'Terça-feira de Carnaval', conferir: true },
  { uf: 'RJ', dia: 23, mes: 4, nome: 'São Jorge' },
  { uf: 'RN', dia: 3, mes: 10, nome: 'Mártires de Cunhaú e Uruaçu' },
  { uf: 'RO', dia: 4, mes: 1, nome: 'Criação do Estado de Rondônia' },
  { uf: 'RO', dia: 18, mes: 6, nome: 'Dia do evangélico', conferir: true },
  { uf: 'RR', dia: 5, mes: 10, nome: 'Criação do Estado de Roraima' },
  { uf: 'RS', dia: 20, mes: 9, nome: 'Revolução Farroupilha' },
  { uf: 'SE', dia: 8, mes: 7, nome: 'Independência de Sergipe' },
  { uf: 'SP', dia: 9, mes: 7, nome: 'Revolução Constitucionalista' },
  { uf: 'TO', dia: 18, mes: 3, nome: 'Autonomia do Estado', conferir: true },
  { uf: 'TO', dia: 8, mes: 9, nome: 'Padroeira do Estado (Nossa Senhora da Natividade)' },
  { uf: 'TO', dia: 5, mes: 10, nome: 'Criação do Estado do Tocantins' },
]

interface DocumentoDeReferencia {
  readonly codigo: string
  readonly descricao: string
  readonly obrigatoriedade: keyof typeof obrigatoriedades
  readonly condicao?: keyof typeof condicoesDeDocumento
  readonly fundamento?: string
  readonly sensivel?: true
  /** Signed when the work begins, not before. */
  readonly momento?: 'finalizacao'
  readonly validadeMeses?: number
  /** The training that it proves. */
  readonly norma?: keyof typeof normas
  /** Kinds of process that ask for it, when it is not the admission; none for what only the file keeps. */
  readonly processos?: readonly TipoProcesso[]
}

/** What the law or the work asks of who is hired, each with its reason. */
export const documentosDeReferencia: readonly DocumentoDeReferencia[] = [
  {
    codigo: 'CPF',
    descricao: 'CPF, que é também a CTPS Digital',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Lei 14.534/2023; CLT art. 16',
  },
  {
    codigo: 'IDENTIDADE',
    descricao: 'Documento de identidade com foto',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Identificação',
  },
  { codigo: 'FOTO', descricao: 'Foto para o crachá', obrigatoriedade: 'opcional' },
  {
    codigo: 'RESIDENCIA',
    descricao: 'Comprovante de residência de até 90 dias',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Endereço no eSocial (S-2200)',
    validadeMeses: 3,
  },
  {
    codigo: 'CERTIDAO',
    descricao: 'Certidão de nascimento ou de casamento',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Estado civil',
  },
  {
    codigo: 'ESCOLARIDADE',
    descricao: 'Comprovante de escolaridade',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Grau de instrução no eSocial (S-2200)',
  },
  {
    codigo: 'ASO',
    descricao: 'ASO admissional com resultado apto',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'CLT art. 168 I; NR-7',
    sensivel: true,
  },
  {
    codigo: 'CONTA',
    descricao: 'Dados da conta bancária em nome do empregado',
    obrigatoriedade: 'condicional',
    condicao: 'tem_conta',
    fundamento: 'CLT art. 464 parágrafo único',
  },
  {
    codigo: 'VT',
    descricao: 'Opção pelo vale-transporte, com o itinerário',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Decreto 10.854/2021 art. 112',
  },
  {
    codigo: 'CONTRATO',
    descricao: 'Contrato de trabalho ou de experiência assinado',
    obrigatoriedade: 'obrigatorio',
    momento: 'finalizacao',
    fundamento: 'CLT arts. 442 a 445',
  },
  {
    codigo: 'FICHA_EPI',
    descricao: 'Ficha de entrega de uniformes e EPIs',
    obrigatoriedade: 'obrigatorio',
    momento: 'finalizacao',
    fundamento: 'NR-6',
  },
  {
    codigo: 'ORDEM_SERVICO',
    descricao: 'Ordem de serviço de segurança e integração',
    obrigatoriedade: 'obrigatorio',
    momento: 'finalizacao',
    fundamento: 'NR-1',
  },
  {
    codigo: 'RESERVISTA',
    descricao: 'Certificado de reservista ou de alistamento',
    obrigatoriedade: 'condicional',
    condicao: 'reservista',
    fundamento: 'Lei 4.375/1964 art. 74',
  },
  { codigo: 'TITULO', descricao: 'Título de eleitor', obrigatoriedade: 'opcional', fundamento: 'Cadastro' },
  {
    codigo: 'PIS',
    descricao: 'Número do PIS/PASEP, se houver',
    obrigatoriedade: 'opcional',
    fundamento: 'O eSocial usa só o CPF',
  },
  {
    codigo: 'DEPENDENTES',
    descricao: 'CPF e certidão dos dependentes',
    obrigatoriedade: 'condicional',
    condicao: 'dependentes',
    fundamento: 'Dependentes no eSocial (S-2200)',
  },
  {
    codigo: 'IR',
    descricao: 'Declaração de dependentes para o imposto de renda',
    obrigatoriedade: 'condicional',
    condicao: 'dependentes',
    fundamento: 'IN RFB 1.500/2014',
  },
  {
    codigo: 'VACINACAO',
    descricao: 'Caderneta de vacinação dos filhos',
    obrigatoriedade: 'condicional',
    condicao: 'filho_ate_6',
    fundamento: 'Lei 8.213/1991 art. 67',
  },
  {
    codigo: 'FREQUENCIA',
    descricao: 'Comprovante de frequência escolar dos filhos',
    obrigatoriedade: 'condicional',
    condicao: 'filho_de_4',
    fundamento: 'Lei 8.213/1991 art. 67',
    validadeMeses: 6,
  },
  {
    codigo: 'CNH',
    descricao: 'Carteira de habilitação',
    obrigatoriedade: 'condicional',
    condicao: 'dirige',
    fundamento: 'Código de Trânsito',
  },
  {
    codigo: 'REGISTRO',
    descricao: 'Registro no conselho de classe',
    obrigatoriedade: 'condicional',
    condicao: 'profissao',
    fundamento: 'Lei da profissão',
  },
  {
    codigo: 'NR35',
    descricao: 'Certificado de trabalho em altura (NR-35)',
    obrigatoriedade: 'condicional',
    condicao: 'altura',
    fundamento: 'NR-35',
    norma: 'NR-35',
    validadeMeses: 24,
  },
  {
    codigo: 'NR10',
    descricao: 'Certificado de segurança em eletricidade (NR-10)',
    obrigatoriedade: 'condicional',
    condicao: 'eletricidade',
    fundamento: 'NR-10',
    norma: 'NR-10',
    validadeMeses: 24,
  },
  {
    codigo: 'NR11',
    descricao: 'Certificado de operação de equipamentos (NR-11)',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-11 item 11.1.5',
    norma: 'NR-11',
    validadeMeses: 12,
    processos: [],
  },
  {
    codigo: 'NR12',
    descricao: 'Certificado de máquinas e equipamentos (NR-12)',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-12 item 12.16',
    norma: 'NR-12',
    processos: [],
  },
  {
    codigo: 'NR20',
    descricao: 'Certificado de inflamáveis e combustíveis (NR-20)',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-20 item 20.12',
    norma: 'NR-20',
    processos: [],
  },
  {
    codigo: 'NR32',
    descricao: 'Certificado de serviços de saúde (NR-32)',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-32 item 32.2.4.9',
    norma: 'NR-32',
    processos: [],
  },
  {
    codigo: 'NR33',
    descricao: 'Certificado de espaços confinados (NR-33)',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-33 item 33.5',
    norma: 'NR-33',
    validadeMeses: 12,
    processos: [],
  },
  {
    codigo: 'LAUDO_PCD',
    descricao: 'Laudo que caracteriza a deficiência',
    obrigatoriedade: 'condicional',
    condicao: 'pcd',
    fundamento: 'Lei 8.213/1991 art. 93',
    sensivel: true,
  },
  {
    codigo: 'RNM',
    descricao: 'Registro Nacional Migratório ou protocolo',
    obrigatoriedade: 'condicional',
    condicao: 'imigrante',
    fundamento: 'Lei 13.445/2017',
  },
  {
    codigo: 'RESPONSAVEL',
    descricao: 'Autorização do responsável legal',
    obrigatoriedade: 'condicional',
    condicao: 'menor_de_18',
    fundamento: 'CLT art. 439',
  },
  {
    codigo: 'ACORDO_12X36',
    descricao: 'Acordo individual da jornada 12x36',
    obrigatoriedade: 'condicional',
    condicao: 'doze_por_36',
    fundamento: 'CLT art. 59-A',
  },
  {
    codigo: 'COMPENSACAO',
    descricao: 'Acordo de compensação de jornada',
    obrigatoriedade: 'condicional',
    condicao: 'compensacao',
    fundamento: 'CLT art. 59 §§ 2º e 6º',
  },
  {
    codigo: 'ANTECEDENTES',
    descricao: 'Certidão de antecedentes criminais',
    obrigatoriedade: 'condicional',
    condicao: 'funcao',
    fundamento: 'TST, IRR 1: vedado como regra',
    sensivel: true,
  },
  {
    codigo: 'LGPD',
    descricao: 'Ciência sobre o uso dos dados pessoais',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'Lei 13.709/2018 art. 9º',
  },
  {
    codigo: 'ALTERACAO_ASSINADA',
    descricao: 'Carta de promoção assinada',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'CLT arts. 29 e 468',
    momento: 'finalizacao',
    processos: ['promocao'],
  },
  {
    codigo: 'REMANEJAMENTO_ASSINADO',
    descricao: 'Termo de remanejamento assinado',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'CLT arts. 29 e 468',
    momento: 'finalizacao',
    processos: ['remanejamento'],
  },
  {
    codigo: 'AVISO_FERIAS',
    descricao: 'Aviso de férias assinado',
    obrigatoriedade: 'obrigatorio',
    fundamento: 'CLT art. 135',
    momento: 'finalizacao',
    processos: ['ferias'],
  },
  {
    codigo: 'RECIBO_FERIAS',
    descricao: 'Recibo de férias assinado',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 145, parágrafo único',
    momento: 'finalizacao',
    processos: ['ferias'],
  },
  {
    codigo: 'ABONO_FERIAS',
    descricao: 'Solicitação de abono assinada',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 143 § 1º',
    momento: 'finalizacao',
    processos: ['ferias'],
  },
  {
    codigo: 'CANCELAMENTO_FERIAS',
    descricao: 'Cancelamento de férias assinado',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 135',
    momento: 'finalizacao',
    processos: ['ferias'],
  },
  {
    codigo: 'INTERRUPCAO_FERIAS',
    descricao: 'Aviso de interrupção de férias assinado',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT arts. 136 e 392',
    momento: 'finalizacao',
    processos: ['ferias'],
  },
  {
    codigo: 'ATESTADO',
    descricao: 'Atestado ou comprovante do afastamento',
    obrigatoriedade: 'opcional',
    fundamento: 'Lei 605/1949 art. 6º; CLT art. 473',
    momento: 'finalizacao',
    processos: ['afastamento'],
    sensivel: true,
  },
  {
    codigo: 'CAT',
    descricao: 'Comunicação de acidente de trabalho (CAT)',
    obrigatoriedade: 'opcional',
    fundamento: 'Lei 8.213/1991 art. 22',
    momento: 'finalizacao',
    processos: ['afastamento'],
    sensivel: true,
  },
  {
    codigo: 'ASO_RETORNO',
    descricao: 'Atestado de saúde ocupacional de retorno',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-7 item 7.5.9',
    momento: 'finalizacao',
    processos: ['afastamento'],
    sensivel: true,
  },
  {
    codigo: 'DECISAO_INSS',
    descricao: 'Comunicação de decisão do INSS',
    obrigatoriedade: 'opcional',
    fundamento: 'Lei 8.213/1991 art. 60',
    momento: 'finalizacao',
    processos: ['afastamento'],
  },
  {
    codigo: 'AVISO_DEMISSAO',
    descricao: 'Aviso prévio, pedido ou comunicação, com as assinaturas',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT arts. 477 e 487',
    processos: ['demissao'],
  },
  {
    codigo: 'PROVAS_DEMISSAO',
    descricao: 'Provas da causa: advertências, chamadas, processo ou certidão',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT arts. 482, 494 e 818',
    processos: ['demissao'],
  },
  {
    codigo: 'TRCT',
    descricao: 'Termo de rescisão do contrato (TRCT) assinado',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 477',
    momento: 'finalizacao',
    processos: ['demissao'],
  },
  {
    codigo: 'COMPROVANTE_RESCISAO',
    descricao: 'Comprovante do pagamento da rescisão',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 477 § 6º',
    momento: 'finalizacao',
    processos: ['demissao'],
  },
  {
    codigo: 'ASO_DEMISSIONAL',
    descricao: 'Atestado de saúde ocupacional demissional',
    obrigatoriedade: 'opcional',
    fundamento: 'NR-7 item 7.5.11',
    momento: 'finalizacao',
    processos: ['demissao'],
    sensivel: true,
  },
  {
    codigo: 'RECONSIDERACAO',
    descricao: 'Reconsideração do aviso, assinada pelas duas partes',
    obrigatoriedade: 'opcional',
    fundamento: 'CLT art. 489',
    momento: 'finalizacao',
    processos: ['demissao'],
  },
]

interface EscalaVtDeReferencia {
  readonly codigo: string
  readonly descricao: string
  readonly regra: RegraDeVt
  readonly diasMes?: number
}

export const escalasVtDeReferencia: readonly EscalaVtDeReferencia[] = [
  { codigo: 'SEG-SEX', descricao: 'Segunda a sexta', regra: 'seg_sex', diasMes: 22 },
  { codigo: 'SEG-SAB', descricao: 'Segunda a sábado', regra: 'seg_sab', diasMes: 26 },
  { codigo: '12X36', descricao: 'Plantões 12x36', regra: 'plantoes', diasMes: 15 },
  { codigo: 'RODIZIO', descricao: 'Rodízio (5x1, 4x2)', regra: 'escala', diasMes: 25 },
  { codigo: 'NENHUM', descricao: 'Não usa vale-transporte', regra: 'nenhum', diasMes: 0 },
]

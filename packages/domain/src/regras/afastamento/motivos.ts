/**
 * Reasons of leave (eSocial tabela 18, S-1.3 — only the ones the product offers): length fixed by law, who pays, what
 * happens to the vacation period and when S-2230 is mandatory.
 */
export interface RegraDeAfastamento {
  readonly nome: string
  /** Length fixed by law, calendar days; null when the facts decide. */
  readonly duracaoDias: number | null
  readonly quemPaga:
    | 'EMPRESA_15_DIAS'
    | 'EMPRESA'
    | 'EMPRESA_COMPENSA'
    | 'INSS'
    | 'NINGUEM'
    | 'CONFORME_O_CASO'
  readonly efeitoNasFerias:
    | 'ZERA_SE_MAIS_DE_6_MESES'
    | 'ZERA_SE_MAIS_DE_30_DIAS'
    | 'NAO_AFETA'
    | 'GOZO'
    | 'NAO_CONTA_TEMPO'
    | 'CONTA_SE_VOLTAR_EM_90_DIAS'
    | 'CONFORME_O_CASO'
  readonly s2230: 'SEMPRE' | 'SE_MAIS_DE_15_DIAS' | 'SE_MES_INTEIRO' | 'FACULTATIVO'
  readonly fundamento: string
}

const doenca = {
  duracaoDias: null,
  quemPaga: 'EMPRESA_15_DIAS',
  efeitoNasFerias: 'ZERA_SE_MAIS_DE_6_MESES',
} as const
const suspensao = {
  duracaoDias: null,
  quemPaga: 'NINGUEM',
  efeitoNasFerias: 'NAO_CONTA_TEMPO',
  s2230: 'SEMPRE',
} as const
const maternidade = { quemPaga: 'EMPRESA_COMPENSA', efeitoNasFerias: 'NAO_AFETA', s2230: 'SEMPRE' } as const

export const motivosDeAfastamento = {
  '01': {
    nome: 'Acidente ou doença do trabalho',
    ...doenca,
    s2230: 'SEMPRE',
    fundamento: 'Lei 8.213/1991 arts. 60 e 118; Lei 8.036/1990 art. 15 § 5º',
  },
  '03': {
    nome: 'Acidente ou doença não relacionada ao trabalho',
    ...doenca,
    s2230: 'SE_MAIS_DE_15_DIAS',
    fundamento: 'Lei 8.213/1991 art. 60 § 3º; CLT art. 133 IV',
  },
  '06': {
    nome: 'Aposentadoria por incapacidade permanente',
    ...suspensao,
    quemPaga: 'INSS',
    fundamento: 'CLT art. 475',
  },
  '11': { nome: 'Cárcere', ...suspensao, s2230: 'FACULTATIVO', fundamento: 'MOS S-2230 quadro 2.1' },
  '12': { nome: 'Candidato a cargo eletivo', ...suspensao, fundamento: 'Lei 7.664/1988 art. 25' },
  '15': {
    nome: 'Férias',
    duracaoDias: null,
    quemPaga: 'EMPRESA',
    efeitoNasFerias: 'GOZO',
    s2230: 'SEMPRE',
    fundamento: 'CLT art. 129; leiaute S-2230',
  },
  '16': {
    nome: 'Licença remunerada',
    duracaoDias: null,
    quemPaga: 'EMPRESA',
    efeitoNasFerias: 'ZERA_SE_MAIS_DE_30_DIAS',
    s2230: 'FACULTATIVO',
    fundamento: 'CLT art. 133 II; MOS S-2230 item 2.2',
  },
  '17': {
    nome: 'Licença-maternidade',
    duracaoDias: 120,
    ...maternidade,
    fundamento: 'CF art. 7º XVIII; CLT art. 392',
  },
  '18': {
    nome: 'Prorrogação da licença-maternidade (Empresa Cidadã)',
    duracaoDias: 60,
    ...maternidade,
    fundamento: 'Lei 11.770/2008',
  },
  '19': { nome: 'Aborto não criminoso', duracaoDias: 14, ...maternidade, fundamento: 'CLT art. 395' },
  '20': {
    nome: 'Adoção, guarda ou cônjuge sobrevivente',
    duracaoDias: 120,
    ...maternidade,
    quemPaga: 'INSS',
    fundamento: 'CLT arts. 392-A a 392-C',
  },
  '21': {
    nome: 'Licença não remunerada',
    ...suspensao,
    s2230: 'SE_MES_INTEIRO',
    fundamento: 'CLT art. 472; leiaute S-2230 (observação obrigatória)',
  },
  '24': {
    nome: 'Mandato sindical',
    ...suspensao,
    quemPaga: 'CONFORME_O_CASO',
    efeitoNasFerias: 'CONFORME_O_CASO',
    fundamento: 'CLT art. 543 § 2º',
  },
  '25': {
    nome: 'Violência doméstica (Lei Maria da Penha)',
    duracaoDias: 180,
    quemPaga: 'CONFORME_O_CASO',
    efeitoNasFerias: 'NAO_AFETA',
    s2230: 'SE_MES_INTEIRO',
    fundamento: 'Lei 11.340/2006 art. 9º § 2º II',
  },
  '27': { nome: 'Suspensão para qualificação (lay-off)', ...suspensao, fundamento: 'CLT art. 476-A' },
  '29': {
    nome: 'Serviço militar obrigatório',
    ...suspensao,
    efeitoNasFerias: 'CONTA_SE_VOLTAR_EM_90_DIAS',
    s2230: 'SE_MES_INTEIRO',
    fundamento: 'CLT arts. 132 e 472; Lei 8.036/1990 art. 15 § 5º',
  },
  '35': {
    nome: 'Maternidade: antecipação, prorrogação ou internação',
    duracaoDias: null,
    ...maternidade,
    fundamento: 'CLT art. 392 §§ 2º e 7º (Lei 15.222/2025); ADI 6327',
  },
  '43': {
    nome: 'Prorrogação de 60 dias: síndrome congênita do Zika',
    duracaoDias: 60,
    ...maternidade,
    quemPaga: 'CONFORME_O_CASO',
    fundamento: 'Lei 15.156/2025',
  },
  '44': {
    nome: 'Suspensão: rescisão indireta ajuizada',
    ...suspensao,
    fundamento: 'CLT art. 483 § 3º; MOS S-2230 item 16.1',
  },
  '45': {
    nome: 'Suspensão: inquérito para apurar falta grave',
    ...suspensao,
    fundamento: 'CLT art. 494; MOS S-2230 item 16.2',
  },
} as const satisfies Readonly<Record<string, RegraDeAfastamento>>
export type MotivoDeAfastamento = keyof typeof motivosDeAfastamento

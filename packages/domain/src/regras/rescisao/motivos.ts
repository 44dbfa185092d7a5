/**
 * Reasons of dismissal (eSocial tabela 19, S-1.3 — only the ones the product uses; all in force since 2014-01-01 or
 * the date in `desde`) and what each one gives. One table: screens, simulation and checks read it.
 */
export interface RegraDeMotivo {
  readonly nome: string
  readonly iniciativa: 'EMPREGADOR' | 'EMPREGADO' | 'AMBOS' | 'AUTOMATICA'
  /** Notice: whole from the employer, half when indemnified, 30 days owed by the employee, none. */
  readonly aviso: 'INTEGRAL' | 'METADE' | 'DO_EMPREGADO' | 'NAO'
  /** Wage balance and expired vacations: everything but the technical reasons, which end no contract. */
  readonly verbas: boolean
  /** Percent of the proportional vacation and third that is due. */
  readonly feriasProporcionais: 0 | 50 | 100
  /** Percent of the proportional 13th that is due. */
  readonly decimoTerceiro: 0 | 50 | 100
  /** Percent of the FGTS deposits of the contract. */
  readonly multaFgts: 0 | 20 | 40
  readonly saqueFgts: 'NAO' | '80%' | '100%' | 'DEPENDENTES'
  readonly seguroDesemprego: boolean
  /** Half of the pay left until the agreed end is due (CLT art. 479). */
  readonly indenizacao479?: true
  readonly observacao: string
  readonly fundamento: string
}

const integral = { verbas: true, feriasProporcionais: 100, decimoTerceiro: 100 } as const
const semVerbas = {
  aviso: 'NAO',
  verbas: false,
  feriasProporcionais: 0,
  decimoTerceiro: 0,
  multaFgts: 0,
  saqueFgts: 'NAO',
  seguroDesemprego: false,
} as const
const comMulta = { multaFgts: 40, saqueFgts: '100%', seguroDesemprego: true } as const
const semSaque = { multaFgts: 0, saqueFgts: 'NAO', seguroDesemprego: false } as const

export const motivosDeDesligamento = {
  '01': {
    nome: 'Dispensa por justa causa',
    iniciativa: 'EMPREGADOR',
    aviso: 'NAO',
    verbas: true,
    feriasProporcionais: 0,
    decimoTerceiro: 0,
    ...semSaque,
    observacao: 'Exige alínea do art. 482 e documentação.',
    fundamento: 'CLT art. 482; Súmula 171 TST; Lei 4.090/1962 art. 3º',
  },
  '02': {
    nome: 'Dispensa sem justa causa',
    iniciativa: 'EMPREGADOR',
    aviso: 'INTEGRAL',
    ...integral,
    ...comMulta,
    observacao: 'Também no contrato a termo com cláusula assecuratória (CLT art. 481).',
    fundamento: 'CLT arts. 477 e 487; Lei 12.506/2011; Lei 8.036/1990 arts. 18 § 1º e 20 I',
  },
  '03': {
    nome: 'Rescisão antecipada do contrato a termo pelo empregador',
    iniciativa: 'EMPREGADOR',
    aviso: 'NAO',
    ...integral,
    ...comMulta,
    indenizacao479: true,
    observacao: 'Sem cláusula assecuratória; com ela, usar o motivo 02.',
    fundamento: 'CLT arts. 479 e 481; Decreto 99.684/1990 art. 14',
  },
  '04': {
    nome: 'Rescisão antecipada do contrato a termo pelo empregado',
    iniciativa: 'EMPREGADO',
    aviso: 'NAO',
    ...integral,
    ...semSaque,
    observacao: 'O empregado indeniza prejuízos comprovados; com cláusula assecuratória, usar o motivo 07.',
    fundamento: 'CLT arts. 480 e 481',
  },
  '05': {
    nome: 'Culpa recíproca',
    iniciativa: 'AMBOS',
    aviso: 'METADE',
    verbas: true,
    feriasProporcionais: 50,
    decimoTerceiro: 50,
    multaFgts: 20,
    saqueFgts: '100%',
    seguroDesemprego: false,
    observacao: 'Depende de decisão judicial.',
    fundamento: 'CLT art. 484; Súmula 14 TST; Lei 8.036/1990 art. 18 § 2º',
  },
  '06': {
    nome: 'Término de contrato a termo',
    iniciativa: 'AUTOMATICA',
    aviso: 'NAO',
    ...integral,
    multaFgts: 0,
    saqueFgts: '100%',
    seguroDesemprego: false,
    observacao: 'Sem aviso e sem multa.',
    fundamento: 'CLT arts. 443, 445 e 147; Lei 8.036/1990 art. 20 IX',
  },
  '07': {
    nome: 'Pedido de demissão',
    iniciativa: 'EMPREGADO',
    aviso: 'DO_EMPREGADO',
    ...integral,
    ...semSaque,
    observacao: 'Aviso de 30 dias devido pelo empregado; não cumprido, pode ser descontado.',
    fundamento: 'CLT art. 487 § 2º; NT MTE 184/2012; Súmula 261 TST',
  },
  '10': {
    nome: 'Falecimento do empregado',
    iniciativa: 'AUTOMATICA',
    aviso: 'NAO',
    ...integral,
    multaFgts: 0,
    saqueFgts: 'DEPENDENTES',
    seguroDesemprego: false,
    observacao: 'Pagamento aos dependentes habilitados.',
    fundamento: 'Lei 6.858/1980; Lei 8.036/1990 art. 20 IV',
  },
  '11': {
    nome: 'Transferência para empresa do mesmo grupo',
    iniciativa: 'EMPREGADOR',
    ...semVerbas,
    observacao: 'Não há rescisão: S-2299 na origem e S-2200 no destino.',
    fundamento: 'MOS S-2299 item 8.1',
  },
  '13': {
    nome: 'Sucessão (fusão, cisão, incorporação)',
    iniciativa: 'EMPREGADOR',
    ...semVerbas,
    observacao: 'Não há rescisão.',
    fundamento: 'CLT arts. 10 e 448; MOS S-2299 item 8',
  },
  '17': {
    nome: 'Rescisão indireta',
    iniciativa: 'EMPREGADO',
    aviso: 'INTEGRAL',
    ...integral,
    ...comMulta,
    observacao: 'Depende de decisão judicial.',
    fundamento: 'CLT arts. 483 e 487 § 4º',
  },
  '27': {
    nome: 'Força maior',
    iniciativa: 'EMPREGADOR',
    aviso: 'NAO',
    ...integral,
    multaFgts: 20,
    saqueFgts: '100%',
    seguroDesemprego: true,
    observacao: 'Depende de reconhecimento judicial da força maior.',
    fundamento: 'CLT arts. 501 a 504; Lei 8.036/1990 art. 18 § 2º',
  },
  '33': {
    nome: 'Acordo entre as partes',
    iniciativa: 'AMBOS',
    aviso: 'METADE',
    ...integral,
    multaFgts: 20,
    saqueFgts: '80%',
    seguroDesemprego: false,
    observacao: 'Metade do aviso se indenizado; aviso trabalhado é pago por inteiro.',
    fundamento: 'CLT art. 484-A',
  },
  '36': {
    nome: 'Mudança de CPF',
    iniciativa: 'AUTOMATICA',
    ...semVerbas,
    observacao: 'Evento técnico do eSocial.',
    fundamento: 'eSocial tabela 19',
  },
  '47': {
    nome: 'Encerramento da empresa, estabelecimento ou atividade',
    iniciativa: 'EMPREGADOR',
    aviso: 'INTEGRAL',
    ...integral,
    ...comMulta,
    observacao: 'Equipara-se à dispensa sem justa causa.',
    fundamento: 'CLT arts. 477 e 485; Súmula 44 TST',
  },
} as const satisfies Readonly<Record<string, RegraDeMotivo>>

export type MotivoDeDesligamento = keyof typeof motivosDeDesligamento

export const isMotivoDeDesligamento = (codigo: string): codigo is MotivoDeDesligamento =>
  Object.hasOwn(motivosDeDesligamento, codigo)

/** The rule of a reason with its declared (wide) type. */
export const regraDoMotivo = (codigo: MotivoDeDesligamento): RegraDeMotivo => motivosDeDesligamento[codigo]

/** Serious faults of CLT art. 482: a dismissal for cause names one. */
export const alineasDeJustaCausa = {
  a: 'Ato de improbidade',
  b: 'Incontinência de conduta ou mau procedimento',
  c: 'Negociação habitual sem permissão, em concorrência ou com prejuízo ao serviço',
  d: 'Condenação criminal passada em julgado, sem suspensão da pena',
  e: 'Desídia no desempenho das funções',
  f: 'Embriaguez habitual ou em serviço',
  g: 'Violação de segredo da empresa',
  h: 'Indisciplina ou insubordinação',
  i: 'Abandono de emprego',
  j: 'Ato lesivo da honra ou ofensa física em serviço contra qualquer pessoa',
  k: 'Ato lesivo da honra ou ofensa física contra o empregador ou superior',
  l: 'Prática constante de jogos de azar',
  m: 'Perda de habilitação ou requisito da profissão por conduta dolosa',
} as const
export type AlineaDeJustaCausa = keyof typeof alineasDeJustaCausa

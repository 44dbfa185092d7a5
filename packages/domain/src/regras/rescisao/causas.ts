import type { RegraDaCausa, SetorDaDemissao, TipoDeContrato } from './causas-tipos.ts'

const integral = { verbas: true, feriasProporcionais: 100, decimoTerceiro: 100 } as const
const comMulta = { multaFgts: 40, saqueFgts: '100%', seguroDesemprego: true } as const
const semSaque = { multaFgts: 0, saqueFgts: 'NAO', seguroDesemprego: false } as const

const TODOS_OS_CONTRATOS: readonly TipoDeContrato[] = [
  'indeterminado',
  'determinado',
  'clausula_481',
  'aprendizagem',
]
/** Without a term, or with the clause that ends the contract by the same rules (CLT art. 481). */
const COMO_INDETERMINADO: readonly TipoDeContrato[] = ['indeterminado', 'clausula_481']
const QUALQUER_UM: readonly SetorDaDemissao[] = ['operacional', 'rh']
const SO_RH: readonly SetorDaDemissao[] = ['rh']

const comum = {
  pede: QUALQUER_UM,
  aprova: 'coordenacao',
  processoJudicial: 'nao',
  contratos: TODOS_OS_CONTRATOS,
  exame: true,
  naSuspensao: false,
} as const
/** Causes that eSocial takes as an end although nobody leaves. */
const tecnica = {
  ...comum,
  ...semSaque,
  pede: SO_RH,
  aviso: 'NAO',
  verbas: false,
  feriasProporcionais: 0,
  decimoTerceiro: 0,
  exame: false,
  naSuspensao: true,
} as const

/**
 * Causes of dismissal (eSocial tabela 19, S-1.3, those that the product uses) and what each one gives, who may ask for it and which
 * contracts it ends. One table: forms, checks, simulation and papers read it.
 */
export const causas = {
  '01': {
    ...comum,
    ...semSaque,
    rotulo: 'Justa causa',
    ajuda: 'Falta grave do art. 482, comprovada e punida logo que se soube dela.',
    nome: 'Rescisão com justa causa, por iniciativa do empregador',
    iniciativa: 'EMPREGADOR',
    aprova: 'gerente_rh',
    aviso: 'NAO',
    verbas: true,
    feriasProporcionais: 0,
    decimoTerceiro: 0,
    naSuspensao: true,
    observacao: 'Exige alínea do art. 482 e documentação.',
    fundamento: 'CLT art. 482; Súmula 171 TST; Lei 4.090/1962 art. 3º',
  },
  '02': {
    ...comum,
    ...integral,
    ...comMulta,
    rotulo: 'Dispensa sem justa causa',
    ajuda: 'A empresa decide encerrar o contrato, sem falta grave.',
    nome: 'Rescisão sem justa causa, por iniciativa do empregador',
    iniciativa: 'EMPREGADOR',
    contratos: COMO_INDETERMINADO,
    aviso: 'INTEGRAL',
    observacao: 'Também no contrato a termo com cláusula assecuratória (CLT art. 481).',
    fundamento: 'CLT arts. 477 e 487; Lei 12.506/2011; Lei 8.036/1990 arts. 18 § 1º e 20 I',
  },
  '03': {
    ...comum,
    ...integral,
    ...comMulta,
    rotulo: 'Empresa encerra o contrato antes do prazo',
    ajuda: 'Contrato com prazo, sem a cláusula do art. 481, encerrado antes da data pela empresa.',
    nome: 'Rescisão antecipada do contrato a termo por iniciativa do empregador',
    iniciativa: 'EMPREGADOR',
    contratos: ['determinado', 'aprendizagem'],
    aviso: 'NAO',
    indenizacao479: 100,
    observacao: 'Sem cláusula assecuratória; com ela, usar a causa 02.',
    fundamento: 'CLT arts. 479 e 481; Decreto 99.684/1990 art. 14',
  },
  '04': {
    ...comum,
    ...integral,
    ...semSaque,
    rotulo: 'Colaborador encerra o contrato antes do prazo',
    ajuda: 'Contrato com prazo, sem a cláusula do art. 481, encerrado antes da data pelo colaborador.',
    nome: 'Rescisão antecipada do contrato a termo por iniciativa do empregado',
    iniciativa: 'EMPREGADO',
    contratos: ['determinado', 'aprendizagem'],
    aviso: 'NAO',
    observacao: 'O empregado indeniza prejuízos comprovados; com cláusula assecuratória, usar a causa 07.',
    fundamento: 'CLT arts. 480 e 481',
  },
  '05': {
    ...comum,
    rotulo: 'Culpa recíproca',
    ajuda: 'A Justiça reconheceu falta grave dos dois lados.',
    nome: 'Rescisão por culpa recíproca',
    iniciativa: 'AMBOS',
    pede: SO_RH,
    processoJudicial: 'obrigatorio',
    aviso: 'METADE',
    indenizacao479NoTermo: 50,
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
    ...comum,
    ...integral,
    rotulo: 'Fim do prazo do contrato',
    ajuda: 'A experiência, ou outro contrato com prazo, chega à data e não continua.',
    nome: 'Rescisão por término do contrato a termo',
    iniciativa: 'AUTOMATICA',
    contratos: ['determinado', 'clausula_481', 'aprendizagem'],
    aviso: 'NAO',
    multaFgts: 0,
    saqueFgts: '100%',
    seguroDesemprego: false,
    observacao: 'Sem aviso e sem multa.',
    fundamento: 'CLT arts. 443, 445 e 147; Lei 8.036/1990 art. 20 IX',
  },
  '07': {
    ...comum,
    ...integral,
    ...semSaque,
    rotulo: 'Pedido de demissão',
    ajuda: 'O colaborador quer sair e assina o pedido.',
    nome: 'Rescisão do contrato de trabalho por iniciativa do empregado',
    iniciativa: 'EMPREGADO',
    contratos: COMO_INDETERMINADO,
    aviso: 'DO_EMPREGADO',
    observacao: 'Aviso de 30 dias devido pelo empregado; não cumprido, pode ser descontado.',
    fundamento: 'CLT art. 487 § 2º; NT MTE 184/2012; Súmula 261 TST',
  },
  '10': {
    ...comum,
    ...integral,
    rotulo: 'Falecimento do colaborador',
    ajuda: 'O contrato termina no dia do óbito.',
    nome: 'Rescisão por falecimento do empregado',
    iniciativa: 'AUTOMATICA',
    aviso: 'NAO',
    multaFgts: 0,
    saqueFgts: 'DEPENDENTES',
    seguroDesemprego: false,
    exame: false,
    naSuspensao: true,
    observacao: 'Pagamento aos dependentes habilitados.',
    fundamento: 'Lei 6.858/1980; Lei 8.036/1990 art. 20 IV',
  },
  '11': {
    ...tecnica,
    rotulo: 'Transferência para empresa do mesmo grupo',
    ajuda: 'Outra empresa do grupo assume o contrato, que continua.',
    nome: 'Transferência de empregado para empresa do mesmo grupo empresarial',
    iniciativa: 'EMPREGADOR',
    observacao: 'Não há rescisão: S-2299 na origem e S-2200 no destino.',
    fundamento: 'MOS S-2299 item 8.1',
  },
  '13': {
    ...tecnica,
    rotulo: 'Sucessão da empresa',
    ajuda: 'Fusão, cisão ou incorporação: a sucessora assume o contrato, que continua.',
    nome: 'Transferência de empregado por motivo de sucessão (fusão, cisão ou incorporação)',
    iniciativa: 'EMPREGADOR',
    observacao: 'Não há rescisão.',
    fundamento: 'CLT arts. 10 e 448; MOS S-2299 item 8',
  },
  '17': {
    ...comum,
    ...integral,
    ...comMulta,
    rotulo: 'Rescisão indireta',
    ajuda: 'Falta grave da empresa (art. 483), reconhecida pela Justiça ou em acordo homologado.',
    nome: 'Rescisão indireta do contrato de trabalho',
    iniciativa: 'EMPREGADO',
    aprova: 'gerente_rh',
    processoJudicial: 'opcional',
    aviso: 'INTEGRAL',
    indenizacao479NoTermo: 100,
    observacao: 'Depende de decisão judicial.',
    fundamento: 'CLT arts. 483 e 487 § 4º',
  },
  '27': {
    ...comum,
    ...integral,
    rotulo: 'Força maior',
    ajuda: 'A Justiça reconheceu a força maior que encerrou a empresa ou o estabelecimento.',
    nome: 'Rescisão por motivo de força maior',
    iniciativa: 'EMPREGADOR',
    pede: SO_RH,
    processoJudicial: 'obrigatorio',
    aviso: 'NAO',
    indenizacao479NoTermo: 50,
    multaFgts: 20,
    saqueFgts: '100%',
    seguroDesemprego: true,
    observacao: 'Depende de reconhecimento judicial da força maior.',
    fundamento: 'CLT arts. 501 a 504; Lei 8.036/1990 art. 18 § 2º',
  },
  '33': {
    ...comum,
    ...integral,
    rotulo: 'Acordo entre as partes',
    ajuda: 'Os dois querem encerrar o contrato e assinam o acordo.',
    nome: 'Rescisão por acordo entre as partes (art. 484-A da CLT)',
    iniciativa: 'AMBOS',
    aprova: 'gerente_rh',
    contratos: COMO_INDETERMINADO,
    aviso: 'METADE',
    multaFgts: 20,
    saqueFgts: '80%',
    seguroDesemprego: false,
    observacao: 'Metade do aviso se indenizado; aviso trabalhado é pago por inteiro.',
    fundamento: 'CLT art. 484-A',
  },
  '36': {
    ...tecnica,
    rotulo: 'Mudança de CPF',
    ajuda: 'A Receita trocou o CPF do colaborador; o contrato continua.',
    nome: 'Mudança de CPF',
    iniciativa: 'AUTOMATICA',
    observacao: 'Evento técnico do eSocial.',
    fundamento: 'eSocial tabela 19',
  },
  '47': {
    ...comum,
    ...integral,
    ...comMulta,
    rotulo: 'Encerramento da empresa ou do estabelecimento',
    ajuda: 'A empresa, o estabelecimento ou a atividade acaba.',
    nome: 'Rescisão por encerramento da empresa, do estabelecimento ou da atividade',
    iniciativa: 'EMPREGADOR',
    pede: SO_RH,
    aviso: 'INTEGRAL',
    indenizacao479NoTermo: 100,
    observacao: 'Equipara-se à dispensa sem justa causa.',
    fundamento: 'CLT arts. 477 e 485; Súmula 44 TST',
  },
} as const satisfies Readonly<Record<string, RegraDaCausa>>

export type Causa = keyof typeof causas

export const isCausa = (codigo: string): codigo is Causa => Object.hasOwn(causas, codigo)

/** The rule of a cause with its declared (wide) type. */
export const causaOf = (codigo: Causa): RegraDaCausa => causas[codigo]

/** Contracts whose end was agreed and that give no notice of an earlier one. */
const COM_TERMO: readonly TipoDeContrato[] = ['determinado', 'aprendizagem']

/**
 * The rule of a cause for a contract: where one with a term is indemnified, it has no notice. The early ends that CLT art. 433 names
 * are not indemnified (§ 2º); any other one of an apprentice is.
 */
export function regraNoContrato(codigo: Causa, contrato: TipoDeContrato = 'indeterminado'): RegraDaCausa {
  const regra = causaOf(codigo)
  if (COM_TERMO.includes(contrato) && regra.indenizacao479NoTermo)
    return { ...regra, aviso: 'NAO', indenizacao479: regra.indenizacao479NoTermo }
  if (contrato !== 'aprendizagem') return regra
  const { indenizacao479: _, ...semIndenizacao } = regra
  return semIndenizacao
}

const emOrdem = (Object.keys(causas) as Causa[]).toSorted()

/** Causes that somebody of these sectors may ask for, for a contract when it is known, in the order of the table. */
export const causasQuePede = (setores: readonly string[], contrato?: TipoDeContrato): readonly Causa[] =>
  emOrdem.filter((causa) => {
    const { pede, contratos } = causaOf(causa)
    return (
      pede.some((setor) => setores.includes(setor)) &&
      (contrato === undefined || contratos.includes(contrato))
    )
  })

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

export const isAlinea = (alinea: string): alinea is AlineaDeJustaCausa =>
  Object.hasOwn(alineasDeJustaCausa, alinea)

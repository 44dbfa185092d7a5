/** How somebody who stopped coming was called back (CLT art. 482 i; Súmula 32 TST). */
export const meiosDaChamada = {
  carta_ar: 'Carta com aviso de recebimento',
  telegrama: 'Telegrama com cópia',
  mensagem: 'Mensagem com confirmação de leitura',
  telefone: 'Telefonema com testemunha',
  pessoalmente: 'Pessoalmente, com testemunha',
} as const

/** Labels of the fields of the form, whose schemas `formulario.ts` has. */
export const camposDaDemissao = {
  causa: 'O que aconteceu',
  alinea: 'Alínea do art. 482',
  fatoEm: 'Dia do fato',
  fatoOnde: 'Onde aconteceu',
  fatos: 'Os fatos',
  comunicacao: 'Comunicar em',
  aviso: 'Aviso prévio',
  reducao: 'Redução do aviso',
  desligamento: 'Último dia do contrato',
  avisoAte: 'Último dia do aviso prorrogado',
  diasCumpridos: 'Dias de aviso cumpridos',
  novoEmprego: 'Comprovou novo emprego',
  processoJudicial: 'Processo judicial',
  inquerito: 'Inquérito para apuração de falta grave',
  assistencia: 'Pedido com assistência do sindicato',
  responsavelLegal: 'Responsável legal',
  faltaDesde: 'Falta ao trabalho desde',
  chamadas: 'Chamadas ao trabalho',
  prejuizoCentavos: 'Prejuízo comprovado',
  motivo: 'Motivo, para o Rh',
  substituir: 'Repor a vaga',
  recontratacao: 'Pode ser contratada de novo',
  recontratacaoMotivo: 'Por que não pode, ou só com aval',
  saldoFgts: 'Depósitos do FGTS',
  solicitacaoSeguro: 'Pedidos de seguro-desemprego, com este',
  proventos: 'Outros proventos',
  descontos: 'Descontos',
  observacao: 'Observação',
} as const
export type CampoDaDemissao = keyof typeof camposDaDemissao

/** Fields that an act writes after the request, by a call of its own. */
export const camposDosAtos = {
  calculo: ['saldoFgts', 'solicitacaoSeguro', 'proventos', 'descontos', 'prejuizoCentavos', 'diasCumpridos'],
  complemento: [
    'processoJudicial',
    'inquerito',
    'assistencia',
    'responsavelLegal',
    'fatoEm',
    'fatoOnde',
    'fatos',
    'faltaDesde',
    'chamadas',
    'novoEmprego',
    'reducao',
  ],
  prorrogacao: ['avisoAte'],
  recontratacao: ['recontratacao', 'recontratacaoMotivo'],
} as const satisfies Readonly<Record<string, readonly CampoDaDemissao[]>>

/** Councils whose members sign certificates (eSocial ideOC). */
export const conselhos = { CRM: 'Médico (CRM)', CRO: 'Dentista (CRO)', RMS: 'Médico (RMS)' } as const

/** Kinds of benefit that a leave leads to, by the codes of INSS. */
export const especiesDoBeneficio = {
  '31': 'Auxílio por incapacidade temporária',
  '91': 'Auxílio por incapacidade temporária acidentário',
  '32': 'Aposentadoria por incapacidade permanente',
  '92': 'Aposentadoria por incapacidade permanente acidentária',
  '80': 'Salário-maternidade',
} as const

/** What INSS decided. */
export const decisoesDoInss = { concedido: 'Concedido', negado: 'Negado' } as const

/** What the return exam says (ASO). */
export const resultadosDoExame = { apto: 'Apto', inapto: 'Inapto' } as const
export type ResultadoDoExame = keyof typeof resultadosDoExame

/** Labels of the fields of the form, whose schemas `formulario.ts` has. */
export const camposDoAfastamento = {
  motivo: 'Motivo',
  inicio: 'Primeiro dia fora',
  fim: 'Último dia fora',
  'atestado.medico': 'Médico ou dentista',
  'atestado.conselho': 'Conselho',
  'atestado.registro': 'Número no conselho',
  'atestado.uf': 'UF do conselho',
  'atestado.emissao': 'Atestado emitido em',
  'atestado.dias': 'Dias do atestado',
  'atestado.entregueEm': 'Atestado entregue em',
  'atestado.hash': 'Impressão digital do arquivo',
  'atestado.cid': 'CID',
  'atestado.cidAutorizado': 'A pessoa autorizou guardar o CID',
  'acidente.data': 'Dia do acidente',
  'acidente.obito': 'Houve morte',
  'acidente.transito': 'Acidente de trânsito',
  'acidente.cat': 'Número da CAT',
  'acidente.catEm': 'CAT enviada em',
  'beneficio.requeridoEm': 'Benefício requerido em',
  'beneficio.numero': 'Número do benefício',
  'beneficio.especie': 'Espécie do benefício',
  'beneficio.decisao': 'Decisão do INSS',
  'beneficio.dib': 'Início do benefício (DIB)',
  'beneficio.cessacao': 'Último dia do benefício',
  'exame.data': 'Exame de retorno em',
  'exame.resultado': 'Resultado do exame de retorno',
  mesmaDoenca: 'Mesma doença do afastamento anterior',
  parto: 'Data do parto',
  partoPrevisto: 'Parto previsto para',
  adocao: 'Data da adoção ou guarda',
  'internacao.inicio': 'Internação desde',
  'internacao.fim': 'Internação até',
  fato: 'Data do fato',
  nascimentoDoFilho: 'Nascimento do filho',
  diasConvocado: 'Dias de convocação',
  remunerado: 'A empresa paga os dias',
  observacao: 'Observação',
  cobertura: 'Quem cobre',
} as const
export type CampoDoAfastamento = keyof typeof camposDoAfastamento

/** Fields that an act writes after the request, by a call of its own. */
export const camposDosAtos = {
  inss: [
    'beneficio.requeridoEm',
    'beneficio.numero',
    'beneficio.especie',
    'beneficio.decisao',
    'beneficio.dib',
    'beneficio.cessacao',
  ],
  cat: ['acidente.cat', 'acidente.catEm'],
  exame: ['exame.data', 'exame.resultado'],
} as const satisfies Readonly<Record<string, readonly CampoDoAfastamento[]>>

import type { TipoDeEstabilidade } from '../estabilidade/estabilidade.ts'
import type { TipoDeOcorrencia } from '../ferias/ocorrencias.ts'

/** What a reason is about, in the words that a list and a count may use. */
export const gruposDeMotivo = {
  doenca: 'Doença',
  acidente: 'Acidente ou doença do trabalho',
  maternidade: 'Maternidade e adoção',
  paternidade: 'Paternidade',
  justificada: 'Falta justificada',
  licenca: 'Licença',
  suspensao: 'Suspensão do contrato',
  militar: 'Serviço militar',
  prisao: 'Prisão',
  mandato: 'Mandato',
  aposentadoria: 'Aposentadoria por incapacidade',
} as const
export type GrupoDeMotivo = keyof typeof gruposDeMotivo

/** Sectors that have to do with a leave, as `setores` names them. */
export type SetorDoAfastamento = 'operacional' | 'rh' | 'sesmt'

/** How much of a leave is seen: the days, what it is about, the reason, or also clinical detail. */
export type Visao = 'datas' | 'grupo' | 'motivo' | 'clinico'

/**
 * What each sector sees of a leave, by how secret its reason is (LGPD arts. 6º III and 11). `saude`: clinical detail is
 * of Sesmt alone. `restrito`: violence, prison, union and court, which Sesmt does not need. `comum`: no health in it.
 */
export const visaoPorSigilo = {
  saude: { sesmt: 'clinico', rh: 'grupo', operacional: 'datas' },
  restrito: { sesmt: 'datas', rh: 'motivo', operacional: 'datas' },
  comum: { sesmt: 'motivo', rh: 'motivo', operacional: 'datas' },
} as const satisfies Readonly<Record<string, Readonly<Record<SetorDoAfastamento, Visao>>>>
export type Sigilo = keyof typeof visaoPorSigilo

/** Fields that a reason may ask for, beside it and the first day, as the request names them. */
export const camposDoMotivo = {
  fim: { label: 'Último dia', codigo: 'FIM_OBRIGATORIO' },
  atestado: { label: 'Atestado', codigo: 'ATESTADO_OBRIGATORIO' },
  acidente: { label: 'Acidente', codigo: 'ACIDENTE_OBRIGATORIO' },
  beneficio: { label: 'Benefício do INSS', codigo: 'BENEFICIO_OBRIGATORIO' },
  mesmaDoenca: { label: 'Mesma doença de antes', codigo: 'MESMA_DOENCA_OBRIGATORIA' },
  parto: { label: 'Data do parto', codigo: 'PARTO_OBRIGATORIO' },
  partoPrevisto: { label: 'Parto previsto', codigo: 'PARTO_PREVISTO_OBRIGATORIO' },
  internacao: { label: 'Internação', codigo: 'INTERNACAO_OBRIGATORIA' },
  adocao: { label: 'Data da adoção ou guarda', codigo: 'ADOCAO_OBRIGATORIA' },
  fato: { label: 'Data do fato', codigo: 'FATO_OBRIGATORIO' },
  nascimentoDoFilho: { label: 'Nascimento do filho', codigo: 'FILHO_OBRIGATORIO' },
  diasConvocado: { label: 'Dias de convocação', codigo: 'CONVOCACAO_OBRIGATORIA' },
  remunerado: { label: 'A empresa paga', codigo: 'ONUS_OBRIGATORIO' },
  observacao: { label: 'Observação', codigo: 'OBSERVACAO_OBRIGATORIA' },
} as const
export type CampoDoMotivo = keyof typeof camposDoMotivo

/** How the days of a reason are counted against its limit. */
export type Contagem =
  | 'CONSECUTIVOS'
  | 'DO_NASCIMENTO'
  | 'POR_12_MESES'
  | 'POR_ANO'
  | 'POR_EVENTO'
  | 'CONFORME_PROVA'
  | 'DOBRO_DOS_DIAS'

/** Where S-2230 is owed (MOS S-2230 quadro 2.1). `NAO`: absences of art. 473 have none. */
export type EnvioDoS2230 = 'SEMPRE' | 'SE_MAIS_DE_15_DIAS' | 'SE_MES_INTEIRO' | 'FACULTATIVO' | 'NAO'

export type QuemPaga =
  | 'EMPRESA_15_DIAS'
  | 'EMPRESA'
  | 'EMPRESA_COMPENSA'
  | 'INSS'
  | 'NINGUEM'
  | 'CONFORME_O_CASO'

/** Everything that the product knows of a reason of leave. */
export interface RegraDoMotivo {
  /** What the person who informs it would say. */
  readonly rotulo: string
  /** When to choose it and what to have at hand, in one sentence. */
  readonly ajuda: string
  /** Its name in the law or in eSocial tabela 18. */
  readonly nome: string
  readonly grupo: GrupoDeMotivo
  readonly sigilo: Sigilo
  readonly homologa: 'sesmt' | 'departamento_pessoal'
  /** Sectors that may inform it. */
  readonly informa: readonly SetorDoAfastamento[]
  /** Whether the last day may stay open, is informed, or comes from the law and the dates. */
  readonly fim: 'aberto' | 'informado' | 'lei'
  readonly campos: Readonly<Partial<Record<CampoDoMotivo, 'obrigatorio' | 'opcional'>>>
  /** Paper that proves it; null where the certificate does or none is asked for. */
  readonly comprovante: string | null
  /** Days (events, where counted by event) that the law gives; null when the facts or a table by date decide. */
  readonly limite: number | null
  readonly contagem: Contagem
  /** A fact that binds the company whenever it hears of it: its limit of days in the past does not hold. */
  readonly valeAtrasado: boolean
  readonly quemPaga: QuemPaga
  readonly contrato: 'INTERROMPE' | 'SUSPENDE' | 'SUSPENDE_DO_16_DIA'
  readonly fgts: 'CONTINUA' | 'ATE_15_DIAS' | 'NAO_HA' | 'SE_REMUNERADO'
  /** What it is to the acquisition period of vacation; null when it changes nothing (CLT art. 131). */
  readonly ferias: TipoDeOcorrencia | null
  /** Whether the term of a trial contract asks for a decision (CLT art. 472 § 2º). */
  readonly prorrogaExperiencia: boolean
  /** Protection that it opens, when its own condition is met. */
  readonly estabilidade: TipoDeEstabilidade | null
  /** Meals stop with the days, unless the agreement says otherwise. Transport always stops (Decreto 10.854/2021). */
  readonly refeicao: 'PARA' | 'CONFORME_CCT'
  /** When it comes in a vacation: ends it, begins after it, or cannot be (MOS S-2230 item 1.1). */
  readonly emFerias: 'INTERROMPE' | 'ESPERA' | 'IMPEDE'
  /** Return exam from 30 days on (NR-7 item 7.5.9). */
  readonly exameDeRetorno: boolean
  readonly s2230: EnvioDoS2230
  readonly fundamento: string
}

export const TODOS: readonly SetorDoAfastamento[] = ['operacional', 'rh', 'sesmt']
export const RH_E_SESMT: readonly SetorDoAfastamento[] = ['rh', 'sesmt']
export const SO_RH: readonly SetorDoAfastamento[] = ['rh']

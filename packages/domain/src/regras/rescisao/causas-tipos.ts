/** How long a contract was made to last, as far as its end depends on it. */
export const tiposDeContrato = {
  indeterminado: 'Prazo indeterminado',
  /** Trial or other fixed term. */
  determinado: 'Prazo determinado',
  /** Fixed term whose early end follows the rules of the open one (CLT art. 481). */
  clausula_481: 'Prazo determinado com a cláusula do art. 481',
  /** Of an apprentice: it has a term, and ends before it without the indemnities of arts. 479 and 480 (CLT art. 433). */
  aprendizagem: 'Contrato de aprendizagem',
} as const
export type TipoDeContrato = keyof typeof tiposDeContrato

/** Who wants the contract to end. */
export const iniciativas = {
  EMPREGADOR: 'Da empresa',
  EMPREGADO: 'Do colaborador',
  AMBOS: 'Dos dois',
  AUTOMATICA: 'De ninguém',
} as const
export type Iniciativa = keyof typeof iniciativas

/** Sectors that may ask for a dismissal, as the `setores` name them. */
export type SetorDaDemissao = 'operacional' | 'rh'

/** Whole, or half where both were at fault or nobody was. */
export type ParteDoArt479 = 50 | 100

/** Everything the product knows of a cause of dismissal (eSocial tabela 19). */
export interface RegraDaCausa {
  /** What the person who asks would say. */
  readonly rotulo: string
  /** When to choose it, in one sentence. */
  readonly ajuda: string
  /** Its name in the law or in the table. */
  readonly nome: string
  readonly iniciativa: Iniciativa
  readonly pede: readonly SetorDaDemissao[]
  /** Who approves: the coordination of the area, or Gerente Rh alone. */
  readonly aprova: 'coordenacao' | 'gerente_rh'
  /** Number of the court file: must be there, may be, or does not exist. */
  readonly processoJudicial: 'obrigatorio' | 'opcional' | 'nao'
  readonly contratos: readonly TipoDeContrato[]
  /** Notice: whole from the employer, half when indemnified, 30 days owed by the employee, none. */
  readonly aviso: 'INTEGRAL' | 'METADE' | 'DO_EMPREGADO' | 'NAO'
  /** Wage balance and expired vacations: everything but the technical causes, which end no contract. */
  readonly verbas: boolean
  /** Percent of the proportional vacation and third that is due. */
  readonly feriasProporcionais: 0 | 50 | 100
  /** Percent of the proportional 13th that is due. */
  readonly decimoTerceiro: 0 | 50 | 100
  /** Percent of the FGTS deposits of the contract. */
  readonly multaFgts: 0 | 20 | 40
  readonly saqueFgts: 'NAO' | '80%' | '100%' | 'DEPENDENTES'
  readonly seguroDesemprego: boolean
  /** Percent that is due of the indemnity of CLT art. 479, which is half of the pay left until the agreed end. */
  readonly indenizacao479?: ParteDoArt479
  /** The same where it ends a contract with a term: in the place of the notice (CLT arts. 479, 484 and 502 III). */
  readonly indenizacao479NoTermo?: ParteDoArt479
  /** Dismissal exam is asked for (NR-7 item 7.5.11). */
  readonly exame: boolean
  /** May end a contract suspended by a leave (CLT art. 476). */
  readonly naSuspensao: boolean
  readonly observacao: string
  readonly fundamento: string
}

import type { Sigilo } from '../afastamento/motivos-tipos.ts'
import { maiorData, somarMeses, type DataIso } from '../calendario/datas.ts'
import { emData, emTexto, passo, type ComMemoria } from '../memoria.ts'
import type { Causa } from '../rescisao/causas.ts'

/** One protection against dismissal: how long it lasts after its landmark, and what it still allows. */
export interface RegraDeEstabilidade {
  readonly nome: string
  /** The date from which the end is counted, in the words of the form. */
  readonly marco: string
  /** Months after the landmark, data a data; null when a clause of the CCT or another act says it. */
  readonly meses: number | null
  /** Protects also at the end of a fixed-term contract (reason 06). */
  readonly noContratoATermo: boolean
  /** Closing the establishment ends the protection (Súmulas 339 II and 369 IV). */
  readonly cessaNoEncerramento: boolean
  /** Born while the notice runs, it undoes the dismissal (CLT art. 391-A; Súmula 378 III). Union leadership does not: Súmula 369 V. */
  readonly nasceNoAviso: boolean
  /** Serious fault is proven in a court inquiry before the dismissal (CLT arts. 494 and 543 § 3º; Súmula 379). */
  readonly exigeInquerito: boolean
  /** Forbids no dismissal: the company that dismisses in it owes a fine (CLT art. 476-A § 5º). */
  readonly comMulta: boolean
  /** How secret its reason is, as in the leaves (see `visaoPorSigilo`). */
  readonly sigilo: Sigilo
  readonly fundamento: string
}

const comum = {
  noContratoATermo: false,
  cessaNoEncerramento: false,
  nasceNoAviso: false,
  exigeInquerito: false,
  comMulta: false,
  sigilo: 'comum',
} as const
const representante = { ...comum, meses: 12, cessaNoEncerramento: true } as const
const pelaCct = { ...comum, meses: null } as const

export const estabilidades = {
  GESTANTE: {
    nome: 'Gestante',
    marco: 'Parto',
    ...comum,
    meses: 5,
    noContratoATermo: true,
    nasceNoAviso: true,
    sigilo: 'saude',
    fundamento: 'ADCT art. 10 II b; CLT art. 391-A; Súmula 244 III TST',
  },
  ADOTANTE: {
    nome: 'Adotante',
    marco: 'Guarda ou adoção',
    ...comum,
    meses: 5,
    noContratoATermo: true,
    nasceNoAviso: true,
    sigilo: 'restrito',
    fundamento: 'CLT art. 391-A parágrafo único',
  },
  ACIDENTADO: {
    nome: 'Acidentado no trabalho',
    marco: 'Fim do benefício acidentário (B91)',
    ...comum,
    meses: 12,
    noContratoATermo: true,
    nasceNoAviso: true,
    sigilo: 'saude',
    fundamento: 'Lei 8.213/1991 art. 118; Súmula 378 TST',
  },
  CIPA: {
    nome: 'Membro eleito da CIPA',
    marco: 'Fim do mandato',
    ...representante,
    fundamento: 'ADCT art. 10 II a; CLT art. 165; Súmula 339 TST',
  },
  DIRIGENTE_SINDICAL: {
    nome: 'Dirigente sindical',
    marco: 'Fim do mandato',
    ...representante,
    exigeInquerito: true,
    sigilo: 'restrito',
    fundamento: 'CF art. 8º VIII; CLT art. 543 § 3º; Súmula 369 TST',
  },
  COMISSAO_EMPREGADOS: {
    nome: 'Comissão de empregados',
    marco: 'Fim do mandato',
    ...representante,
    fundamento: 'CLT art. 510-D § 3º',
  },
  PATERNIDADE: {
    nome: 'Licença-paternidade',
    marco: 'Fim da licença (a partir de 01/01/2027)',
    ...comum,
    meses: 1,
    fundamento: 'Lei 15.371/2026 (texto do artigo a conferir)',
  },
  RETORNO_LAYOFF: {
    nome: 'Retorno da suspensão para qualificação',
    marco: 'Retorno ao trabalho',
    ...comum,
    meses: 3,
    comMulta: true,
    fundamento: 'CLT art. 476-A § 5º',
  },
  PRE_APOSENTADORIA: {
    nome: 'Pré-aposentadoria',
    marco: 'Conforme cláusula',
    ...pelaCct,
    fundamento: 'Cláusula da CCT',
  },
  SERVICO_MILITAR: {
    nome: 'Serviço militar',
    marco: 'Conforme cláusula',
    ...pelaCct,
    fundamento: 'CLT art. 472; cláusula da CCT',
  },
  CCT: {
    nome: 'Cláusula da convenção',
    marco: 'Conforme cláusula',
    ...pelaCct,
    fundamento: 'Cláusula da CCT',
  },
} as const satisfies Readonly<Record<string, RegraDeEstabilidade>>
export type TipoDeEstabilidade = keyof typeof estabilidades

export const isTipoDeEstabilidade = (tipo: string): tipo is TipoDeEstabilidade =>
  Object.hasOwn(estabilidades, tipo)

/** The rule of a protection with its declared (wide) type. */
export const estabilidadeOf = (tipo: TipoDeEstabilidade): RegraDeEstabilidade => estabilidades[tipo]

/**
 * Last day of the protection, counted data a data from its landmark (birth, end of the benefit, end of the
 * mandate …). Null for the kinds whose end is in the CCT.
 */
export function fimDaEstabilidade(
  tipo: TipoDeEstabilidade,
  marco: DataIso,
): (ComMemoria & { readonly estavelAte: DataIso }) | null {
  const { meses, fundamento, nome, marco: nomeDoMarco } = estabilidadeOf(tipo)
  if (meses === null) return null
  const estavelAte = somarMeses(marco, meses)
  return {
    estavelAte,
    memoria: [
      passo(nomeDoMarco, emData(marco), fundamento),
      passo(`${nome}: ${meses} mês(es) depois`, emData(estavelAte), fundamento),
    ],
  }
}

const DA_LICENCA: readonly TipoDeEstabilidade[] = ['GESTANTE', 'ADOTANTE']

/**
 * Last protected day of who is on a leave that opened a protection: the job is kept as long as the leave of a birth or an adoption,
 * also where it goes beyond the five months (CLT arts. 392 caput and § 7º and 392-A). Null while the end is not known.
 */
export function fimComALicenca(
  tipo: TipoDeEstabilidade,
  estavelAte: DataIso | null,
  fimDaLicenca: DataIso | null,
): DataIso | null {
  if (estavelAte === null || !DA_LICENCA.includes(tipo)) return estavelAte
  return fimDaLicenca === null ? null : maiorData(estavelAte, fimDaLicenca)
}

export interface EstabilidadeVigente {
  readonly tipo: TipoDeEstabilidade
  /** First protected day; since ever when absent. */
  readonly inicio?: DataIso
  /** Last protected day; null while it is not known, and then it holds. */
  readonly ate: DataIso | null
}

/** How a dismissal is made, where it is known: what the protection asks of the act itself depends on it. */
export interface AtoDeDesligamento {
  readonly comunicacao: DataIso
  /** End with the notice projected; the last day when absent. */
  readonly fimProjetado?: DataIso
  /** The union or the authority assists who resigns (CLT art. 500). */
  readonly assistencia?: boolean
  /** A court inquiry proved the fault (CLT art. 494). */
  readonly inquerito?: boolean
}

/** Dismissals the employer decides or agrees to without cause: void during a protection. */
const DISPENSAS: readonly Causa[] = ['02', '03', '33']
/** Dismissals that the fine of CLT art. 476-A § 5º is of: those that the company decides alone, without fault. */
export const COM_MULTA: readonly Causa[] = ['02', '03', '47']
const PEDIDOS: readonly Causa[] = ['04', '07']

/**
 * What stands in the way: the protection itself, the notice given in it, one born in the notice, or a formality that is missing; a fine
 * stands in no way.
 */
export type Impedimento =
  | 'PROTEGIDO'
  | 'AVISO'
  | 'NASCIDA_NO_AVISO'
  | 'SEM_ASSISTENCIA'
  | 'SEM_INQUERITO'
  | 'COM_MULTA'

export interface PermissaoDeDesligamento extends ComMemoria {
  readonly permitido: boolean
  readonly impedimento: Impedimento | null
  readonly fundamento: string
}

/**
 * Whether a protected person may leave on a day for a cause (eSocial tabela 19): the employer's dismissals and the agreement of art.
 * 484-A are not allowed up to its last day, but in one that only a fine goes with; the end of a fixed term (06) and the closing of the establishment (47) as the kind of
 * protection says; serious fault, resignation, death and the technical causes are.
 *
 * With the act known, no notice may be given in the protection (Súmula 348 TST), one that is born in the notice may undo it, who
 * resigns is assisted (CLT art. 500), and a union leader is dismissed for fault only by inquiry (arts. 494 and 543 § 3º).
 */
export function verificarEstabilidade(
  estabilidade: EstabilidadeVigente,
  desligamento: DataIso,
  causa: Causa,
  ato?: AtoDeDesligamento,
): PermissaoDeDesligamento {
  const impedimento = impedimentoDe(estabilidade, desligamento, causa, ato)
  const permitido = impedimento === null || impedimento === 'COM_MULTA'
  const fundamento = fundamentoDe(estabilidade.tipo, impedimento)
  return {
    permitido,
    impedimento,
    fundamento,
    memoria: [
      passo(
        'Último dia da estabilidade',
        estabilidade.ate === null ? emTexto('ainda não se sabe') : emData(estabilidade.ate),
        estabilidadeOf(estabilidade.tipo).fundamento,
      ),
      passo(
        `Desligamento em ${desligamento} pela causa ${causa}`,
        emTexto(permitido ? 'permitido' : 'não permitido'),
        fundamento,
      ),
    ],
  }
}

function impedimentoDe(
  { tipo, inicio, ate }: EstabilidadeVigente,
  desligamento: DataIso,
  causa: Causa,
  ato: AtoDeDesligamento | undefined,
): Impedimento | null {
  const { nasceNoAviso, exigeInquerito, comMulta } = estabilidadeOf(tipo)
  // Nobody gives notice of the end of a term: it is the day of the end that counts.
  const dia = causa === '06' || !ato ? desligamento : ato.comunicacao
  const emVigor = (inicio === undefined || inicio <= dia) && (ate === null || dia <= ate)
  if (comMulta) return emVigor && COM_MULTA.includes(causa) ? 'COM_MULTA' : null
  if (proibe(tipo, causa)) {
    if (emVigor) return ate !== null && desligamento > ate ? 'AVISO' : 'PROTEGIDO'
    const fim = ato?.fimProjetado ?? desligamento
    const nasce = inicio !== undefined && dia < inicio && inicio <= fim
    return nasceNoAviso && nasce ? 'NASCIDA_NO_AVISO' : null
  }
  if (!ato || !emVigor) return null
  if (PEDIDOS.includes(causa) && !ato.assistencia) return 'SEM_ASSISTENCIA'
  return causa === '01' && exigeInquerito && !ato.inquerito ? 'SEM_INQUERITO' : null
}

function proibe(tipo: TipoDeEstabilidade, causa: Causa): boolean {
  const { noContratoATermo, cessaNoEncerramento } = estabilidadeOf(tipo)
  return (
    DISPENSAS.includes(causa) ||
    (causa === '06' && noContratoATermo) ||
    (causa === '47' && !cessaNoEncerramento)
  )
}

const leisDoAto: Readonly<Partial<Record<Impedimento, string>>> = {
  AVISO: 'Súmula 348 TST',
  SEM_ASSISTENCIA: 'CLT art. 500',
  SEM_INQUERITO: 'CLT arts. 494 e 543 § 3º; Súmula 379 TST',
}

function fundamentoDe(tipo: TipoDeEstabilidade, impedimento: Impedimento | null): string {
  const { fundamento } = estabilidadeOf(tipo)
  const doAto = impedimento && leisDoAto[impedimento]
  return doAto ? `${doAto}; ${fundamento}` : fundamento
}

/** What a protection still allows, in words. */
export const oQueAEstabilidadePermite = (tipo: TipoDeEstabilidade): readonly string[] => {
  const { noContratoATermo, cessaNoEncerramento, exigeInquerito, comMulta } = estabilidadeOf(tipo)
  if (comMulta) return ['Dispensa, com multa de pelo menos um mês de remuneração']
  return [
    exigeInquerito ? 'Justa causa, só com inquérito judicial' : 'Justa causa comprovada',
    'Pedido de demissão com assistência do sindicato',
    ...(noContratoATermo ? [] : ['Fim do prazo do contrato']),
    cessaNoEncerramento
      ? 'Encerramento do estabelecimento'
      : 'Encerramento real do estabelecimento, com indenização do período que falta',
  ]
}

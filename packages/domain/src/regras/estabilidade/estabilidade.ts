import { somarMeses, type DataIso } from '../calendario/datas.ts'
import { emData, emTexto, passo, type ComMemoria } from '../memoria.ts'
import type { MotivoDeDesligamento } from '../rescisao/motivos.ts'

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
  readonly fundamento: string
}

const representante = { meses: 12, noContratoATermo: false, cessaNoEncerramento: true } as const
const pelaCct = { meses: null, noContratoATermo: false, cessaNoEncerramento: false } as const

export const estabilidades = {
  GESTANTE: {
    nome: 'Gestante',
    marco: 'Parto',
    meses: 5,
    noContratoATermo: true,
    cessaNoEncerramento: false,
    fundamento: 'ADCT art. 10 II b; CLT art. 391-A; Súmula 244 III TST',
  },
  ADOTANTE: {
    nome: 'Adotante',
    marco: 'Guarda ou adoção',
    meses: 5,
    noContratoATermo: true,
    cessaNoEncerramento: false,
    fundamento: 'CLT art. 391-A parágrafo único',
  },
  ACIDENTADO: {
    nome: 'Acidentado no trabalho',
    marco: 'Fim do benefício acidentário (B91)',
    meses: 12,
    noContratoATermo: true,
    cessaNoEncerramento: false,
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
    meses: 1,
    noContratoATermo: false,
    cessaNoEncerramento: false,
    fundamento: 'Lei 15.371/2026 (texto do artigo a conferir)',
  },
  RETORNO_LAYOFF: {
    nome: 'Retorno da suspensão para qualificação',
    marco: 'Retorno ao trabalho',
    meses: 3,
    noContratoATermo: false,
    cessaNoEncerramento: false,
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

const regraDe = (tipo: TipoDeEstabilidade): RegraDeEstabilidade => estabilidades[tipo]

/**
 * Last day of the protection, counted data a data from its landmark (birth, end of the benefit, end of the
 * mandate …). Null for the kinds whose end is in the CCT.
 */
export function fimDaEstabilidade(
  tipo: TipoDeEstabilidade,
  marco: DataIso,
): (ComMemoria & { readonly estavelAte: DataIso }) | null {
  const { meses, fundamento, nome, marco: nomeDoMarco } = regraDe(tipo)
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

export interface EstabilidadeVigente {
  readonly tipo: TipoDeEstabilidade
  /** Last protected day. */
  readonly ate: DataIso
}

/** Dismissals the employer decides or agrees to without cause: void during a protection. */
const DISPENSAS: readonly MotivoDeDesligamento[] = ['02', '03', '33']

export interface PermissaoDeDesligamento extends ComMemoria {
  readonly permitido: boolean
  readonly fundamento: string
}

/**
 * Whether a person protected until `estabilidade.ate` may leave on a day for a reason (eSocial tabela 19): the
 * employer's dismissals and the agreement of art. 484-A are not allowed up to that day; the end of a fixed term
 * (06) and the closing of the establishment (47) as the kind of protection says; serious fault, resignation, death
 * and the technical reasons always. Reasons 02, 03 and 33 as blocked by the product's rule D1.
 */
export function verificarEstabilidade(
  estabilidade: EstabilidadeVigente,
  desligamento: DataIso,
  motivo: MotivoDeDesligamento,
): PermissaoDeDesligamento {
  const { noContratoATermo, cessaNoEncerramento, fundamento } = regraDe(estabilidade.tipo)
  const vigente = desligamento <= estabilidade.ate
  const bloqueado =
    DISPENSAS.includes(motivo) ||
    (motivo === '06' && noContratoATermo) ||
    (motivo === '47' && !cessaNoEncerramento)
  const permitido = !vigente || !bloqueado
  return {
    permitido,
    fundamento,
    memoria: [
      passo('Último dia da estabilidade', emData(estabilidade.ate), fundamento),
      passo(
        `Desligamento em ${desligamento} pelo motivo ${motivo}`,
        emTexto(permitido ? 'permitido' : 'não permitido'),
        fundamento,
      ),
    ],
  }
}

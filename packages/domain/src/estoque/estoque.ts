import { formatData } from '../br/data.ts'
import { diasEntre } from '../regras/calendario/datas.ts'

/** What may happen to pieces in stock. */
export const tiposDeMovimento = {
  entrada: { label: 'Entrada', tone: 'success' },
  entrega: { label: 'Entrega', tone: 'info' },
  devolucao: { label: 'Devolução', tone: 'success' },
  transferencia: { label: 'Transferência', tone: 'default' },
  descarte: { label: 'Descarte', tone: 'warning' },
  ajuste: { label: 'Ajuste', tone: 'warning' },
} as const
export type TipoDeMovimento = keyof typeof tiposDeMovimento

/** How the stock of a piece stands. */
export const situacoesDoSaldo = {
  abaixo: { label: 'Abaixo do mínimo', tone: 'warning' },
  zerado: { label: 'Sem saldo', tone: 'error' },
  sem_controle: { label: 'Sem controle de estoque', tone: 'default' },
} as const
export type SituacaoDoSaldo = keyof typeof situacoesDoSaldo

/** How the Certificado de Aprovação of an EPI stands on a day. */
export const situacoesDoCa = {
  valido: { label: 'CA válido', tone: 'success' },
  vence: { label: 'CA vence em breve', tone: 'warning' },
  vencido: { label: 'CA vencido', tone: 'error' },
  sem_ca: { label: 'Sem CA', tone: 'error' },
} as const
export type SituacaoDoCa = keyof typeof situacoesDoCa

/** Days before the end of a certificate from which it is told: a purchase takes about as long. */
export const DIAS_DO_AVISO_DO_CA = 60

interface ComCa {
  readonly tipo: 'uniforme' | 'epi'
  readonly ca: string | null
  readonly caValidade: string | null
}

/** How the certificate of a piece stands; null for a uniform, which has none (NR-6 item 6.5.1: an EPI is handed out with a valid one). */
export function situacaoDoCa({ tipo, ca, caValidade }: ComCa, hoje: string): SituacaoDoCa | null {
  if (tipo !== 'epi') return null
  if (ca === null) return 'sem_ca'
  if (caValidade === null) return 'valido'
  if (caValidade < hoje) return 'vencido'
  return diasEntre(hoje, caValidade) <= DIAS_DO_AVISO_DO_CA ? 'vence' : 'valido'
}

/** `CA 48712 · válido até 03/02/2027`. */
export const textoDoCa = ({ ca, caValidade }: Omit<ComCa, 'tipo'>): string | null =>
  ca === null ? null : `CA ${ca}${caValidade === null ? '' : ` · válido até ${formatData(caValidade)}`}`

/** Days over which what left for people is looked at, and those for which a purchase is meant to last. */
export const DIAS_DE_SAIDA = 90
export const DIAS_DE_REPOSICAO = 30

interface Falta {
  readonly saldo: number
  readonly minimo: number
  /** Pieces handed out in the last `DIAS_DE_SAIDA` days. */
  readonly saida: number
}

/**
 * Pieces to buy of a size at a place: back to the minimum, and what leaves in a month, so that the next delivery does
 * not ask for another purchase; none while there is the minimum.
 */
export const quantidadeAComprar = ({ saldo, minimo, saida }: Falta): number =>
  saldo >= minimo ? 0 : minimo - saldo + Math.ceil((saida * DIAS_DE_REPOSICAO) / DIAS_DE_SAIDA)

/** Most pieces of a size that a place holds: more is a mistyped quantity, and could not be counted. */
export const MAXIMO_NO_LOCAL = 1_000_000

interface Peca {
  readonly item: string
  readonly tamanho: string
}
interface PecaEmFalta extends Peca {
  readonly ha: number
  readonly pedidas: number
}

/** `Camisa polo M (há 1, são 3)`, one after the other. */
export const faltasEmTexto = (faltas: readonly PecaEmFalta[]): string =>
  faltas.map(({ item, tamanho, ha, pedidas }) => `${item} ${tamanho} (há ${ha}, são ${pedidas})`).join('; ')

interface Contada {
  readonly contado: number
  readonly esperado: number
}

/** What a count says is too much or missing: against what the stock said when the line was counted, whatever moved since. */
export const diferencaDaContagem = ({ contado, esperado }: Contada): number => contado - esperado

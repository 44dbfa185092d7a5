import { codigosDe } from '../../cadastros/codigos.ts'
import { gruposDaVez } from '../../processo/vez.ts'
import { diasEntre } from '../../regras/calendario/datas.ts'
import { prazosDaAdmissao } from '../../regras/esocial/prazos.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe } from '../../setores/setores.ts'
import { admissao } from './admissao.ts'

export type StatusAdmissao = keyof typeof admissao.statuses

const rascunhos: readonly Grupo[] = gruposDe('admissao.rascunhos')
/** Drafts are the business of those who write them; the other sectors see an admission once it was sent. */
export const veRascunhos = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => rascunhos.includes(grupo))

const status = codigosDe(admissao.statuses)
const emAberto = status.filter((nome) => !('final' in admissao.statuses[nome]))

/** The columns of the board: every status that has not ended, in the order of the process. */
export const colunasDoQuadro = (grupos: readonly Grupo[]): StatusAdmissao[] =>
  emAberto.filter((nome) => nome !== admissao.initial || veRascunhos(grupos))

/** How near the term of eSocial is; the days are the last of each band. */
export const faixasDoPrazo = {
  vencido: { label: 'Prazo vencido', tone: 'error', ate: -1 },
  urgente: { label: 'Até 2 dias', tone: 'warning', ate: 2 },
  proximo: { label: 'Até 7 dias', tone: 'info', ate: 7 },
  folgado: { label: 'Mais de 7 dias', tone: 'default', ate: Infinity },
} as const
export type FaixaDoPrazo = keyof typeof faixasDoPrazo

export interface PrazoDoEsocial {
  readonly data: string
  /** Days left; negative once it is past. */
  readonly dias: number
  readonly faixa: FaixaDoPrazo
}

const semRegistro: readonly string[] = admissao.transitions.desistir.from

const isData = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(texto)

/**
 * The term of eSocial of an admission: the day before the start. None once the person is registered, and none while
 * a draft has no date.
 */
export function prazoDoEsocial(
  situacao: string,
  dataPrevista: string | null,
  hoje: string,
): PrazoDoEsocial | null {
  if (!semRegistro.includes(situacao) || dataPrevista === null || !isData(dataPrevista)) return null
  const data = prazosDaAdmissao(dataPrevista).enviarAte
  const dias = diasEntre(hoje, data)
  const faixa = codigosDe(faixasDoPrazo).find((nome) => dias <= faixasDoPrazo[nome].ate) ?? 'folgado'
  return { data, dias, faixa }
}

/** Groups that an admission waits for, given the words of the sectors that are already there. */
export const aguardandoNaAdmissao = (
  situacao: string,
  palavras: readonly string[],
  agendado = false,
): Grupo[] =>
  gruposDaVez(admissao, {
    status: situacao,
    agendado,
    pareceres: Object.fromEntries(palavras.map((nome) => [nome, 'aprovado'])),
  })

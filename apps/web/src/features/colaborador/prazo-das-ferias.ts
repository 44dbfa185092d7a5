import { diasEntre } from '@rh/domain/regras/calendario/datas'
import { formatDate } from '../../lib/format.ts'
import type { Tone } from '../../ui/data/StatusChip.tsx'
import type { PeriodoDeFerias } from './queries.ts'

export interface Prazo {
  readonly texto: string
  readonly tone: Tone
}

const URGENTE = 30
const PERTO = 90

const dias = (quantos: number): string => `${quantos} ${quantos === 1 ? 'dia' : 'dias'}`

/** How much time is left to begin what is left of a period without double pay (CLT arts. 134 and 137). */
export function prazoDe(
  { completo, perdido, saldo, reservados, ultimoInicio, aquisitivoFim }: PeriodoDeFerias,
  hoje: string,
): Prazo {
  if (perdido) return { texto: 'Perdido', tone: 'default' }
  if (!completo) return { texto: `Em formação até ${formatDate(aquisitivoFim)}`, tone: 'default' }
  if (saldo === 0 || ultimoInicio === null)
    return reservados > 0 ? { texto: 'Tudo marcado', tone: 'info' } : { texto: 'Quitado', tone: 'success' }
  const faltam = diasEntre(hoje, ultimoInicio)
  if (faltam < 0) return { texto: 'Parte já em dobro', tone: 'error' }
  const texto = faltam === 0 ? 'Começar hoje, para não pagar em dobro' : `Começar em até ${dias(faltam)}`
  return { texto, tone: faltam <= URGENTE ? 'error' : faltam <= PERTO ? 'warning' : 'default' }
}

/** The balance of all complete periods. */
export const saldoTotal = (periodos: readonly PeriodoDeFerias[]): number =>
  periodos.reduce((soma, { saldo }) => soma + saldo, 0)

/** How the days of a period came: what was typed, by whom, and what moved it. */
export function origemDoDireito({
  completo,
  perdido,
  faltas,
  faltasPor,
  direito,
  motivo,
}: PeriodoDeFerias): string {
  if (perdido) return motivo ?? 'Período perdido (CLT art. 133).'
  const quantas = `${faltas} ${faltas === 1 ? 'falta' : 'faltas'} sem justificativa`
  const porFaltas =
    faltas === null
      ? `Faltas ainda não informadas${completo ? ', conta-se com nenhuma' : ''}`
      : faltasPor
        ? `${quantas}, por ${faltasPor}`
        : quantas
  const direitos = completo
    ? `${dias(direito)} de direito (CLT art. 130)`
    : 'os dias entram no fim do período'
  return [`${porFaltas}: ${direitos}.`, motivo].filter(Boolean).join(' ')
}

import { isDiaDeTrabalho } from '@rh/domain/regras/calendario/escala'
import type { RegraDeInicio } from '@rh/domain/regras/ferias/inicio'
import { dobraDasFerias } from '@rh/domain/regras/ferias/limite'
import { prazosDasFerias } from '@rh/domain/regras/ferias/prazos'
import { primeiroDiaDeTrabalho } from '@rh/domain/regras/ferias/simulacao'
import { valorDasFerias } from '@rh/domain/regras/ferias/valor'
import { maisDias } from '../../../lib/time/dia.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { fimDe } from './linhas.ts'
import type { Opcoes, Periodo } from '../registro.ts'

type Calendario = Opcoes['calendario']

/**
 * Whether this browser knows Temporal, in which the rules of the law count days. One without it leaves them to the
 * server, which always checks.
 */
export const calcula = typeof Temporal !== 'undefined'

/** The scale and the local holidays of the person, as the rules of the start take them. */
export const regraDe = ({ escala, feriados }: Pick<Calendario, 'escala' | 'feriados'>): RegraDeInicio => ({
  escala,
  feriadosLocais: feriados.flatMap(({ data, local }) => (local ? [data] : [])),
})

export interface Conta {
  readonly fim: string
  /** The first day of work after it. */
  readonly volta: string
  readonly comunicarAte: string
  readonly pagarAte: string
  readonly pagarAteDiaUtil: string
  readonly diasEmDobro: number
  /** Its days of work by the scale: those on which somebody has to cover. */
  readonly trabalho: readonly string[]
}

/** The days of a fraction and the deadlines that hang on it (CLT arts. 135, 137 and 145). */
export function contaDe(
  fracao: Fracao,
  concessivoFim: string,
  calendario: Pick<Calendario, 'escala' | 'feriados'>,
): Conta {
  const regra = regraDe(calendario)
  const fim = fimDe(fracao)
  const { comunicarAte, pagarAte, pagarAteDiaUtil } = prazosDasFerias(fracao.inicio)
  return {
    fim,
    volta: primeiroDiaDeTrabalho(maisDias(fim, 1), regra),
    comunicarAte,
    pagarAte,
    pagarAteDiaUtil,
    diasEmDobro: dobraDasFerias(fracao.inicio, fracao.dias, concessivoFim)?.diasEmDobro ?? 0,
    trabalho: Array.from({ length: fracao.dias }, (_, i) => maisDias(fracao.inicio, i)).filter((dia) =>
      isDiaDeTrabalho(calendario.escala, dia, regra.feriadosLocais),
    ),
  }
}

/** What days in double cost more, with their third, in centavos; null for who does not see pay. */
export function custoDaDobra(remuneracaoCentavos: number | null, diasEmDobro: number): number | null {
  if (remuneracaoCentavos === null) return null
  const valor = valorDasFerias({ remuneracaoCentavos, diasGozo: diasEmDobro, diasEmDobro })
  return valor && valor.dobraCentavos + valor.tercoDobraCentavos
}

/** Days that this request may still take out of a period. */
export const diasLivres = ({ saldo }: Pick<Periodo, 'saldo'>, abonoDias: number, marcados: number): number =>
  Math.max(0, saldo - abonoDias - marcados)

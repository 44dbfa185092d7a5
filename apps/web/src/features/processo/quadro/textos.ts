import { faixasDoPrazo, prazoDito } from '@rh/domain/processo/prazo'
import type { ReplyOf } from '../../../lib/api/api.ts'
import type { chamadas } from '../chamadas.ts'

export type Coluna = ReplyOf<ReturnType<typeof chamadas>['quadro']>['colunas'][number]
export type Cartao = Coluna['cartoes'][number]
type Prazo = NonNullable<Cartao['prazo']>

const dias = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`)

/** Term in a few words, with its tone: `Hoje · eSocial`. */
export const prazoEmTexto = ({ rotulo, dias: faltam, faixa }: Pick<Prazo, 'rotulo' | 'dias' | 'faixa'>) => ({
  label: `${prazoDito(faltam)} · ${rotulo}`,
  tone: faixasDoPrazo[faixa].tone,
})

/** Time in the current stage. */
export const idadeEmTexto = (diasNaEtapa: number): string =>
  diasNaEtapa === 0 ? 'chegou hoje' : `há ${dias(diasNaEtapa)}`

/** Overdue records of a column, beside its total; null for none. */
export function vencidosEmTexto({ prazos }: Pick<Coluna, 'prazos'>): string | null {
  const { vencido } = prazos
  if (vencido === 0) return null
  return vencido === 1 ? '1 vencido' : `${vencido} vencidos`
}

/** Nearest deadlines of all columns. */
export const prazosProximos = (colunas: readonly Coluna[], quantos: number) =>
  colunas
    .flatMap(({ cartoes }) => cartoes)
    .flatMap((cartao) =>
      cartao.prazo && cartao.prazo.faixa !== 'folgado' ? [{ ...cartao, prazo: cartao.prazo }] : [],
    )
    .toSorted((a, b) => a.prazo.dias - b.prazo.dias || a.id - b.id)
    .slice(0, quantos)

import { isContagem } from '../arredondamento.ts'
import { emTexto, passo, type ComMemoria, type Passo } from '../memoria.ts'

/** Kinds of post by the scale that covers them; the hours a week before the scale (`44H_5X2`) do not change the count. */
const efetivos: readonly { readonly tipo: RegExp; readonly porPosto: number; readonly nome: string }[] = [
  { tipo: /^24H_12X36$/, porPosto: 4, nome: 'Posto de 24 horas em 12x36' },
  { tipo: /^12X36(_(DIURNO|NOTURNO))?$/, porPosto: 2, nome: 'Posto de 12 horas em 12x36, todos os dias' },
  { tipo: /^(\d{2}H_)?(5X2|6X1)$/, porPosto: 1, nome: 'Posto de uma jornada, sem cobrir o repouso' },
]

export interface Posto {
  /** `12X36_DIURNO`, `12X36_NOTURNO`, `24H_12X36`, `44H_5X2`, `44H_6X1`, `40H_5X2` … */
  readonly tipo: string
  readonly quantidade: number
}

/**
 * Employees that a set of posts needs, by the arithmetic of the scale and without cover for vacation: two per
 * 12-hour post every day (CLT art. 59-A), four per 24-hour one, one where the scale rests with the post. Null for a
 * kind of post that is not known or a bad count.
 */
export function efetivoDosPostos(
  postos: readonly Posto[],
): (ComMemoria & { readonly empregados: number }) | null {
  let empregados = 0
  const memoria: Passo[] = []
  for (const { tipo, quantidade } of postos) {
    const efetivo = efetivos.find((linha) => linha.tipo.test(tipo))
    if (!efetivo || !isContagem(quantidade)) return null
    empregados += efetivo.porPosto * quantidade
    memoria.push(
      passo(
        `${efetivo.nome}: ${quantidade}`,
        emTexto(`${efetivo.porPosto} por posto`),
        'Aritmética da escala; CLT art. 59-A',
      ),
    )
  }
  return { empregados, memoria }
}

export interface Ocupacao {
  /** Slots contracted. */
  readonly quantitativo: number
  /** Active allocations on the date; covers of vacation and leave are not among them. */
  readonly ativos: number
  /** Admissions in progress that hold a slot. */
  readonly comprometidas?: number
  /** Transfers in and out, already decided, up to the date. */
  readonly entrando?: number
  readonly saindo?: number
}

export interface Vagas extends ComMemoria {
  readonly vagas: number
  readonly excedente: number
}

/** Free slots and people beyond them on a date. Neither is negative. Null for negative or fractional counts. */
export function vagasDoPosto(ocupacao: Ocupacao): Vagas | null {
  const { quantitativo, ativos, comprometidas = 0, entrando = 0, saindo = 0 } = ocupacao
  if (![quantitativo, ativos, comprometidas, entrando, saindo].every(isContagem)) return null
  const livres = quantitativo - ativos - comprometidas - entrando + saindo
  return {
    vagas: Math.max(0, livres),
    excedente: Math.max(0, -livres),
    memoria: [
      passo(
        'Quantitativo − ativos − comprometidas − entrando + saindo',
        emTexto(`${quantitativo} − ${ativos} − ${comprometidas} − ${entrando} + ${saindo}`),
        'Contrato com o tomador',
      ),
    ],
  }
}

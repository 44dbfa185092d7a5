import type { Opcoes, Periodo } from '../registro.ts'
import { fimDe, fracaoDe, linhasDe, somaDosDias } from './linhas.ts'

type Dados = Readonly<Record<string, unknown>>

const numero = (valor: unknown): number => (typeof valor === 'number' ? valor : 0)

/** Choices as if a request that is put right held nothing yet: its own days are free for it. */
export function opcoesSem(opcoes: Opcoes, guardados: Dados | null): Opcoes {
  if (!guardados) return opcoes
  const linhas = linhasDe(guardados['fracoes'])
  const seus = somaDosDias(linhas) + numero(guardados['abonoDias'])
  const fracoes = linhas.flatMap((linha) => fracaoDe(linha) ?? [])
  return {
    ...opcoes,
    periodos: opcoes.periodos.map((periodo) =>
      periodo.id === guardados['periodoId']
        ? { ...periodo, saldo: periodo.saldo + seus, reservados: periodo.reservados - seus }
        : periodo,
    ),
    calendario: {
      ...opcoes.calendario,
      impedimentos: opcoes.calendario.impedimentos.filter(
        (dias) => !fracoes.some((sua) => sua.inicio === dias.inicio && fimDe(sua) === dias.fim),
      ),
    },
  }
}

export const temSaldo = ({ completo, saldo }: Pick<Periodo, 'completo' | 'saldo'>): boolean =>
  completo && saldo > 0

/** The settled periods that tell nothing any more: all but the last of them. */
export function periodosAVista(periodos: readonly Periodo[]): readonly Periodo[] {
  const ultimoQuitado = periodos.findLast((periodo) => periodo.completo && !temSaldo(periodo))
  return periodos.filter((um) => !um.completo || temSaldo(um) || um === ultimoQuitado)
}

import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { fimDe } from './linhas.ts'
import { deAte } from '../textos.ts'
import type { Opcoes } from '../registro.ts'

type Pessoa = Opcoes['cobertura'][number]

export interface Candidato {
  readonly id: number
  readonly nome: string
  readonly detalhe: string
  /** Why the person cannot; null for who is free on all the days. */
  readonly porQue: string | null
  /** Days of work of the fraction on which the person is free. */
  readonly livres: number
}

const menor = (um: string, outro: string): string => (um < outro ? um : outro)
const maior = (um: string, outro: string): string => (um > outro ? um : outro)

function candidato(
  { value, label, detalhe, ocupada }: Pessoa,
  fracao: Fracao,
  trabalho: readonly string[],
): Candidato {
  const fim = fimDe(fracao)
  const vezes = ocupada.filter((dias) => dias.inicio <= fim && fracao.inicio <= dias.fim)
  const quando = vezes.map((dias) => deAte(maior(dias.inicio, fracao.inicio), menor(dias.fim, fim)))
  return {
    id: value,
    nome: label,
    detalhe,
    porQue: quando.length === 0 ? null : `Não está livre de ${new Intl.ListFormat('pt-BR').format(quando)}`,
    livres: trabalho.filter((dia) => !vezes.some((dias) => dias.inicio <= dia && dia <= dias.fim)).length,
  }
}

/** Who could cover a fraction: the free first, as the server ranks them, then the others with the reason. */
export const quemPode = (
  pessoas: readonly Pessoa[],
  fracao: Fracao,
  trabalho: readonly string[],
): readonly Candidato[] =>
  pessoas
    .map((pessoa) => candidato(pessoa, fracao, trabalho))
    .toSorted((a, b) => Number(a.porQue !== null) - Number(b.porQue !== null) || b.livres - a.livres)

import type { Acaso } from '../seed/acaso.ts'
import { femininos, masculinos, sobrenomes } from '../seed/nomes.ts'

// In a hundred thousand people some names are everywhere: what makes a search for "maria" or "silva" hard.

const porFrequencia = {
  F: [
    'Maria',
    'Ana',
    'Maria Aparecida',
    'Francisca',
    'Antônia',
    'Adriana',
    'Juliana',
    'Márcia',
    ...femininos,
  ],
  M: ['José', 'João', 'Antônio', 'Francisco', 'Carlos', 'Paulo', 'Pedro', 'Lucas', ...masculinos],
  sobrenome: [
    'da Silva',
    'dos Santos',
    'Oliveira',
    'Sousa',
    'Rodrigues',
    'Ferreira',
    'Alves',
    'Pereira',
    'Lima',
    ...sobrenomes,
  ],
} as const

/** The first of a list far more often than the last. */
function frequente(acaso: Acaso, lista: readonly string[]): string {
  const sorte = acaso.inteiro(0, 999_999) / 1_000_000
  return lista[Math.floor(lista.length * sorte * sorte)] ?? ''
}

export interface Nomes {
  readonly nome: string
  readonly mae: string
}

export function criarNomes(acaso: Acaso, sexo: 'F' | 'M'): Nomes {
  const [um, outro] = [frequente(acaso, porFrequencia.sobrenome), frequente(acaso, porFrequencia.sobrenome)]
  const familia = um === outro ? um : `${um} ${outro}`
  return {
    nome: `${frequente(acaso, porFrequencia[sexo])} ${familia}`,
    mae: `${frequente(acaso, porFrequencia.F)} ${familia}`,
  }
}

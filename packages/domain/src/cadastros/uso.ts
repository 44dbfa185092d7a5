import { z } from 'zod'

/** How many of those that use a record are named; the counts are of all. */
export const USO_LISTADO = 100

const tipos = ['pessoa', 'posto', 'contrato'] as const

/** Who uses a record of a register today or later: what its change or its end touches. */
export const uso = z.object({
  pessoas: z.int(),
  postos: z.int(),
  contratos: z.int(),
  results: z.array(z.object({ tipo: z.enum(tipos), nome: z.string(), detalhe: z.string() })),
})
export type Uso = z.output<typeof uso>

const contar = (n: number, um: string, varios: string): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? um : varios}`]

/** `Usado por 3 pessoas e 1 posto`; null where nobody uses it. */
export function resumoDoUso({ pessoas, postos, contratos }: Uso, genero: 'm' | 'f'): string | null {
  const partes = [
    ...contar(pessoas, 'pessoa', 'pessoas'),
    ...contar(postos, 'posto', 'postos'),
    ...contar(contratos, 'contrato', 'contratos'),
  ]
  return partes.length === 0
    ? null
    : `Usad${genero === 'f' ? 'a' : 'o'} por ${new Intl.ListFormat('pt-BR').format(partes)}`
}

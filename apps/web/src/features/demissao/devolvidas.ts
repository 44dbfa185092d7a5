import type { Registro } from './registro.ts'

/** What was said of each piece so far, or what the register knows of it. */
export const devolvidas = ({ pecas }: Pick<Registro, 'pecas'>) => ({
  pecas: (pecas ?? []).map(({ entregaId, situacao, valorCentavos }) => ({
    entregaId,
    situacao,
    valorCentavos,
  })),
  outros: [],
})

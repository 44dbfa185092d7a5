import type { ReplyOf } from '../../../lib/api/api.ts'
import { emDias } from '../../../lib/time/em-dias.ts'

export type Linha = ReplyOf<'GET /api/demissao/estabilidades'>['results'][number]

/** How far the end is, or why nobody knows it. */
export const fimEmPalavras = ({ faltam, previsto }: Pick<Linha, 'faltam' | 'previsto'>): string =>
  faltam === null ? 'Falta uma data' : `${emDias(faltam)}${previsto ? ', previsto' : ''}`

import { textoDoEvento, gravidades } from '@rh/domain/seguranca/eventos'
import type { ResultOf } from '../../lib/api/query.ts'
import { formatDateTime } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'

export type Linha = ResultOf<'GET /api/seguranca/listar'>

/** Nobody is behind what an unknown name, a key or the system did. */
export const quemDe = ({ pessoa }: Pick<Linha, 'pessoa'>): string => pessoa ?? 'Ninguém identificado'

/** One moment, or from when to when within the hour. */
export function quandoDe({ de, ate, vezes }: Pick<Linha, 'de' | 'ate' | 'vezes'>): string {
  const fim = formatDateTime(ate)
  return vezes === 1 || formatDateTime(de) === fim ? fim : `${formatDateTime(de)} a ${fim.slice(-5)}`
}

export const celulas = {
  tipo: (linha: Linha) => textoDoEvento(linha),
  gravidade: ({ gravidade }: Linha) => <StatusChip {...gravidades[gravidade]} />,
  pessoa: (linha: Linha) => quemDe(linha),
  rede: ({ rede }: Linha) => rede ?? '–',
  vezes: ({ vezes }: Linha) => vezes.toLocaleString('pt-BR'),
  ate: (linha: Linha) => quandoDe(linha),
  chamada: ({ chamada }: Linha) => chamada ?? '–',
}

import { tabela } from './codigos.ts'

/** What a piece is handed out for: to be dressed, or to be protected (NR-6). */
export const tiposDeUniforme = tabela({ uniforme: 'Uniforme', epi: 'EPI' })

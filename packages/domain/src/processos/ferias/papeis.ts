import type { PapelSpec } from '../../processo/papel.ts'
import { setores } from '../../setores/setores.ts'

const grupos = setores.rh.grupos

/** The papers of a vacation: they say the pay, so Rh prints them. */
export const papeisDasFerias = {
  /** CLT art. 135: in writing, thirty days before, against a receipt. */
  aviso: { label: 'Aviso de férias', grupos, status: ['aprovada', 'em_gozo', 'finalizada', 'interrompida'] },
  /** CLT art. 145, sole paragraph. */
  recibo: {
    label: 'Recibo de férias',
    grupos,
    status: ['aprovada', 'em_gozo', 'finalizada', 'interrompida'],
  },
  /** CLT art. 143 § 1º. */
  abono: {
    label: 'Solicitação de abono',
    grupos,
    status: ['solicitada', 'em_analise', 'devolvida', 'aprovada', 'em_gozo', 'finalizada'],
  },
  interrupcao: { label: 'Aviso de interrupção', grupos, status: ['interrompida'] },
  cancelamento: {
    label: 'Termo de cancelamento',
    grupos,
    status: ['aprovada', 'cancelada'],
  },
} as const satisfies Readonly<Record<string, PapelSpec>>

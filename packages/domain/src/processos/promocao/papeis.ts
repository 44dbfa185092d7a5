import type { PapelSpec } from '../../processo/papel.ts'
import { setores } from '../../setores/setores.ts'

const depoisDeAprovar = ['aprovada', 'efetivada', 'finalizada'] as const

/** The papers of a promotion: they say the pay, so Rh prints them. */
export const papeisDaPromocao = {
  carta: { label: 'Carta de promoção', grupos: setores.rh.grupos, status: depoisDeAprovar },
  termo_aditivo: {
    label: 'Termo aditivo ao contrato',
    grupos: setores.rh.grupos,
    status: depoisDeAprovar,
  },
} as const satisfies Readonly<Record<string, PapelSpec>>

import type { AtoSpec } from '../../processo/define.ts'

type Status = 'solicitada' | 'em_analise' | 'aprovada'

const ato = (spec: AtoSpec<Status, never>): AtoSpec<Status, never> => spec

/** What the sectors do on an admission besides giving their pareceres. */
export const atos = {
  solicitar_exame: ato({
    label: 'Exame solicitado à clínica',
    quem: ['Sesmt'],
    em: ['solicitada', 'em_analise'],
  }),
  adicional: ato({
    label: 'Registro completado pelo Rh',
    quem: ['Beneficio', 'Coordenador', 'Gerente Rh', 'Administrador'],
    em: ['aprovada'],
  }),
} as const

export type AtoDaAdmissao = keyof typeof atos

import type { PapelSpec } from '../../processo/papel.ts'
import { setores } from '../../setores/setores.ts'

const emAndamento = ['solicitada', 'em_analise', 'aprovada', 'efetivada', 'finalizada'] as const
const depoisDeAprovar = ['aprovada', 'efetivada', 'finalizada'] as const
const depoisDeEfetivar = ['efetivada', 'finalizada'] as const
const rh = setores.rh.grupos

const papel = <const P extends PapelSpec>(spec: P): P => spec

/** The papers of an admission, from the request of the exam to the register. */
export const papeis = {
  guia_exame: papel({
    label: 'Guia de exame admissional',
    grupos: [...rh, 'Sesmt', 'Coordenador Operacional'],
    status: emAndamento,
  }),
  contrato_experiencia: papel({ label: 'Contrato de trabalho', grupos: rh, status: depoisDeAprovar }),
  termo_vt: papel({ label: 'Termo de vale-transporte', grupos: rh, status: depoisDeAprovar }),
  recibo_uniforme: papel({
    label: 'Recibo de uniforme e EPI',
    grupos: [...rh, 'Almoxarifado'],
    status: depoisDeAprovar,
  }),
  // Lei 15.377/2026: the employer tells of vaccination, of the prevention of cancer and of the days for its exams.
  aviso_saude: papel({
    label: 'Aviso de vacinação e prevenção do câncer',
    grupos: rh,
    status: depoisDeAprovar,
  }),
  ficha_registro: papel({ label: 'Ficha de registro', grupos: rh, status: depoisDeEfetivar }),
} as const satisfies Readonly<Record<string, PapelSpec>>

export type PapelNome = keyof typeof papeis
export const papelNomes = Object.keys(papeis) as [PapelNome, ...PapelNome[]]

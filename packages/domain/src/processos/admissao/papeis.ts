import type { Grupo } from '../../setores/grupos.ts'
import { setores } from '../../setores/setores.ts'

interface Papel {
  readonly label: string
  /** Who prints it: what it says is what they may see. */
  readonly grupos: readonly Grupo[]
  /** Statuses in which it makes sense. */
  readonly status: readonly string[]
}

const emAndamento = ['solicitada', 'em_analise', 'aprovada', 'efetivada', 'finalizada'] as const
const depoisDeAprovar = ['aprovada', 'efetivada', 'finalizada'] as const
const depoisDeEfetivar = ['efetivada', 'finalizada'] as const
const rh = setores.rh.grupos

const papel = <const P extends Papel>(spec: P): P => spec

/** The papers of an admission, from the request of the exam to the register. */
export const papeis = {
  guia_exame: papel({
    label: 'Guia de exame admissional',
    grupos: [...rh, 'Sesmt', 'Coordenador Operacional'],
    status: emAndamento,
  }),
  contrato_experiencia: papel({ label: 'Contrato de experiência', grupos: rh, status: depoisDeAprovar }),
  termo_vt: papel({ label: 'Termo de vale-transporte', grupos: rh, status: depoisDeAprovar }),
  recibo_uniforme: papel({
    label: 'Recibo de uniforme e EPI',
    grupos: [...rh, 'Almoxarifado'],
    status: depoisDeAprovar,
  }),
  ficha_registro: papel({ label: 'Ficha de registro', grupos: rh, status: depoisDeEfetivar }),
} as const satisfies Readonly<Record<string, Papel>>

export type PapelNome = keyof typeof papeis
export const papelNomes = Object.keys(papeis) as [PapelNome, ...PapelNome[]]

/** Papers that a person with these groups may print of an admission in this status. */
export const papeisDe = (status: string, grupos: readonly Grupo[]): PapelNome[] =>
  papelNomes.filter((nome) => {
    const spec: Papel = papeis[nome]
    return spec.status.includes(status) && spec.grupos.some((grupo) => grupos.includes(grupo))
  })
